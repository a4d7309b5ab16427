// Time and contacts from timer 2: every 250 us one row of the keypad is read and the next one selected; four of
// these steps are a scan and a millisecond. Every step looks at the buttons. The pixel loop polls the same step.
#pragma once
#include "chip.h"
#if defined(__AVR__)
#include "../hardware.h"

namespace muggins { namespace tick {

constexpr uint8_t kStepsPerMillisecond = 4;
// Room for waiting scans, one a millisecond: a pixel takes at most 32 us, and a pass with work for others is before the frame.
constexpr uint8_t kScans = board::kMaxLanes > 4 ? 32 : 24;
static_assert(board::kMaxLanes * board::kLanePixels * 32UL / 1000 + 4 < kScans, "a frame is shorter than so many");

struct State {
  volatile Millis now;
  volatile uint8_t steps;
  volatile uint8_t head;
  volatile uint8_t tail;
  // Side by side rather than as structures, so that an address is one addition.
  uint8_t rows12[kScans];
  uint8_t rows34[kScans];
  // The levels of their port.
  uint8_t buttons[kScans];
};
extern State state;

// The port of the buttons as the last step found it, and what that step or the one before found high: a button is low if it is
// closed. In spare registers, which take half the time of the memory (DS40002061B 8.5.1): a step has to fit between two pixels' bytes.
#define MUGGINS_LAST_LEVELS GPIOR1
#define MUGGINS_EITHER_HIGH GPIOR2

// Buzzer and pixels share a port. The rows are on it too, or on one that has no other output.
constexpr uint8_t kOutputs = chip::maskOf(board::kBuzzerBits) | chip::maskOf(board::kPixelBits);
constexpr bool kSharedPort = _SFR_MEM_ADDR(MUGGINS_DIRECTION(MUGGINS_ROW_PORT)) ==
                             _SFR_MEM_ADDR(MUGGINS_DIRECTION(MUGGINS_PIXEL_PORT));
constexpr uint8_t kColumns = 0x0f;
constexpr uint8_t kFirstButtonBit = board::kButtonBits[0];
constexpr uint8_t kButtons = chip::maskOf(board::kButtonBits);

// The shifts and masks below rely on these pins.
static_assert(board::kColumnBits[0] == 0 && board::kColumnBits[3] == 3, "columns are the low bits of their port");
constexpr uint8_t kLastButton = sizeof(board::kButtonBits) - 1;
static_assert(board::kButtonBits[kLastButton] == kFirstButtonBit + kLastButton, "the buttons follow one another");
static_assert(_SFR_MEM_ADDR(MUGGINS_OUT(MUGGINS_BUZZER_PORT)) == _SFR_MEM_ADDR(MUGGINS_OUT(MUGGINS_PIXEL_PORT)),
              "buzzer and pixels share a port");

void start();

MUGGINS_INLINE uint8_t following(uint8_t scan) { return scan == kScans - 1 ? 0 : scan + 1; }

// Selects one row: an output that is low. The others float.
template <uint8_t row>
MUGGINS_INLINE void select() {
  MUGGINS_DIRECTION(MUGGINS_ROW_PORT) = (kSharedPort ? kOutputs : 0) | 1 << board::kRowBits[row];
}

MUGGINS_INLINE void step() {
  const uint8_t columns = ~MUGGINS_IN(MUGGINS_COLUMN_PORT) & kColumns;
  const uint8_t levels = MUGGINS_IN(MUGGINS_BUTTON_PORT);
  MUGGINS_EITHER_HIGH = MUGGINS_LAST_LEVELS | levels;
  MUGGINS_LAST_LEVELS = levels;
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
      // Not with the last row, whose step is the longest: the looks find a press that comes later.
      state.buttons[head] = levels;
      break;
    default: {
      select<0>();
      state.rows34[head] |= columns << 4;
      const uint8_t next = following(head);
      // Without room the next scan replaces this one: the newest counts.
      if (next != state.tail) state.head = next;
    }
  }
}

// Does the step if it is due; false if not. Interrupts are off.
MUGGINS_INLINE bool poll() {
  if (!(TIFR2 & _BV(OCF2A))) return false;
  TIFR2 = _BV(OCF2A);
  step();
  return true;
}

}}  // namespace muggins::tick
#endif
