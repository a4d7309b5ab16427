// The whole board: its parts, and one pass over them all. No pass waits for anything but a pixel frame.
#pragma once
#include <stdint.h>

#include "firmata.h"
#include "frame.h"
#include "link.h"
#include "picture.h"

namespace muggins {

class Muggins {
 public:
  void start();
  void pass();

 private:
  void receive();
  void takeSysex(Millis now);
  void scanKeys();
  void rewire();
  void show(Millis now);

  Parts parts_;
  Link link_{&parts_};
  Firmata firmata_;
  Splitter splitter_;
  Picture picture_;
  Millis polled_ = 0;
  Millis drawn_ = 0;
  uint8_t buttons_ = 0;
};

}  // namespace muggins
