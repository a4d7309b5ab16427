#include "debounce.h"

namespace muggins {

uint8_t debounce(Debounced* state, uint8_t scan, const DebounceScans& scans) {
  const uint8_t closed = state->closed;
  const uint8_t differs = closed ^ scan;
  uint8_t carry = 0xff;
  uint8_t steady = differs;
  uint8_t bit = 1;
  for (uint8_t& count : state->count) {
    const uint8_t before = count;
    count = (before ^ carry) & differs;
    carry &= before;
    // What the counter of each contact is at when it counts.
    uint8_t due = 0;
    if (scans.press & bit) due |= ~closed;
    if (scans.release & bit) due |= closed;
    steady &= ~(count ^ due);
    bit <<= 1;
  }
  state->closed ^= steady;
  for (uint8_t& count : state->count) count &= ~steady;
  return steady;
}

}  // namespace muggins
