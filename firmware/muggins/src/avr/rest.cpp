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
  return serial::state.receiveHead == serial::state.receiveTail && tick::state.head == tick::state.tail &&
         !(TWCR & (_BV(TWINT) | _BV(TWSTO))) && !(EECR & _BV(EEPE));
}

// Idle mode is the one after reset. In it any interrupt wakes the processor, four cycles later than it would interrupt a running
// one (DS40002061B 10.3, 7.7.1). SE stands only around SLEEP (10.11.1).
void hardware::rest() {
  cli();
  while (isStill()) {
    const uint8_t steps = tick::state.steps;
    SMCR = _BV(SE);
    // The instruction after SEI runs before any interrupt (7.7): none can come between the look and the sleep.
    sei();
    sleep_cpu();
    cli();
    SMCR = 0;
    // A step of the tick that ends no scan brings nothing; after any other interrupt a pass looks.
    if (tick::state.steps == steps) break;
  }
  sei();
}

}  // namespace muggins
#endif
