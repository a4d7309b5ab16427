// The state of the track: pegs and indicators.
#pragma once
#include <stdint.h>

#include "generated/board.h"

namespace muggins {

struct LanePegs {
  uint8_t front;
  uint8_t rear;
};

struct Pegs {
  LanePegs lanes[board::kMaxLanes];
  // Lanes from 1; 0 for none.
  uint8_t dealer;
  uint8_t turn;
  // Lanes whose side is on a later lap: bit n is lane n + 1.
  uint8_t laps;
};

}  // namespace muggins
