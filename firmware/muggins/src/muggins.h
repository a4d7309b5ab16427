// The whole board: its parts, and one pass over them all. No pass waits for anything but a pixel frame.
#pragma once
#include <stdint.h>

#include "alone.h"
#include "firmata.h"
#include "frame.h"
#include "link.h"
#include "picture.h"
#include "selftest.h"

namespace muggins {

// It begins as zeros: it is the one static object, and value-initialised where it is not. So its parts name only the
// first values that are others, and the start of the chip need not write the rest once more.
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
