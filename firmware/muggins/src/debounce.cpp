#include "debounce.h"

namespace muggins {

// The time starts with the first scan that disagrees, so n steady milliseconds end with scan n + 1.
static constexpr uint8_t kScans = board::kDebounceMilliseconds + 1;
static_assert(kScans <= 7, "a counter has three bits");

static uint8_t mask(uint8_t bit) { return kScans & bit ? 0x00 : 0xff; }

uint8_t debounce(Debounced* state, uint8_t scan) {
  const uint8_t differs = state->closed ^ scan;
  const uint8_t carry0 = state->count0;
  const uint8_t carry1 = carry0 & state->count1;
  state->count0 = ~state->count0 & differs;
  state->count1 = (state->count1 ^ carry0) & differs;
  state->count2 = (state->count2 ^ carry1) & differs;
  const uint8_t steady = (state->count0 ^ mask(1)) & (state->count1 ^ mask(2)) & (state->count2 ^ mask(4));
  state->closed ^= steady;
  state->count0 &= ~steady;
  state->count1 &= ~steady;
  state->count2 &= ~steady;
  return steady;
}

}  // namespace muggins
