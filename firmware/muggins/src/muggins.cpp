#include "muggins.h"

#include "hardware.h"
#include "version.h"

namespace muggins {

// After so long without a frame the whole chain is clocked out again, so that one that was given its power later,
// or that a disturbance reached, shows what it should.
static constexpr uint16_t kHealMilliseconds = 5000;

void Muggins::start() {
  hardware::start();
  parts_.settings = parts_.store.load();
  rewire();
  parts_.display.setRow(0, "Muggins");
  parts_.display.setRow(1, "waiting for the host");
  firmata_.announce();
  link_.announce(protocol::kUnsolicited);
}

// Lanes or brightness have changed: the pins that the board owns, its buttons and its colours follow.
void Muggins::rewire() {
  const uint8_t lanes = parts_.settings.lanes;
  constexpr uint8_t common = 0xff & ~((1 << board::kPlayerButtons) - 1);
  buttons_ = common | static_cast<uint8_t>((1 << lanes) - 1);
  if (lanes != picture_.lanes) firmata_.setLanes(lanes);
  applySettings(&picture_, parts_.settings);
  parts_.rewired = false;
  parts_.dirty = true;
}

void Muggins::pass() {
  hardware::alive();
  // All that has arrived is taken before a frame is begun, so the receive buffer is empty then.
  receive();
  const Millis now = hardware::now();
  if (parts_.rewired) rewire();
  scanKeys();
  parts_.keys.queue.poll(now);
  parts_.tone.poll(now);
  parts_.display.poll(now);
  parts_.store.poll();
  if (now != polled_) {
    polled_ = now;
    firmata_.poll();
  }
  show(now);
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
  // The contract has the command bytes below 0x10; 0x00 is its own refusal.
  const uint8_t* body = splitter_.body();
  if (splitter_.length() == 0 || body[0] < 0x10) link_.take(body, splitter_.length(), now);
  else firmata_.takeSysex(body, splitter_.length());
}

void Muggins::scanKeys() {
  Contacts contacts;
  while (hardware::takeContacts(&contacts)) parts_.keys.scan(contacts, buttons_);
}

void Muggins::show(Millis now) {
  if (parts_.effects.poll(now)) parts_.dirty = true;
  const bool heals = static_cast<Millis>(now - drawn_) >= kHealMilliseconds;
  const bool ready = hardware::pixelsReady();
  if ((!parts_.dirty && !heals) || !ready) return;
  parts_.dirty = false;
  place(&picture_, parts_.pegs);
  parts_.effects.paint(&picture_, parts_.settings);
  if (heals) extendToAll(&picture_);
  if (!picture_.extent.lanes) return;
  hardware::draw(picture_);
  picture_.extent = Extent{0, 0};
  drawn_ = now;
  parts_.counters.frames.add();
}

}  // namespace muggins
