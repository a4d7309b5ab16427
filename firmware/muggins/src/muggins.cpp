#include "muggins.h"

#include "hardware.h"
#include "row.h"
#include "version.h"

namespace muggins {

// After so long without a frame the whole chain is clocked out again, so that the picture heals if a disturbance reached the
// chain or its power came late.
static constexpr uint16_t kHealMilliseconds = 5000;
// Scans that may wait together while nothing goes on: seconds of silence, and the frame that heals, come so much later at most.
static constexpr uint8_t kCalmScans = 15;
// A contact that is closed at the start has counted by then.
static constexpr uint8_t kLookMilliseconds = 30;

void Muggins::start() {
  hardware::start();
  parts_.store.load(&parts_.settings, &parts_.pegs);
  rewire();
  Row().put(MUGGINS_WORDS("Muggins")).show(&parts_.display, 0);
  Row().put(MUGGINS_WORDS("waiting for the host")).show(&parts_.display, 1);
  firmata_.announce();
  link_.announce(protocol::kUnsolicited);
}

// The buttons of a board with so many lanes, by their codes, from bit 0.
static uint8_t wired(uint8_t lanes) {
  constexpr uint8_t kFirst = (1 << kFirstLanes) - 1;
  constexpr uint8_t kShared = ((1 << kSharedButtons) - 1) << kFirstLanes;
  const uint8_t players = (1 << lanes) - 1;
  if (board::kMaxLanes == kFirstLanes) return kShared | players;
  return kShared | (players & kFirst) | static_cast<uint8_t>((players & ~kFirst) << kSharedButtons);
}

// Lanes, brightness or colours have changed: the pins that the board owns, its buttons and its colours follow.
void Muggins::rewire() {
  const uint8_t lanes = parts_.settings.lanes;
  // The scans and looks until now found the pin of a new button without its pull-up.
  if (lanes != picture_.lanes) {
    scanKeys();
    hardware::forgetButtons();
  }
  buttons_ = wired(lanes);
  if (lanes != picture_.lanes) firmata_.setLanes(lanes);
  applySettings(&picture_, parts_.settings);
  parts_.rewired = false;
  parts_.dirty = true;
}

void Muggins::pass() {
  hardware::alive();
  // Takes all received bytes before a frame begins, so the receive buffer is empty then.
  receive();
  const Millis now = hardware::now();
  // Early, since a step of the bus may have woken the board for the next.
  parts_.display.poll(now);
  if (parts_.rewired) rewire();
  scanKeys();
  // Before what shows its doings, so that none of them waits for another pass.
  wait(now);
  if (!link_.isGreeted()) parts_.display.poll(now);
  parts_.keys.queue.poll(now);
  if (parts_.keys.queue.takeRefusal()) parts_.tone.play(kRefusalHertz, kRefusalMilliseconds, now);
  parts_.tone.poll(now);
  if (now != polled_) {
    polled_ = now;
    firmata_.poll();
  }
  show(now);
  // Reads from the memory before the next byte makes it busy.
  link_.poll();
  parts_.store.poll(parts_.settings, parts_.pegs);
  // A picture that waits for the chain and a store with more to write go on in the next pass.
  if (!parts_.dirty && !parts_.rewired && parts_.store.settled()) hardware::rest(isCalm() ? kCalmScans : 0, buttons_, awaited());
}

// Whether nothing that goes by milliseconds is under way.
bool Muggins::isCalm() const {
  return !fresh_ && parts_.keys.atRest() && !parts_.effects.active() && !parts_.tone.sounding() &&
         !parts_.display.waits() && !selfTest_.active() && !firmata_.reports();
}

// Without a host: the self-test if UNDO is held at the start, otherwise the board keeps the score after a while.
void Muggins::wait(Millis now) {
  if (fresh_ && now >= kLookMilliseconds) {
    fresh_ = false;
    if (parts_.keys.isClosed(board::kUndoKey) && !link_.isGreeted()) selfTest_.start(&parts_, now);
  }
  if (selfTest_.active()) {
    alone_.stop();
    return selfTest_.poll(&parts_, now);
  }
  if (!link_.isDeserted(now)) return alone_.stop();
  if (!alone_.active()) alone_.start(&parts_);
  alone_.poll(&parts_, now);
}

void Muggins::receive() {
  uint8_t byte;
  while (hardware::receive(&byte)) {
    switch (splitter_.push(byte)) {
      case Splitter::Piece::kSysex: takeSysex(hardware::now()); break;
      case Splitter::Piece::kBroken:
        link_.takeBroken();
        // A status byte may begin a plain message that a lost F7 ran into.
        if (byte >= 0x80 && byte != kStartSysex) firmata_.take(byte);
        break;
      case Splitter::Piece::kPlain: firmata_.take(byte); break;
      default: break;
    }
  }
}

void Muggins::takeSysex(Millis now) {
  // The contract owns the command bytes below 0x10; it refuses 0x00 itself.
  const uint8_t* body = splitter_.body();
  if (splitter_.length() == 0 || body[0] < 0x10) link_.take(body, splitter_.length(), now);
  else firmata_.takeSysex(body, splitter_.length());
}

void Muggins::scanKeys() {
  Contacts contacts;
  while (hardware::takeContacts(&contacts)) parts_.keys.scan(contacts, buttons_, parts_.settings.mode());
  // Later than every scan.
  parts_.keys.look(hardware::closedButtons() & awaited(), hardware::now());
}

void Muggins::show(Millis now) {
  if (parts_.effects.poll(now)) parts_.dirty = true;
  const bool heals = static_cast<Millis>(now - drawn_) >= kHealMilliseconds;
  const bool ready = hardware::pixelsReady();
  if ((!parts_.dirty && !heals) || !ready) return;
  // Alone, only the board keeps the score: a hole does not light before the score is in memory.
  if (alone_.active() && !parts_.store.settled()) return;
  parts_.dirty = false;
  if (selfTest_.active()) {
    selfTest_.paint(&picture_);
  } else {
    place(&picture_, parts_.pegs);
    parts_.effects.paint(&picture_, parts_.settings);
  }
  if (heals) extendToAll(&picture_);
  if (!picture_.extent.lanes) return;
  hardware::draw(picture_);
  picture_.extent = Extent{0, 0};
  drawn_ = now;
  parts_.counters.frames.add();
}

}  // namespace muggins
