// Debounce as a pure step: a contact counts as closed, or as open, after so many scans in a row that found it so.
#pragma once
#include <stdint.h>

namespace muggins {

// Eight contacts at once. Each has a counter of four bits, spread over four bytes: the scans in a row that disagreed with
// its debounced state.
struct Debounced {
  uint8_t closed;
  uint8_t count[4];
};

// Scans in a row for a press and for a release, 1 to 15 each.
struct DebounceScans {
  uint8_t press;
  uint8_t release;
};

// Takes the next scan, one each millisecond; returns the contacts that changed with it.
uint8_t debounce(Debounced* state, uint8_t scan, const DebounceScans& scans);

}  // namespace muggins
