// Constant tables in flash: an AVR would otherwise copy them to its scarce RAM.
#pragma once
#include <stdint.h>

#if defined(__AVR__)
#include <avr/pgmspace.h>
#define MUGGINS_FLASH PROGMEM
#else
#define MUGGINS_FLASH
#endif

namespace muggins {

inline uint8_t flashByte(const uint8_t* address) {
#if defined(__AVR__)
  return pgm_read_byte(address);
#else
  return *address;
#endif
}

inline char flashChar(const char* address) { return flashByte(reinterpret_cast<const uint8_t*>(address)); }

}  // namespace muggins
