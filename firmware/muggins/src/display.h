// The character display: HD44780 behind a PCF8574. It sends only the characters that have changed, a few microseconds of work
// at a time, and tries a silent display again every second.
#pragma once
#include <stdint.h>

#include "generated/protocol.h"
#include "hardware.h"

namespace muggins {

class Display {
 public:
  static constexpr uint8_t kCells = protocol::kTextRows * protocol::kTextColumns;

  Display();
  // `text` is kTextColumns codes as on the wire.
  void setRow(uint8_t row, const uint8_t* text);
  void poll(Millis now);
  // True while it waits for the display for some milliseconds.
  bool waits() const;
  // Address at which the display answers; 0 while none does.
  uint8_t address() const;

 private:
  void setCell(uint8_t cell, uint8_t code);
  void begin(Millis now, uint16_t pause);
  void next();
  void startUp();
  void nibble(uint8_t value);
  void send(uint8_t value, bool isData);

  uint8_t wanted_[kCells];
  // One bit a cell: not yet sent as wanted.
  uint8_t stale_[(kCells + 7) / 8];
  // Bytes for the backpack that wait for the bus.
  uint8_t queue_[5];
  uint8_t queued_;
  uint8_t sent_;
  uint8_t registerSelect_;
  // Which of the addresses is tried.
  bool other_;
  // Step of the start-up; kReady when it is over.
  uint8_t step_;
  // Cell that the display writes next; kCells for unknown.
  uint8_t cursor_ = kCells;
  // When the last byte went out, and how long the display needs after it.
  Millis since_;
  uint16_t pause_;
};

}  // namespace muggins
