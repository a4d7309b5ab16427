#include "selftest.h"

#include "flash.h"
#include "row.h"
#include "version.h"

namespace muggins {

static constexpr uint8_t kStepMilliseconds = 20;
static constexpr uint16_t kHoldMilliseconds = 2000;
static constexpr uint8_t kNoKey = 0xff;

// Red, green, blue and white, at a quarter.
static constexpr uint8_t kLevel = 64;
static constexpr uint8_t kColours = 4;

static const char kKeypad[] MUGGINS_FLASH = "123A456B789C*0#D";

void SelfTest::start(Parts* parts, Millis now) {
  active_ = true;
  released_ = false;
  colour_ = lane_ = hole_ = 0;
  stepped_ = now;
  parts->keys.forgetPresses();
  parts->effects.start(protocol::Effect::kNone, 0, now);
  parts->dirty = true;
  show(parts, kNoKey);
}

void SelfTest::stop(Parts* parts) {
  if (!active_) return;
  active_ = false;
  parts->keys.forgetPresses();
  parts->keys.drop();
  for (uint8_t row = 0; row < protocol::kTextRows; ++row) Row().show(&parts->display, row);
  parts->rewired = true;
}

void SelfTest::poll(Parts* parts, Millis now) {
  uint8_t key;
  while (parts->keys.takePress(&key, board::kKeyCount)) {
    show(parts, key);
    // A pitch for each key.
    parts->tone.play(400 + 50 * key, 150, now);
  }
  if (!parts->keys.isClosed(board::kUndoKey)) {
    released_ = true;
    heldSince_ = now;
  } else if (released_ && static_cast<Millis>(now - heldSince_) >= kHoldMilliseconds) {
    return stop(parts);
  }
  if (static_cast<Millis>(now - stepped_) < kStepMilliseconds) return;
  stepped_ = now;
  parts->dirty = true;
  if (hole_++ < board::kHoles) return;
  hole_ = 0;
  if (++lane_ < parts->settings.lanes) return;
  lane_ = 0;
  colour_ = (colour_ + 1) % kColours;
}

void SelfTest::paint(Picture* picture) const {
  Pegs pegs = Pegs();
  pegs.lanes[lane_].front = hole_;
  place(picture, pegs);
  const auto channel = [&](uint8_t index) {
    return static_cast<uint8_t>(colour_ == index || colour_ == kColours - 1 ? kLevel : 0);
  };
  const Grb colour = {channel(1), channel(0), channel(2)};
  LanePicture* lane = &picture->lane[lane_];
  lane->frontColour = colour;
  if (hole_) return;
  lane->indicator = colour;
  extend(picture, lane_, 0);
}

static void putKey(Row* row, uint8_t key) {
  if (key < board::kFirstButtonCode) row->put(flashChar(&kKeypad[key]));
  else if (key == board::kUndoKey) row->put(MUGGINS_WORDS("UNDO"));
  else if (key == board::kMugginsKey) row->put(MUGGINS_WORDS("MUGGINS"));
  else row->put('P').put(static_cast<char>('1' + laneOfKey(key)));
}

void SelfTest::show(Parts* parts, uint8_t key) const {
  Display* display = &parts->display;
  const Store& store = parts->store;
  const uint16_t room = hardware::stackRoom();
  Row()
      .put(MUGGINS_WORDS("Self-test "))
      .number(kFirmwareMajor)
      .put('.')
      .number(kFirmwareMinor)
      .put('.')
      .number(kFirmwarePatch)
      .show(display, 0);
  Row()
      .put(MUGGINS_WORDS("RAM free "))
      .number(hardware::untouchedRam())
      .put(MUGGINS_WORDS(" of "))
      .number(room)
      .show(display, 1);
  Row()
      .put(MUGGINS_WORDS("EEPROM "))
      .number(store.found())
      .put('/')
      .number(Store::slots())
      .put(MUGGINS_WORDS(" bad "))
      .number(store.bad())
      .show(display, 2);
  Row last;
  last.put(MUGGINS_WORDS("Key "));
  if (key != kNoKey) putKey(&last, key);
  last.show(display, 3);
}

}  // namespace muggins
