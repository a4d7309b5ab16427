// The settings, which the board keeps through a power cut: lanes, brightness and the colours of the lanes.
#pragma once
#include <stdint.h>

#include "generated/board.h"

namespace muggins {

struct Settings {
  uint8_t lanes = board::kReferenceLanes;
  uint8_t brightness = board::kDefaultBrightness;
  // Indices of board::kColours.
  uint8_t colours[board::kMaxLanes] = {board::kLaneColours[0], board::kLaneColours[1], board::kLaneColours[2],
                                       board::kLaneColours[3]};
};

}  // namespace muggins
