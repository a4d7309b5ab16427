#include "frame.h"

#include "hardware.h"

namespace muggins {

FrameWriter::FrameWriter(uint8_t id, uint8_t sequence, uint8_t payloadLength)
    : fits_(hardware::transmitRoom() >= static_cast<uint16_t>(payloadLength + protocol::kFrameOverhead)) {
  if (!fits_) return;
  hardware::transmit(kStartSysex);
  u7(id);
  u7(sequence);
}

void FrameWriter::u7(uint8_t value) {
  if (!fits_) return;
  value &= 0x7f;
  checksum_.add(value);
  hardware::transmit(value);
}

void FrameWriter::u14(uint16_t value) {
  u7(static_cast<uint8_t>(value));
  u7(static_cast<uint8_t>(value >> 7));
}

void FrameWriter::u28(uint32_t value) {
  u14(static_cast<uint16_t>(value));
  u14(static_cast<uint16_t>(value >> 14));
}

bool FrameWriter::end() {
  if (!fits_) return false;
  uint8_t sum[3];
  checksum_.write(sum);
  for (const uint8_t byte : sum) hardware::transmit(byte);
  hardware::transmit(kEndSysex);
  return true;
}

Splitter::Piece Splitter::push(uint8_t byte) {
  if (byte == kStartSysex) {
    const bool broke = open_;
    const uint8_t had = length_;
    open_ = true;
    length_ = 0;
    return broke && had ? Piece::kBroken : Piece::kNothing;
  }
  if (!open_) return Piece::kPlain;
  if (byte == kEndSysex) {
    open_ = false;
    return Piece::kSysex;
  }
  if (byte < 0x80 && length_ < kMaxBody) {
    body_[length_++] = byte;
    return Piece::kNothing;
  }
  open_ = false;
  return Piece::kBroken;
}

}  // namespace muggins
