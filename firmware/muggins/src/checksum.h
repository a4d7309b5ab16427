// The contract's CRC-21 (docs/protocol.md), kept at the top of 32 bits so that no masking is needed.
#pragma once
#include <stdint.h>

#include "generated/protocol.h"

namespace muggins {

class Checksum {
 public:
  void add(uint8_t byte);
  // Byte 0, 1 or 2 as it stands in a frame: seven bits, low bits first.
  uint8_t byte(uint8_t index) const;

 private:
  static constexpr uint8_t kShift = 32 - protocol::kCrcBits;
  uint32_t register_ = protocol::kCrcStart << kShift;
};

}  // namespace muggins
