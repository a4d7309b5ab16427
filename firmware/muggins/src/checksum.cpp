#include "checksum.h"

#include <string.h>

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

void Checksum::write(uint8_t* bytes) const {
  // Bits 11, 18 and 25 up. An AVR moves whole bytes at no cost and single bits one by one, so only a few bits are left to
  // move.
  static_assert(kShift == 11, "the shifts below");
  bytes[0] = (static_cast<uint16_t>(register_ >> 8) >> 3) & 0x7f;
  bytes[1] = (static_cast<uint16_t>(register_ >> 16) >> 2) & 0x7f;
  bytes[2] = static_cast<uint8_t>(register_ >> 24) >> 1;
}

static void sumOf(const uint8_t* bytes, uint8_t length, uint8_t* out) {
  Checksum checksum;
  for (uint8_t i = 0; i < length; ++i) checksum.add(bytes[i]);
  checksum.write(out);
}

void seal(uint8_t* bytes, uint8_t length) { sumOf(bytes, length, bytes + length); }

bool sealed(const uint8_t* bytes, uint8_t length) {
  uint8_t sum[3];
  sumOf(bytes, length, sum);
  return memcmp(sum, bytes + length, sizeof(sum)) == 0;
}

}  // namespace muggins
