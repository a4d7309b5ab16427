#include "serial.h"
#if defined(__AVR__)
#include "../hardware.h"

namespace muggins {

namespace serial {

State state;

void start() {
  // Double speed: 2.1 % fast at 115200; the usual divider would be 3.5 % off.
  UBRR0 = (F_CPU / 4 / board::kBaud - 1) / 2;
  UCSR0A = _BV(U2X0);
  UCSR0C = _BV(UCSZ01) | _BV(UCSZ00);
  UCSR0B = _BV(RXEN0) | _BV(TXEN0) | _BV(RXCIE0);
}

}  // namespace serial

using serial::state;

bool hardware::receive(uint8_t* byte) {
#if defined(__AVR_ATmega2560__)
  // An index of two bytes.
  const chip::Atomic atomic;
#endif
  const serial::Place tail = state.receiveTail;
  if (tail == state.receiveHead) return false;
  *byte = state.received[tail];
  state.receiveTail = serial::afterReceived(tail);
  return true;
}

uint16_t hardware::transmitRoom() {
  const chip::Atomic atomic;
  return static_cast<serial::Place>(state.transmitTail - state.transmitHead - 1) % serial::kTransmitRoom;
}

void hardware::transmit(uint8_t byte) {
  const serial::Place head = state.transmitHead;
  state.transmits[head] = byte;
  const chip::Atomic atomic;
  state.transmitHead = (head + 1) % serial::kTransmitRoom;
  UCSR0B |= _BV(UDRIE0);
}

uint16_t hardware::receiveOverruns() {
  const chip::Atomic atomic;
  return state.overruns;
}

uint16_t hardware::receiveOverflows() {
  const chip::Atomic atomic;
  return state.overflows;
}

}  // namespace muggins

#if !defined(USART_RX_vect)
#define USART_RX_vect USART0_RX_vect
#define USART_UDRE_vect USART0_UDRE_vect
#endif

ISR(USART_RX_vect) { muggins::serial::receiveByte(UCSR0A); }

ISR(USART_UDRE_vect) {
  using muggins::serial::state;
  if (state.transmitTail != state.transmitHead) muggins::serial::transmitByte();
  // Also after a frame that polled out the last byte.
  if (state.transmitTail == state.transmitHead) UCSR0B &= ~_BV(UDRIE0);
}
#endif
