// The settings, which the board keeps through a power cut: lanes, brightness, debouncing and the colours of the lanes.
#pragma once
#include <stdint.h>

#include "generated/board.h"
#include "generated/protocol.h"

namespace muggins {

struct Settings {
  uint8_t lanes = board::kReferenceLanes;
  // Together one byte, in which older firmware has the brightness alone: its records are read as asymmetric.
  uint8_t brightness : 7;
  uint8_t debounce : 1;
  // Indices of board::kColours.
  uint8_t colours[board::kMaxLanes] = MUGGINS_LANE_COLOURS;

  Settings() : brightness(board::kDefaultBrightness), debounce(0) {}
  protocol::DebounceMode mode() const { return static_cast<protocol::DebounceMode>(debounce); }
};

}  // namespace muggins
