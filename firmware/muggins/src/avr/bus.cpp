// The display bus: TWI as a master that only writes, one step at a time. The end of a step interrupts only to end a rest.
#include "chip.h"
#if defined(__AVR__)
#include <util/twi.h>

#include "../hardware.h"

namespace muggins {

using hardware::Bus;

static constexpr uint8_t kGo = _BV(TWINT) | _BV(TWEN) | _BV(TWIE);
static bool open;
static uint8_t slave;

// After a reset in the middle of an acknowledgement, a part holds the data line until it gets more clocks; before that no START
// is possible (UM10204, 3.1.16). The pull-ups of the lines are on.
static void freeData() {
  constexpr uint8_t kData = 1 << board::kDisplayBits[0];
  constexpr uint8_t kClock = 1 << board::kDisplayBits[1];
  // 5 us: half a bit.
  constexpr uint8_t kHalf = F_CPU / board::kDisplayHertz / 2;
  for (uint8_t bits = 9; bits && !(MUGGINS_IN(MUGGINS_DISPLAY_PORT) & kData); --bits) {
    MUGGINS_OUT(MUGGINS_DISPLAY_PORT) &= ~kClock;
    MUGGINS_DIRECTION(MUGGINS_DISPLAY_PORT) |= kClock;
    __builtin_avr_delay_cycles(kHalf);
    MUGGINS_DIRECTION(MUGGINS_DISPLAY_PORT) &= ~kClock;
    MUGGINS_OUT(MUGGINS_DISPLAY_PORT) |= kClock;
    __builtin_avr_delay_cycles(kHalf);
  }
}

Bus hardware::busState() {
  if (TWCR & _BV(TWSTO)) return Bus::kBusy;
  if (!open) return Bus::kIdle;
  if (!(TWCR & _BV(TWINT))) return Bus::kBusy;
  switch (TW_STATUS) {
    case TW_START:
    case TW_REP_START:
      TWDR = slave << 1 | TW_WRITE;
      TWCR = kGo;
      return Bus::kBusy;
    case TW_MT_SLA_ACK:
    case TW_MT_DATA_ACK:
      return Bus::kOpen;
    default:
      return Bus::kFailed;
  }
}

void hardware::busStart(uint8_t address) {
  slave = address;
  TWCR = kGo | _BV(TWSTA);
  open = true;
}

void hardware::busWrite(uint8_t byte) {
  TWDR = byte;
  TWCR = kGo;
}

void hardware::busStop() {
  TWCR = _BV(TWINT) | _BV(TWSTO) | _BV(TWEN);
  open = false;
}

void hardware::busReset() {
  // A refused bus ends properly; a stuck one is released.
  if (open && (TWCR & _BV(TWINT))) return busStop();
  TWCR = 0;
  open = false;
  freeData();
}

}  // namespace muggins

// Writing a zero leaves TWINT as it is, for busState to find.
ISR(TWI_vect) { TWCR = _BV(TWEN); }
#endif
