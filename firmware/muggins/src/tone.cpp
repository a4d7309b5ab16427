#include "tone.h"

namespace muggins {

void Tone::play(uint16_t hertz, uint16_t milliseconds, Millis now) {
  sounding_ = hertz && milliseconds;
  started_ = now;
  length_ = milliseconds;
  hardware::sound(sounding_ ? hertz : 0);
}

void Tone::poll(Millis now) {
  if (!sounding_ || static_cast<Millis>(now - started_) < length_) return;
  sounding_ = false;
  hardware::sound(0);
}

}  // namespace muggins
