// Time and contacts from timer 2: every 250 us one row of the keypad is read and the next one selected; four of
// these steps are a scan and a millisecond. The pixel loop polls the same step.
#pragma once
#include "chip.h"
#if defined(__AVR__)
#include "../hardware.h"

namespace muggins { namespace tick {

constexpr uint8_t kStepsPerMillisecond = 4;
// Scans that wait: a frame is shorter than these milliseconds.
constexpr uint8_t kScans = 24;

struct State {
  volatile Millis now;
  volatile uint8_t steps;
  volatile uint8_t head;
  volatile uint8_t tail;
  // Side by side rather than as structures, so that an address is one addition.
  uint8_t rows12[kScans];
  uint8_t rows34[kScans];
  uint8_t buttons[kScans];
};
extern State state;

// Port B has nothing but rows, the buzzer and the pixels.
constexpr uint8_t kOutputs = chip::bitOf(board::kBuzzerPins[0]) | chip::bitOf(board::kPixelPins[0]);
constexpr uint8_t kColumns = 0x0f;
constexpr uint8_t kFirstButtonBit = 2;
constexpr uint8_t kButtons = 0xfc;

// The pins that the shifts and masks below take for granted.
static_assert(board::kColumnPins[0] == 14 && board::kColumnPins[3] == 17, "columns are the low bits of port C");
static_assert(board::kButtonPins[0] == 2 && board::kButtonPins[5] == 7, "buttons are the high bits of port D");

void start();

MUGGINS_INLINE uint8_t following(uint8_t scan) { return scan == kScans - 1 ? 0 : scan + 1; }

// Selects one row: an output that is low. The others float.
template <uint8_t row>
MUGGINS_INLINE void select() {
  DDRB = kOutputs | chip::bitOf(board::kRowPins[row]);
}

MUGGINS_INLINE void step() {
  const uint8_t columns = ~PINC & kColumns;
  const uint8_t head = state.head;
  const uint8_t steps = state.steps + 1;
  state.steps = steps;
  switch (steps % kStepsPerMillisecond) {
    case 1:
      select<1>();
      ++state.now;
      state.rows12[head] = columns;
      break;
    case 2:
      select<2>();
      state.rows12[head] |= columns << 4;
      break;
    case 3:
      select<3>();
      state.rows34[head] = columns;
      state.buttons[head] = static_cast<uint8_t>(~PIND) >> kFirstButtonBit;
      break;
    default: {
      select<0>();
      state.rows34[head] |= columns << 4;
      const uint8_t next = following(head);
      // Without room the scan is taken anew: the newest counts.
      if (next != state.tail) state.head = next;
    }
  }
}

// The step, if its time has come; false if not. Interrupts are off.
MUGGINS_INLINE bool poll() {
  if (!(TIFR2 & _BV(OCF2A))) return false;
  TIFR2 = _BV(OCF2A);
  step();
  return true;
}

}}  // namespace muggins::tick
#endif
