// The display bus: TWI as a master that only writes, one step at a time, without interrupts.
#include "chip.h"
#if defined(__AVR__)
#include <util/twi.h>

#include "../hardware.h"

namespace muggins {

using hardware::Bus;

static bool open;
static uint8_t slave;

Bus hardware::busState() {
  if (TWCR & _BV(TWSTO)) return Bus::kBusy;
  if (!open) return Bus::kIdle;
  if (!(TWCR & _BV(TWINT))) return Bus::kBusy;
  switch (TW_STATUS) {
    case TW_START:
    case TW_REP_START:
      TWDR = slave << 1 | TW_WRITE;
      TWCR = _BV(TWINT) | _BV(TWEN);
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
  TWCR = _BV(TWINT) | _BV(TWSTA) | _BV(TWEN);
  open = true;
}

void hardware::busWrite(uint8_t byte) {
  TWDR = byte;
  TWCR = _BV(TWINT) | _BV(TWEN);
}

void hardware::busStop() {
  TWCR = _BV(TWINT) | _BV(TWSTO) | _BV(TWEN);
  open = false;
}

void hardware::busReset() {
  // After a refusal the bus is ended properly; a bus that hangs is let go.
  if (open && (TWCR & _BV(TWINT))) return busStop();
  TWCR = 0;
  open = false;
}

}  // namespace muggins
#endif
