#include "display.h"

#include "flash.h"
#include "generated/board.h"

namespace muggins {

using hardware::Bus;

static constexpr uint8_t kRegisterSelect = 1 << board::kBackpackRegisterSelect;
static constexpr uint8_t kEnable = 1 << board::kBackpackEnable;
static constexpr uint8_t kBacklight = 1 << board::kBackpackBacklight;

// HD44780 datasheet, figure 24 and table 6: waits after power-on, after the first and second function set, and after a clear.
// The display completes any other command before the bus can bring the next byte.
static constexpr uint8_t kPowerOnWait = 50;
static constexpr uint8_t kFirstWait = 6;
static constexpr uint8_t kSecondWait = 2;
static constexpr uint8_t kClearWait = 3;
// After so long the board tries a silent display again, and checks that an idle one still acknowledges: a display that was
// unplugged has forgotten everything.
static constexpr uint16_t kRetryWait = 1000;
// Milliseconds without progress after which the bus counts as stuck. A pixel frame may lie in between.
static constexpr uint8_t kStuck = 100;

// Start-up: after the lines are quiet, four single nibbles bring the display to four bits from any state, then come commands.
static constexpr uint8_t kFirstNibble = 1;
static constexpr uint8_t kNibbles = 4;
static const uint8_t kCommands[] MUGGINS_FLASH = {
    0x28,  // four bits, two lines (which are four rows)
    0x08,  // display off
    0x01,  // clear
    0x06,  // write left to right
    0x48,  // glyphs: from code 1
};
static constexpr uint8_t kClear = 2;
static constexpr uint8_t kCommandCount = sizeof(kCommands);
static constexpr uint8_t kGlyphBytes = sizeof(board::kGlyphs);
static constexpr uint8_t kFirstCommand = kFirstNibble + kNibbles;
static constexpr uint8_t kFirstGlyph = kFirstCommand + kCommandCount;
static constexpr uint8_t kDisplayOn = kFirstGlyph + kGlyphBytes;
static constexpr uint8_t kReady = kDisplayOn + 1;
static constexpr uint8_t kDisplayOnCommand = 0x0c;
static constexpr uint8_t kSetAddress = 0x80;

// Where a row begins in the display's memory: rows 3 and 4 continue rows 1 and 2.
static uint8_t addressOf(uint8_t cell) {
  const uint8_t row = cell / protocol::kTextColumns;
  const uint8_t column = cell % protocol::kTextColumns;
  return (row & 1 ? 0x40 : 0x00) + (row & 2 ? protocol::kTextColumns : 0) + column;
}

Display::Display() : pause_(kPowerOnWait) {
  for (uint8_t& cell : wanted_) cell = ' ';
}

void Display::setCell(uint8_t cell, uint8_t code) {
  if (wanted_[cell] == code) return;
  wanted_[cell] = code;
  stale_[cell / 8] |= 1 << cell % 8;
}

void Display::setRow(uint8_t row, const uint8_t* text) {
  const uint8_t first = row * protocol::kTextColumns;
  for (uint8_t i = 0; i < protocol::kTextColumns; ++i) setCell(first + i, text[i]);
}

static uint8_t addressAt(bool other) { return other ? board::kDisplayAddresses[1] : board::kDisplayAddresses[0]; }

uint8_t Display::address() const { return step_ < kReady ? 0 : addressAt(other_); }

bool Display::waits() const { return pause_ && pause_ < kRetryWait; }

void Display::begin(Millis now, uint16_t pause) {
  hardware::busReset();
  queued_ = sent_ = 0;
  step_ = 0;
  since_ = now;
  pause_ = pause;
}

void Display::poll(Millis now) {
  const Bus bus = hardware::busState();
  if (bus == Bus::kFailed) {
    // Try the other address at once, and then both again after a pause.
    other_ = !other_;
    return begin(now, other_ ? kPowerOnWait : kRetryWait);
  }
  if (bus == Bus::kBusy) {
    if (static_cast<Millis>(now - since_) > kStuck) begin(now, kRetryWait);
    return;
  }
  if (sent_ == queued_) {
    if (pause_) {
      if (bus == Bus::kOpen) return hardware::busStop();
      if (static_cast<Millis>(now - since_) < pause_) return;
      pause_ = 0;
    }
    next();
  }
  if (sent_ < queued_) {
    since_ = now;
    if (bus == Bus::kIdle) return hardware::busStart(addressAt(other_));
    hardware::busWrite(queue_[sent_++]);
  } else if (bus == Bus::kOpen) {
    hardware::busStop();
  } else if (static_cast<Millis>(now - since_) >= kRetryWait) {
    since_ = now;
    hardware::busStart(addressAt(other_));
  }
}

// Queues the next byte, if there is one.
void Display::next() {
  queued_ = sent_ = 0;
  if (step_ < kReady) return startUp();
  uint8_t any = 0;
  for (const uint8_t cells : stale_) any |= cells;
  if (!any) return;
  uint8_t cell = cursor_;
  for (uint8_t i = 0; i < kCells; ++i, ++cell) {
    if (cell >= kCells) cell = 0;
    if (!(stale_[cell / 8] & 1 << cell % 8)) continue;
    if (cell != cursor_) {
      cursor_ = cell;
      return send(kSetAddress | addressOf(cell), false);
    }
    stale_[cell / 8] &= ~(1 << cell % 8);
    send(wanted_[cell], true);
    // The display's own address does not continue in the next row.
    cursor_ = (cell + 1) % protocol::kTextColumns ? cell + 1 : kCells;
    return;
  }
}

void Display::startUp() {
  const uint8_t step = step_++;
  if (step < kFirstNibble) {
    // A reset leaves the backpack's lines as they were. Where enable is high, the display takes a nibble as it falls.
    registerSelect_ = 0;
    queue_[queued_++] = kBacklight;
    pause_ = kFirstWait;
  } else if (step < kFirstCommand) {
    nibble(step < kFirstCommand - 1 ? 0x30 : 0x20);
    pause_ = step == kFirstNibble ? kFirstWait : kSecondWait;
  } else if (step < kFirstGlyph) {
    send(flashByte(&kCommands[step - kFirstCommand]), false);
    if (step - kFirstCommand == kClear) pause_ = kClearWait;
  } else if (step < kDisplayOn) {
    send(flashByte(&board::kGlyphs[0][0] + (step - kFirstGlyph)), true);
  } else {
    send(kDisplayOnCommand, false);
    for (uint8_t& cells : stale_) cells = 0xff;
    cursor_ = kCells;
  }
}

// The upper four bits, taken over by the display as enable falls.
void Display::nibble(uint8_t value) {
  const uint8_t byte = (value & 0xf0) | registerSelect_ | kBacklight;
  queue_[queued_++] = byte | kEnable;
  queue_[queued_++] = byte;
}

void Display::send(uint8_t value, bool isData) {
  const uint8_t select = isData ? kRegisterSelect : 0;
  // Register select must stand before enable rises.
  if (select != registerSelect_) queue_[queued_++] = select | kBacklight;
  registerSelect_ = select;
  nibble(value);
  nibble(value << 4);
}

}  // namespace muggins
