// Frames out and bytes in: writes sysex frames, and cuts received bytes into sysex bodies and plain bytes.
#pragma once
#include <stdint.h>

#include "checksum.h"

namespace muggins {

constexpr uint8_t kStartSysex = 0xf0;
constexpr uint8_t kEndSysex = 0xf7;

// Writes one frame of the contract. It drops a whole frame if the transmit buffer has no room: the sender repeats it, or the
// host asks again.
class FrameWriter {
 public:
  FrameWriter(uint8_t id, uint8_t sequence, uint8_t payloadLength);
  void u7(uint8_t value);
  void u14(uint16_t value);
  void u28(uint32_t value);
  // Ends the frame. False if it was dropped.
  bool end();

 private:
  bool fits_;
  Checksum checksum_;
};

// Cuts the received stream, like shared/protocol/splitter.ts: any F0 starts a new sysex, any other status byte breaks one off
// and may start a plain message.
class Splitter {
 public:
  enum class Piece : uint8_t { kNothing, kSysex, kPlain, kBroken };
  static constexpr uint8_t kMaxBody = protocol::kMaxHostFrame + 4;

  Piece push(uint8_t byte);
  const uint8_t* body() const { return body_; }
  uint8_t length() const { return length_; }

 private:
  bool open_;
  uint8_t length_;
  uint8_t body_[kMaxBody];
};

}  // namespace muggins
