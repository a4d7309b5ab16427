#include "alone.h"

#include "flash.h"
#include "row.h"

namespace muggins {

using protocol::EntryKind;

static constexpr uint16_t kHoldMilliseconds = 2000;
// Room for entries that a new game should find: that of a long game.
static constexpr uint8_t kGameRoom = 100;

// Keys that act at once, and those that wait until the memory has what the one before did.
static const uint8_t kAtOnce[3] = {0xff, 0xff, 0x00};
static const uint8_t kSettled[3] = {0x00, 0x00, 0xff};

// What a key of the keypad counts as; 0xff for none.
static const uint8_t kDigits[] MUGGINS_FLASH = {1, 2, 3, 0xff, 4, 5, 6, 0xff, 7, 8, 9, 0xff, 0xff, 0, 0xff, 0xff};
static constexpr uint8_t kDelete = 12;
static constexpr uint8_t kNext = 15;
static constexpr uint8_t kUndo = board::kKeyCount - 1;

void Alone::start(Parts* parts) {
  active_ = true;
  holding_ = false;
  points_ = 0;
  parts->keys.forgetPresses();
  // Whose crib it is, only the host knew.
  parts->pegs.dealer = parts->pegs.turn = 0;
  parts->dirty = true;
  show(parts);
}

void Alone::poll(Parts* parts, Millis now) {
  uint8_t key;
  while (parts->keys.takePress(&key, kAtOnce)) {
    press(parts, key);
    if (key == kNext) {
      holding_ = true;
      heldSince_ = now;
    }
  }
  if (!parts->store.settled()) return;
  if (parts->keys.takePress(&key, kSettled)) act(parts, key, now);
  if (!holding_ || static_cast<Millis>(now - heldSince_) < kHoldMilliseconds) return;
  holding_ = false;
  if (parts->keys.isClosed(kNext)) act(parts, kNext, now);
}

// Digits; a third one begins anew.
void Alone::press(Parts* parts, uint8_t key) {
  const uint8_t digit = flashByte(&kDigits[key]);
  if (digit < 10) points_ = points_ < 10 ? 10 * points_ + digit : digit;
  else if (key == kDelete) points_ /= 10;
  show(parts);
}

void Alone::act(Parts* parts, uint8_t key, Millis now) {
  bool done = false;
  if (key == kNext) done = newGame(parts);
  else if (key == kUndo && points_) done = true;
  else if (key == kUndo) done = undo(parts);
  else done = score(parts, key - board::kFirstButtonCode, now);
  points_ = 0;
  parts->dirty = true;
  if (done) parts->tone.play(880, 60, now);
  else parts->tone.play(220, 250, now);
  show(parts);
}

static bool isOver(const Pegs& pegs) {
  for (const LanePegs& lane : pegs.lanes) {
    if (lane.front == board::kHoles) return true;
  }
  return false;
}

bool Alone::score(Parts* parts, uint8_t lane, Millis now) {
  Pegs* pegs = &parts->pegs;
  if (lane >= parts->settings.lanes || !points_ || isOver(*pegs) || parts->store.full()) return false;
  LanePegs* moved = &pegs->lanes[lane];
  parts->store.push(LogEntry{EntryKind::kScore, lane, points_, moved->rear}, now);
  moved->rear = moved->front;
  const uint8_t room = board::kHoles - moved->front;
  moved->front += points_ < room ? points_ : room;
  if (moved->front == board::kHoles) parts->effects.start(protocol::Effect::kWin, lane + 1, now);
  return true;
}

// The last score that stands. What a host has taken is the host's.
bool Alone::undo(Parts* parts) {
  Store* store = &parts->store;
  uint8_t undone = 0;
  for (uint8_t place = store->waiting(); place && !store->full();) {
    const LogEntry entry = store->read(--place);
    if (entry.kind == EntryKind::kUndo) {
      ++undone;
    } else if (entry.kind != EntryKind::kScore) {
      return false;
    } else if (!undone--) {
      LanePegs* lane = &parts->pegs.lanes[entry.lane];
      lane->front = lane->rear;
      lane->rear = entry.rear;
      store->push(LogEntry{EntryKind::kUndo, 0, 0, 0}, 0);
      return true;
    }
  }
  return false;
}

// Where the log has no room for a long game, the oldest games give way.
bool Alone::newGame(Parts* parts) {
  Store* store = &parts->store;
  while (Store::kEntryRoom - store->waiting() < kGameRoom) {
    uint8_t count = 1;
    while (count < store->waiting() && store->read(count).kind != EntryKind::kNewGame) ++count;
    store->dropOldest(count);
  }
  store->push(LogEntry{EntryKind::kNewGame, 0, 0, 0}, 0);
  parts->pegs = Pegs();
  return true;
}

static void putLane(Row* row, const Pegs& pegs, uint8_t lane) {
  row->put('P').put(static_cast<char>('1' + lane)).number(pegs.lanes[lane].front, 4);
}

void Alone::show(Parts* parts) const {
  const Pegs& pegs = parts->pegs;
  Row().put(MUGGINS_WORDS("Pegging alone")).show(&parts->display, 0);
  for (uint8_t lane = 0; lane < board::kMaxLanes; lane += 2) {
    Row row;
    if (lane < parts->settings.lanes) putLane(&row, pegs, lane);
    if (lane + 1 < parts->settings.lanes) putLane(&row.put(' ').put(' '), pegs, lane + 1);
    row.show(&parts->display, 1 + lane / 2);
  }
  Row last;
  if (points_) last.put(MUGGINS_WORDS("Points: ")).number(points_);
  else if (isOver(pegs)) last.put(MUGGINS_WORDS("Game! Hold NEXT"));
  else if (parts->store.full()) last.put(MUGGINS_WORDS("Full: connect a host"));
  else last.put(MUGGINS_WORDS("No host"));
  last.show(&parts->display, 3);
}

}  // namespace muggins
