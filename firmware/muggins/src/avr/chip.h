// The port and bit of each pin, and tools for every module of this folder. The registers of a port follow from its letter in
// generated/board.h, so that one source serves the ATmega328P and the ATmega2560.
#pragma once
#if defined(__AVR__)
#include <avr/interrupt.h>
#include <avr/io.h>
#include <stddef.h>
#include <stdint.h>

#include "../generated/board.h"

namespace muggins { namespace chip {

// The letter of a port to its registers: MUGGINS_OUT(MUGGINS_ROW_PORT) is PORTB on an Uno.
#define MUGGINS_JOIN_NOW(a, b) a##b
#define MUGGINS_JOIN(a, b) MUGGINS_JOIN_NOW(a, b)
#define MUGGINS_IN(port) MUGGINS_JOIN(PIN, port)
#define MUGGINS_DIRECTION(port) MUGGINS_JOIN(DDR, port)
#define MUGGINS_OUT(port) MUGGINS_JOIN(PORT, port)

// All bits of a list of them.
template <size_t count>
constexpr uint8_t maskOf(const uint8_t (&bits)[count], size_t from = 0) {
  return from == count ? 0 : (1 << bits[from]) | maskOf(bits, from + 1);
}

// Work with interrupts off is short enough to fit between two bytes of a pixel.
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
