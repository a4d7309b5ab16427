// The buzzer on OC1A: timer 1 toggles it, so that the pitch goes on while pixels are clocked out.
#include "chip.h"
#if defined(__AVR__)
#include "../hardware.h"
#include "../tone.h"

namespace muggins {

static constexpr uint8_t kPrescaler = 8;
static constexpr uint32_t kTogglesAtOne = F_CPU / kPrescaler / 2;
static_assert(kTogglesAtOne / kLowestHertz <= 65536, "the lowest tone must fit sixteen bits");
#if defined(__AVR_ATmega2560__)
constexpr uint8_t kCompareBit = PB5;
#else
constexpr uint8_t kCompareBit = PB1;
#endif
static_assert(board::kBuzzerBits[0] == kCompareBit, "the buzzer is on OC1A");

void hardware::sound(uint16_t hertz) {
  if (hertz == 0) {
    TCCR1A = 0;
    TCCR1B = 0;
    return;
  }
  TCNT1 = 0;
  OCR1A = kTogglesAtOne / hertz - 1;
  TCCR1A = _BV(COM1A0);
  TCCR1B = _BV(WGM12) | _BV(CS11);
}

}  // namespace muggins
#endif
