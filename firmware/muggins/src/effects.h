// The light effects. They paint only the holes without a peg, and only in tints of white, so that players can read the pegs at
// any moment.
#pragma once
#include <stdint.h>

#include "generated/protocol.h"
#include "hardware.h"
#include "picture.h"

namespace muggins {

class Effects {
 public:
  // Lane from 1; 0 is the whole board. `kNone` stops the effect that runs.
  void start(protocol::Effect effect, uint8_t lane, Millis now);
  // True when the next step is due, and once more after the end, to clear the track.
  bool poll(Millis now);
  // Paints the present step into a picture that has its pegs.
  void paint(Picture* picture, const Settings& settings) const;
  bool active() const { return effect_ != protocol::Effect::kNone; }

 private:
  protocol::Effect effect_;
  uint8_t lane_;
  Millis started_;
  // Time of the present step, from the start of the effect.
  Millis time_;
};

}  // namespace muggins
