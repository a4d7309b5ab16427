#include "checksum.h"

namespace muggins {

void Checksum::add(uint8_t byte) {
  uint32_t value = register_ ^ (static_cast<uint32_t>(byte) << 24);
  for (uint8_t bit = 8; bit; --bit) {
    const bool top = value & 0x80000000UL;
    value <<= 1;
    if (top) value ^= protocol::kCrcPolynomial << kShift;
  }
  register_ = value;
}

uint8_t Checksum::byte(uint8_t index) const {
  return static_cast<uint8_t>(register_ >> (kShift + 7 * index)) & 0x7f;
}

}  // namespace muggins
