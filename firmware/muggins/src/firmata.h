// Plain Firmata 2.x for the pins that the board leaves free: version, name, capabilities, modes, digital write
// and report. It has no checksum, so it cannot touch a pin that the board owns, nor any light.
#pragma once
#include <stdint.h>

#include "generated/board.h"
#include "hardware.h"

namespace muggins {

class Firmata {
 public:
  // Version and name, as every Firmata device sends them at start.
  void announce();
  // The board owns pins by its lanes; a pin that changes its owner becomes an input.
  void setLanes(uint8_t lanes);
  // A byte outside sysex.
  void take(uint8_t byte);
  // A sysex body outside the contract.
  void takeSysex(const uint8_t* body, uint8_t length);
  // Sends the changes of the reported ports.
  void poll();
  bool reports() const;

 private:
  static constexpr uint8_t kPorts = (board::kPinCount + 7) / 8;

  void obey();
  void setMode(uint8_t pin, uint8_t mode);
  void write(uint8_t pin, bool high);
  void writePort(uint8_t port, uint8_t values);
  void reportPort(uint8_t port, bool always);
  void reset();
  void sendVersion();
  void sendName();
  void sendCapabilities();
  void sendAnalogMapping();
  void sendPinState(uint8_t pin);
  bool isFree(uint8_t pin) const { return pin < board::kPinCount && (free_[pin / 8] >> (pin % 8) & 1); }

  // One bit a pin, port by port.
  uint8_t free_[kPorts];
  uint8_t outputs_[kPorts];
  // Outputs that are high, and inputs whose pull-up is on.
  uint8_t high_[kPorts];
  uint8_t pullUpModes_[kPorts];
  uint8_t reported_[kPorts];
  // One bit a port.
  uint8_t reporting_[(kPorts + 7) / 8];
  // The message that is being received.
  uint8_t command_;
  uint8_t data_[2];
  uint8_t received_;
};

}  // namespace muggins
