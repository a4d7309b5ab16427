#include "link.h"

#include <string.h>

#include "flash.h"
#include "frame.h"
#include "version.h"

namespace muggins {

using namespace protocol;

// Id, sequence and three bytes of checksum.
static constexpr uint8_t kLeastBody = 5;
static constexpr uint8_t kTwoBytesALane = 0xff;
static constexpr uint8_t kLastText = '~' - 1;

static uint16_t u14(const uint8_t* bytes) { return bytes[0] | static_cast<uint16_t>(bytes[1]) << 7; }

static uint16_t saturated(uint16_t count) { return count < Counter::kMost ? count : Counter::kMost; }

static bool checksumHolds(const uint8_t* body, uint8_t end) {
  Checksum checksum;
  for (uint8_t i = 0; i < end; ++i) checksum.add(body[i]);
  uint8_t sum[3];
  checksum.write(sum);
  return memcmp(sum, body + end, sizeof(sum)) == 0;
}

static bool lengthFits(uint8_t id, uint8_t length, uint8_t lanes) {
  static const uint8_t kLengths[] MUGGINS_FLASH = {
      kHelloLength, kPegsLength,  kIndicatorsLength,   kEffectLength, kTextLength,
      kToneLength,  kSetupLength, kReadCountersLength, kPingLength,   kKeyAckLength,
  };
  static_assert(kHelloId == 1 && kPegsId == 2 && kIndicatorsId == 3 && kEffectId == 4 && kTextId == 5 &&
                    kToneId == 6 && kSetupId == 7 && kReadCountersId == 8 && kPingId == 9 && kKeyAckId == 10,
                "the table of lengths is in the order of ids");
  const uint8_t expected = flashByte(&kLengths[id - 1]);
  return length == (expected == kTwoBytesALane ? 2 * lanes : expected);
}

// Characters of shared/protocol/text.ts: the four suits, and ASCII without what the display's ROM lacks.
static bool showable(uint8_t code) {
  return (code >= 1 && code <= 4) || (code >= ' ' && code <= kLastText && code != '\\');
}

void Link::answer(uint8_t sequence, Status status) {
  FrameWriter frame(kAckId, sequence, kAckLength);
  frame.u7(static_cast<uint8_t>(status));
  frame.end();
}

void Link::announce(uint8_t sequence) {
  FrameWriter frame(kBoardId, sequence, kBoardLength);
  frame.u7(kVersionMajor);
  frame.u7(kVersionMinor);
  frame.u7(kFirmwareMajor);
  frame.u7(kFirmwareMinor);
  frame.u7(kFirmwarePatch);
#if defined(__AVR_ATmega2560__)
  constexpr Board kind = Board::kMega;
#else
  constexpr Board kind = Board::kUno;
#endif
  frame.u7(static_cast<uint8_t>(kind));
  frame.u7(parts_->settings.lanes);
  frame.u7(parts_->settings.brightness);
  frame.u7(hardware::resetReason());
  frame.u14(hardware::untouchedRam());
  frame.end();
}

void Link::take(const uint8_t* body, uint8_t length, Millis now) {
  if (length < kLeastBody) {
    parts_->counters.badFrame.add();
    return answer(kUnsolicited, Status::kBadLength);
  }
  const uint8_t end = length - 3;
  if (!checksumHolds(body, end)) {
    parts_->counters.badChecksum.add();
    return answer(kUnsolicited, Status::kBadChecksum);
  }
  const uint8_t mark[sizeof(last_)] = {body[0], body[1], body[end], body[end + 1], body[end + 2]};
  const bool again = memcmp(mark, last_, sizeof(last_)) == 0;
  const Request request = {body[0], body[1], static_cast<uint8_t>(end - 2), body + 2, again};
  Status status = check(request);
  if (status == Status::kOk) status = obey(request, now);
  if (status == Status::kOk) {
    // These answer for themselves, or not at all.
    if (request.id == kKeyAckId) return;
    memcpy(last_, mark, sizeof(last_));
    if (request.id == kHelloId || request.id == kReadCountersId) return;
  } else if (status != Status::kNotGreeted) {
    parts_->counters.badFrame.add();
  }
  answer(request.sequence, status);
}

void Link::takeBroken() {
  parts_->counters.badFrame.add();
  answer(kUnsolicited, Status::kBadLength);
}

Status Link::check(const Request& request) const {
  if (!greeted_ && request.id != kHelloId) return Status::kNotGreeted;
  if (request.id == 0 || request.id > kKeyAckId) return Status::kUnknownMessage;
  return lengthFits(request.id, request.length, parts_->settings.lanes) ? Status::kOk : Status::kBadLength;
}

Status Link::obey(const Request& request, Millis now) {
  switch (request.id) {
    case kHelloId: return hello(request);
    case kPegsId: return pegs(request.payload);
    case kIndicatorsId: return indicators(request.payload);
    case kEffectId: return effect(request, now);
    case kTextId: return text(request.payload);
    case kToneId: return tone(request, now);
    case kSetupId: return setup(request.payload);
    case kReadCountersId: sendCounters(request.sequence); break;
    case kKeyAckId: parts_->keys.queue.acknowledge(request.sequence, now); break;
    default: break;
  }
  return Status::kOk;
}

Status Link::hello(const Request& request) {
  // A host of another major version may look, but what it says would be misread.
  greeted_ = request.payload[0] == kVersionMajor;
  // A hello is asked again while its answer is under way; a key pressed since the first is not forgotten.
  if (greeted_ && !request.again) parts_->keys.greet();
  announce(request.sequence);
  return Status::kOk;
}

Status Link::pegs(const uint8_t* payload) {
  const uint8_t lanes = parts_->settings.lanes;
  for (uint8_t i = 0; i < lanes; ++i) {
    const uint8_t front = payload[2 * i];
    if (front > board::kHoles || payload[2 * i + 1] > front) return Status::kBadValue;
  }
  for (uint8_t i = 0; i < lanes; ++i) {
    LanePegs* lane = &parts_->pegs.lanes[i];
    lane->front = payload[2 * i];
    lane->rear = payload[2 * i + 1];
  }
  parts_->dirty = true;
  return Status::kOk;
}

Status Link::indicators(const uint8_t* payload) {
  const uint8_t lanes = parts_->settings.lanes;
  if (payload[0] > lanes || payload[1] > lanes) return Status::kBadValue;
  parts_->pegs.dealer = payload[0];
  parts_->pegs.turn = payload[1];
  parts_->dirty = true;
  return Status::kOk;
}

Status Link::effect(const Request& request, Millis now) {
  const uint8_t* payload = request.payload;
  if (payload[0] >= kEffectCount || payload[1] > parts_->settings.lanes) return Status::kBadValue;
  if (request.again) return Status::kOk;
  parts_->effects.start(static_cast<Effect>(payload[0]), payload[1], now);
  parts_->dirty = true;
  return Status::kOk;
}

Status Link::text(const uint8_t* payload) {
  if (payload[0] >= kTextRows) return Status::kBadValue;
  for (uint8_t i = 1; i <= kTextColumns; ++i) {
    if (!showable(payload[i])) return Status::kBadValue;
  }
  parts_->display.setRow(payload[0], payload + 1);
  return Status::kOk;
}

Status Link::tone(const Request& request, Millis now) {
  const uint16_t hertz = u14(request.payload);
  if (hertz && (hertz < kLowestHertz || hertz > kHighestHertz)) return Status::kBadValue;
  if (!request.again) parts_->tone.play(hertz, u14(request.payload + 2), now);
  return Status::kOk;
}

Status Link::setup(const uint8_t* payload) {
  Settings settings;
  settings.lanes = payload[0];
  settings.brightness = payload[1];
  if (settings.lanes < board::kMinLanes || settings.lanes > board::kMaxLanes || settings.brightness == 0) {
    return Status::kBadValue;
  }
  if (settings == parts_->settings) return Status::kOk;
  if (settings.lanes != parts_->settings.lanes) parts_->pegs = Pegs();
  parts_->settings = settings;
  parts_->store.save(settings);
  parts_->rewired = true;
  return Status::kOk;
}

void Link::sendCounters(uint8_t sequence) {
  const Counters& counters = parts_->counters;
  FrameWriter frame(kCountersId, sequence, kCountersLength);
  frame.u14(counters.badChecksum.value());
  frame.u14(counters.badFrame.value());
  frame.u14(saturated(hardware::receiveOverruns()));
  frame.u14(saturated(hardware::receiveOverflows()));
  frame.u14(counters.keyResend.value());
  frame.u14(counters.keyLost.value());
  frame.u14(counters.frames.value());
  frame.end();
}

}  // namespace muggins
