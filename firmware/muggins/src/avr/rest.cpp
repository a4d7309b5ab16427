// Rest between two things to do: the processor sleeps (idle mode), timers, UART and bus go on.
#include "chip.h"
#if defined(__AVR__)
#include <avr/sleep.h>

#include "../hardware.h"
#include "serial.h"
#include "tick.h"

namespace muggins {

// Interrupts are off. The end of a STOP and of a byte of the memory have no interrupt of ours; what TWINT tells of is due.
static MUGGINS_INLINE bool isStill() {
  return serial::state.receiveHead == serial::state.receiveTail && !(TWCR & (_BV(TWINT) | _BV(TWSTO))) &&
         !(EECR & _BV(EEPE));
}

// Interrupts are off. Whether the scans can wait: there are few, and the last one found nothing closed.
static MUGGINS_INLINE bool canWait(uint8_t scans, uint8_t open) {
  using tick::state;
  const uint8_t head = state.head;
  const uint8_t tail = state.tail;
  if (head == tail) return true;
  const uint8_t last = head ? head - 1 : tick::kScans - 1;
  const uint8_t waiting = head > tail ? head - tail : head + tick::kScans - tail;
  return waiting <= scans && !(state.rows12[last] | state.rows34[last]) && (state.buttons[last] & open) == open;
}

// Idle mode is the one after reset. In it any interrupt wakes the processor, four cycles later than it would interrupt a running
// one (DS40002061B 10.3, 7.7.1). SE is set only around SLEEP (10.11.1).
void hardware::rest(uint8_t scans, uint8_t buttons, uint8_t awaited) {
  const uint8_t open = static_cast<uint8_t>(buttons << tick::kFirstButtonBit) & tick::kButtons;
  const uint8_t still = static_cast<uint8_t>(awaited << tick::kFirstButtonBit) & tick::kButtons;
  cli();
  while (isStill() && canWait(scans, open) && (MUGGINS_EITHER_HIGH & still) == still) {
    const uint8_t steps = tick::state.steps;
    SMCR = _BV(SE);
    // The instruction after SEI runs before any interrupt (7.7): none can come between the look and the sleep.
    sei();
    sleep_cpu();
    cli();
    SMCR = 0;
    // A step of the tick that ends no scan brings nothing but a press of a button; after any other interrupt a pass looks.
    if (tick::state.steps == steps) break;
  }
  sei();
}

}  // namespace muggins
#endif
