// Plays a tone, which ends by itself.
#pragma once
#include <stdint.h>

#include "hardware.h"

namespace muggins {

constexpr uint16_t kLowestHertz = 31;
constexpr uint16_t kHighestHertz = 5000;
// What the board plays by itself when it refuses a key.
constexpr uint16_t kRefusalHertz = 220;
constexpr uint8_t kRefusalMilliseconds = 250;

class Tone {
 public:
  // 0 Hz or 0 ms is silence.
  void play(uint16_t hertz, uint16_t milliseconds, Millis now);
  void poll(Millis now);
  bool sounding() const { return sounding_; }

 private:
  bool sounding_;
  Millis started_;
  Millis length_;
};

}  // namespace muggins
