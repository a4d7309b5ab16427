// Which bit of which port a pin is, and the parts of the chip that the pixel loop polls. Uno: ATmega328P.
#pragma once
#if defined(__AVR__)
#include <avr/interrupt.h>
#include <avr/io.h>
#include <stdint.h>

#include "../generated/board.h"

namespace muggins { namespace chip {

constexpr bool isPortD(uint8_t pin) { return pin < 8; }
constexpr bool isPortB(uint8_t pin) { return pin >= 8 && pin < 14; }
constexpr bool isPortC(uint8_t pin) { return pin >= 14; }
constexpr uint8_t bitOf(uint8_t pin) { return 1 << (pin < 8 ? pin : pin < 14 ? pin - 8 : pin - 14); }

// Work that goes on with interrupts off is small enough to stand between two bytes of a pixel.
#define MUGGINS_INLINE inline __attribute__((always_inline))

// Interrupts off for as long as the object lives.
class Atomic {
 public:
  Atomic() : status_(SREG) { cli(); }
  ~Atomic() { SREG = status_; }

 private:
  uint8_t status_;
};

}}  // namespace muggins::chip
#endif
