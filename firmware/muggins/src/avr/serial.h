// UART 0 with rings of its own: the core's Serial would bring interrupts that lose bytes behind a pixel frame.
#pragma once
#include "chip.h"
#if defined(__AVR__)

namespace muggins { namespace serial {

// The receive ring holds the bytes that arrive in the longest frame: 175 in 15 ms with four lanes, 255 in 22 ms with six.
// The transmit ring holds the longest answer: the capabilities of all pins in plain Firmata.
#if defined(__AVR_ATmega2560__)
typedef uint16_t Place;
constexpr Place kReceiveRoom = 512;
constexpr Place kTransmitRoom = 512;
#else
typedef uint8_t Place;
// An index of the receive ring wraps by itself.
constexpr uint16_t kReceiveRoom = 256;
constexpr Place kTransmitRoom = 128;
#endif

struct State {
  volatile Place receiveHead;
  volatile Place receiveTail;
  volatile Place transmitHead;
  volatile Place transmitTail;
  volatile uint16_t overruns;
  volatile uint16_t overflows;
  uint8_t received[kReceiveRoom];
  uint8_t transmits[kTransmitRoom];
};
extern State state;

void start();

// The place behind one in the receive ring.
MUGGINS_INLINE Place afterReceived(Place place) { return static_cast<Place>(place + 1) % kReceiveRoom; }

// Counts up to the largest number.
MUGGINS_INLINE void count(volatile uint16_t* counter) {
  const uint16_t next = *counter + 1;
  if (next) *counter = next;
}

// Takes the byte that has arrived. `status` is UCSR0A, read before.
MUGGINS_INLINE void receiveByte(uint8_t status) {
  const uint8_t byte = UDR0;
  if (status & _BV(DOR0)) count(&state.overruns);
  const Place head = state.receiveHead;
  const Place next = afterReceived(head);
  if (next == state.receiveTail) {
    count(&state.overflows);
    return;
  }
  state.received[head] = byte;
  state.receiveHead = next;
}

// Sends the next byte; there must be one.
MUGGINS_INLINE void transmitByte() {
  const Place tail = state.transmitTail;
  UDR0 = state.transmits[tail];
  state.transmitTail = (tail + 1) % kTransmitRoom;
}

// One byte in or out, if it is due. Interrupts are off.
MUGGINS_INLINE void poll() {
  const uint8_t status = UCSR0A;
  if (status & _BV(RXC0)) receiveByte(status);
  else if ((status & _BV(UDRE0)) && state.transmitTail != state.transmitHead) transmitByte();
}

}}  // namespace muggins::serial
#endif
