// The whole board: its parts, and one pass over them all. A pass waits only for a pixel frame.
#pragma once
#include <stdint.h>

#include "alone.h"
#include "firmata.h"
#include "frame.h"
#include "link.h"
#include "picture.h"
#include "selftest.h"

namespace muggins {

// It starts as zeros: it is static in the sketch, and the tests value-initialise it. So its parts name only the other first
// values, and the start of the chip need not write the zeros twice.
class Muggins {
 public:
  void start();
  void pass();

 private:
  void receive();
  void takeSysex(Millis now);
  void scanKeys();
  void rewire();
  void wait(Millis now);
  void show(Millis now);
  bool isCalm() const;
  uint8_t awaited() const { return parts_.keys.awaited(buttons_, parts_.settings.mode()); }

  Parts parts_;
  Alone alone_;
  SelfTest selfTest_;
  Link link_{&parts_, &selfTest_};
  Firmata firmata_;
  Splitter splitter_;
  Picture picture_;
  Millis polled_;
  Millis drawn_;
  // UNDO has not been looked at since start.
  bool fresh_ = true;
  uint8_t buttons_;
};

}  // namespace muggins
