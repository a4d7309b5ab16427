// The settings, which the board keeps through a power cut: lanes and their ends, brightness, debouncing and colours.
#pragma once
#include <stdint.h>

#include "generated/board.h"
#include "generated/protocol.h"

namespace muggins {

struct Settings {
  // Together one byte, in which older firmware has the lanes alone: its records begin all lanes at the start.
  uint8_t lanes : 3;
  // Lanes that begin at the far end: bit n is lane n + 2.
  uint8_t farEnds : 5;
  // Together one byte, in which older firmware has the brightness alone: its records are read as asymmetric.
  uint8_t brightness : 7;
  uint8_t debounce : 1;
  // Indices of board::kColours.
  uint8_t colours[board::kMaxLanes] = MUGGINS_LANE_COLOURS;

  Settings() : lanes(board::kReferenceLanes), farEnds(0), brightness(board::kDefaultBrightness), debounce(0) {}
  protocol::DebounceMode mode() const { return static_cast<protocol::DebounceMode>(debounce); }
};

}  // namespace muggins
