// What the host has said about the track: pegs and indicators.
#pragma once
#include <stdint.h>

#include "generated/board.h"

namespace muggins {

struct LanePegs {
  uint8_t front = 0;
  uint8_t rear = 0;
};

struct Pegs {
  LanePegs lanes[board::kMaxLanes];
  // Lanes from 1; 0 for nobody.
  uint8_t dealer = 0;
  uint8_t turn = 0;
};

}  // namespace muggins
