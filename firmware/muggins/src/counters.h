// Counts of faults since start, for `counters`. A counter stays at its largest value.
#pragma once
#include <stdint.h>

namespace muggins {

class Counter {
 public:
  static constexpr uint16_t kMost = 16383;
  void add(uint8_t more = 1) { value_ = value_ < kMost - more ? value_ + more : kMost; }
  uint16_t value() const { return value_; }

 private:
  uint16_t value_;
};

struct Counters {
  Counter badChecksum;
  Counter badFrame;
  Counter keyResend;
  Counter keyLost;
  Counter frames;
};

}  // namespace muggins
