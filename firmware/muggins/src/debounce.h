// Debounce as a pure step: a contact counts when it has been steady for kDebounceMilliseconds.
#pragma once
#include <stdint.h>

#include "generated/board.h"

namespace muggins {

// Eight contacts at once. Each has a counter of three bits, spread over three bytes: the scans in a row that disagreed with
// its debounced state.
struct Debounced {
  uint8_t closed;
  uint8_t count0;
  uint8_t count1;
  uint8_t count2;
};

// Takes the next scan, one each millisecond; returns the contacts that changed with it.
uint8_t debounce(Debounced* state, uint8_t scan);

}  // namespace muggins
