#include "tick.h"
#if defined(__AVR__)

namespace muggins {

namespace tick {

State state;

void start() {
  static constexpr uint8_t kPrescaler = 32;
  MUGGINS_OUT(MUGGINS_COLUMN_PORT) |= kColumns;
  select<0>();
  hardware::forgetButtons();
  // The mode first: a boot loader may leave a PWM mode, in which the compare register changes only later.
  TCCR2A = _BV(WGM21);
  OCR2A = F_CPU / kPrescaler / (1000 * kStepsPerMillisecond) - 1;
  TCCR2B = _BV(CS21) | _BV(CS20);
  TIMSK2 = _BV(OCIE2A);
}

}  // namespace tick

using tick::state;
using tick::kButtons;
using tick::kFirstButtonBit;

Millis hardware::now() {
  const chip::Atomic atomic;
  return state.now;
}

bool hardware::takeContacts(Contacts* contacts) {
  const chip::Atomic atomic;
  const uint8_t tail = state.tail;
  const uint8_t head = state.head;
  if (head == tail) return false;
  const uint8_t waiting = head > tail ? head - tail : head + tick::kScans - tail;
  contacts->bytes[0] = state.rows12[tail];
  contacts->bytes[1] = state.rows34[tail];
  contacts->bytes[2] = static_cast<uint8_t>(~state.buttons[tail] & kButtons) >> kFirstButtonBit;
  contacts->time = state.now - (waiting - 1);
  state.tail = tick::following(tail);
  return true;
}

uint8_t hardware::closedButtons() {
  return static_cast<uint8_t>(~MUGGINS_EITHER_HIGH & kButtons) >> kFirstButtonBit;
}

void hardware::forgetButtons() {
  const chip::Atomic atomic;
  MUGGINS_LAST_LEVELS = MUGGINS_EITHER_HIGH = 0xff;
}

}  // namespace muggins

ISR(TIMER2_COMPA_vect) { muggins::tick::step(); }
#endif
