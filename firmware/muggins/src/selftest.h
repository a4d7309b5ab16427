// The self-test: walks every pixel in each colour, echoes every key on display and buzzer, and shows the state of the parts.
#pragma once
#include <stdint.h>

#include "parts.h"
#include "picture.h"

namespace muggins {

class SelfTest {
 public:
  bool active() const { return active_; }
  void start(Parts* parts, Millis now);
  void stop(Parts* parts);
  // Takes the keys that were pressed. UNDO held ends it.
  void poll(Parts* parts, Millis now);
  // Paints the pixel of the present step.
  void paint(Picture* picture) const;

 private:
  void show(Parts* parts, uint8_t key) const;

  bool active_;
  // UNDO, which started it, has been released.
  bool released_;
  uint8_t colour_;
  uint8_t lane_;
  // 0 is the indicator.
  uint8_t hole_;
  Millis stepped_;
  Millis heldSince_;
};

}  // namespace muggins
