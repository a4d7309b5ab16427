// The contract's CRC-21 (docs/protocol.md), kept at the top of 32 bits so that no masking is needed.
#pragma once
#include <stdint.h>

#include "generated/protocol.h"

namespace muggins {

class Checksum {
 public:
  void add(uint8_t byte);
  // The three bytes of a frame: seven bits each, low bits first.
  void write(uint8_t* bytes) const;

 private:
  static constexpr uint8_t kShift = 32 - protocol::kCrcBits;
  uint32_t register_ = protocol::kCrcStart << kShift;
};

// Writes the checksum of `length` bytes behind them.
void seal(uint8_t* bytes, uint8_t length);
// True if the checksum is right.
bool sealed(const uint8_t* bytes, uint8_t length);

}  // namespace muggins
