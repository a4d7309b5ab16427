#include "alone.h"

#include "flash.h"
#include "row.h"

namespace muggins {

using protocol::EntryKind;

static constexpr uint16_t kHoldMilliseconds = 2000;
// Room that a new game should find, enough for a long game, and the least that it needs: its own entry, a sum for each lane
// and a second one for the winner's, and a score with its UNDO.
static constexpr uint8_t kGameRoom = 100;
static constexpr uint8_t kLeastGameRoom = 1 + board::kMaxLanes + 1 + 2;
// A score leaves room for its UNDO.
static constexpr uint8_t kScoreRoom = 2;

// The digit of a key of the keypad; 0xff for none.
static const uint8_t kDigits[] MUGGINS_FLASH = {1, 2, 3, 0xff, 4, 5, 6, 0xff, 7, 8, 9, 0xff, 0xff, 0, 0xff, 0xff};

void Alone::start(Parts* parts) {
  active_ = true;
  holding_ = full_ = false;
  key_ = points_ = 0;
  lost_ = hardware::tally().open;
  parts->keys.forgetPresses();
  // Only the host knew the dealer.
  parts->pegs.dealer = parts->pegs.turn = 0;
  parts->dirty = true;
  show(parts);
}

// A button waits until the score of the one before it is in the memory; digits of the next score do not wait.
void Alone::poll(Parts* parts, Millis now) {
  uint8_t key;
  while (parts->keys.takePress(&key, key_ ? board::kFirstButtonCode : board::kKeyCount)) {
    if (key >= board::kFirstButtonCode) {
      key_ = key;
      keyed_ = points_;
      points_ = 0;
    } else {
      press(parts, key, now);
    }
    if (key != kNextKey) continue;
    holding_ = true;
    heldSince_ = now;
  }
  if (!parts->store.settled()) return;
  if (!key_ && holding_ && static_cast<Millis>(now - heldSince_) >= kHoldMilliseconds) {
    holding_ = false;
    if (parts->keys.isClosed(kNextKey)) key_ = kNextKey;
  }
  if (key_ && makesRoom(&parts->store)) act(parts, now);
}

// Digits; a third one starts a new number.
void Alone::press(Parts* parts, uint8_t key, Millis now) {
  const uint8_t digit = flashByte(&kDigits[key]);
  if (key == kDeleteKey) {
    lost_ = false;
    points_ /= 10;
    if (!points_) parts->keys.drop();
  } else if (lost_) {
    parts->tone.play(kRefusalHertz, kRefusalMilliseconds, now);
  } else if (digit < 10) {
    points_ = points_ < 10 ? 10 * points_ + digit : digit;
  }
  show(parts);
}

// False if the key has to wait while the log folds.
bool Alone::makesRoom(Store* store) {
  const bool begins = key_ == kNextKey;
  full_ = false;
  if (isShared(key_) || (!begins && !keyed_) || store->room() >= (begins ? kGameRoom : kScoreRoom)) return true;
  if (store->fold()) return false;
  full_ = store->room() < (begins ? kLeastGameRoom : kScoreRoom);
  return true;
}

void Alone::act(Parts* parts, Millis now) {
  if (!lost_ && !full_ && obey(parts, now)) parts->tone.play(880, 60, now);
  else parts->tone.play(kRefusalHertz, kRefusalMilliseconds, now);
  key_ = 0;
  lost_ = false;
  parts->keys.used();
  parts->dirty = true;
  show(parts);
}

bool Alone::obey(Parts* parts, Millis now) {
  if (key_ == kNextKey) return newGame(parts);
  if (key_ == board::kUndoKey) return keyed_ || undo(parts);
  return key_ != board::kMugginsKey && score(parts, laneOfKey(key_), now);
}

static bool isOver(const Pegs& pegs) {
  for (const LanePegs& lane : pegs.lanes) {
    if (lane.front == board::kHoles) return true;
  }
  return false;
}

bool Alone::score(Parts* parts, uint8_t lane, Millis now) {
  Pegs* pegs = &parts->pegs;
  if (lane >= parts->settings.lanes || !keyed_ || isOver(*pegs)) return false;
  LanePegs* moved = &pegs->lanes[lane];
  parts->store.push(LogEntry{EntryKind::kScore, lane, keyed_, moved->rear}, now);
  moved->rear = moved->front;
  const uint8_t room = board::kHoles - moved->front;
  moved->front += keyed_ < room ? keyed_ : room;
  if (moved->front == board::kHoles) parts->effects.start(protocol::Effect::kWin, lane + 1, now);
  return true;
}

// The last score that was not undone. UNDO does not reach scores that a host has taken, nor folded ones.
bool Alone::undo(Parts* parts) {
  Store* store = &parts->store;
  uint8_t undone = 0;
  full_ = !store->room();
  for (uint8_t place = store->waiting(); place && !full_;) {
    const LogEntry entry = store->read(--place);
    if (entry.kind == EntryKind::kUndo) {
      ++undone;
    } else if (entry.kind != EntryKind::kScore || entry.rear == Store::kFolded) {
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

bool Alone::newGame(Parts* parts) {
  parts->store.push(LogEntry{EntryKind::kNewGame, 0, 0, 0}, 0);
  parts->pegs = Pegs();
  points_ = 0;
  return true;
}

// Two lanes stand in a row of the display, three where there are more than four: P1 121 P2 121 P3 121.
static constexpr uint8_t kTwoRows = 4;

static void putLane(Row* row, const Pegs& pegs, uint8_t lane) {
  row->put('P').put(static_cast<char>('1' + lane)).number(pegs.lanes[lane].front, 4);
}

void Alone::show(Parts* parts) const {
  const Pegs& pegs = parts->pegs;
  Row().put(MUGGINS_WORDS("Pegging alone")).show(&parts->display, 0);
  const uint8_t lanes = parts->settings.lanes;
  const bool isMany = board::kMaxLanes > kTwoRows && lanes > kTwoRows;
  const uint8_t across = isMany ? 3 : 2;
  for (uint8_t lane = 0, row = 1; row < 3; ++row) {
    Row text;
    for (uint8_t i = 0; i < across; ++i, ++lane) {
      if (lane >= lanes) continue;
      if (i) text.put(' ');
      if (i && !isMany) text.put(' ');
      putLane(&text, pegs, lane);
    }
    text.show(&parts->display, row);
  }
  Row last;
  if (lost_) last.put(MUGGINS_WORDS("Keys lost: press DEL"));
  else if (points_) last.put(MUGGINS_WORDS("Points: ")).number(points_);
  else if (full_) last.put(MUGGINS_WORDS("Full: connect a host"));
  else if (isOver(pegs)) last.put(MUGGINS_WORDS("Game! Hold NEXT"));
  else last.put(MUGGINS_WORDS("No host"));
  last.show(&parts->display, 3);
}

}  // namespace muggins
