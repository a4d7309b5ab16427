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
// A host says something every second; one that has not for so long is gone.
static constexpr uint16_t kSilenceMilliseconds = 5000;
// So long after a start a host has had time to say hello.
static constexpr uint16_t kPatienceMilliseconds = 2000;

static uint16_t u14(const uint8_t* bytes) { return bytes[0] | static_cast<uint16_t>(bytes[1]) << 7; }

static uint16_t saturated(uint16_t count) { return count < Counter::kMost ? count : Counter::kMost; }

// Messages under the extended id are numbered on from it by their part.
static constexpr uint8_t part(uint8_t number) { return kExtendedId + number; }
// Of a message that a host does not send.
static constexpr uint8_t kNotForUs = 0xfe;

static bool lengthFits(uint8_t id, uint8_t length, uint8_t lanes) {
  static const uint8_t kLengths[] MUGGINS_FLASH = {
      kHelloLength, kPegsLength,  kIndicatorsLength,   kEffectLength, kTextLength,
      kToneLength,  kSetupLength, kReadCountersLength, kPingLength,   kKeyAckLength,
  };
  static_assert(kHelloId == 1 && kPegsId == 2 && kIndicatorsId == 3 && kEffectId == 4 && kTextId == 5 &&
                    kToneId == 6 && kSetupId == 7 && kReadCountersId == 8 && kPingId == 9 && kKeyAckId == 10,
                "the table of lengths is in the order of ids");
  static const uint8_t kPartLengths[] MUGGINS_FLASH = {
      kColoursLength,    kReadEntryLength, kNotForUs, kTakeEntryLength,
      kReadHealthLength, kNotForUs,        kSelfTestLength,
  };
  static_assert(kColoursPart == 1 && kReadEntryPart == 2 && kEntryPart == 3 && kTakeEntryPart == 4 &&
                    kReadHealthPart == 5 && kHealthPart == 6 && kSelfTestPart == 7,
                "the table of lengths is in the order of parts");
  // The part was counted with the payload.
  if (id > kExtendedId) return length + 1 == flashByte(&kPartLengths[id - part(1)]);
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
  if (!sealed(body, end)) {
    parts_->counters.badChecksum.add();
    return answer(kUnsolicited, Status::kBadChecksum);
  }
  const uint8_t mark[sizeof(last_)] = {body[0], body[1], body[end], body[end + 1], body[end + 2]};
  const bool again = memcmp(mark, last_, sizeof(last_)) == 0;
  Request request = {body[0], body[1], static_cast<uint8_t>(end - 2), body + 2, again};
  if (request.id == kExtendedId && request.length) {
    request.id = part(*request.payload++);
    --request.length;
  }
  heard_ = now;
  Status status = check(request);
  if (status == Status::kOk) status = obey(request, now);
  if (status == Status::kOk) {
    // These answer for themselves, or not at all.
    if (request.id == kKeyAckId) return;
    memcpy(last_, mark, sizeof(last_));
    if (request.id == kHelloId || request.id == kReadCountersId || request.id == part(kReadEntryPart) ||
        request.id == part(kReadHealthPart)) {
      return;
    }
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
  if (request.id == 0 || request.id > part(kSelfTestPart)) return Status::kUnknownMessage;
  if (request.id > kKeyAckId && request.id < part(1)) return Status::kUnknownMessage;
  if (request.id == part(kEntryPart) || request.id == part(kHealthPart)) return Status::kUnknownMessage;
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
    case part(kColoursPart): return colours(request.payload);
    case part(kReadEntryPart): asked_ = request.sequence; break;
    case part(kTakeEntryPart): takeEntry(request.payload); break;
    case part(kReadHealthPart): sendHealth(request.sequence); break;
    case part(kSelfTestPart): return selfTest(request.payload[0], now);
    default: break;
  }
  return Status::kOk;
}

Status Link::hello(const Request& request) {
  // A host of another major version may look, but what it says would be misread.
  greeted_ = request.payload[0] == kVersionMajor;
  if (greeted_) {
    deserted_ = false;
    if (!request.again) selfTest_->stop(parts_);
  }
  // A hello is asked again while its answer is under way; a key pressed since the first is not forgotten.
  if (greeted_ && !request.again) parts_->keys.greet();
  announce(request.sequence);
  return Status::kOk;
}

Status Link::pegs(const uint8_t* payload) {
  const uint8_t lanes = parts_->settings.lanes;
  for (uint8_t i = 0; i < lanes; ++i) {
    const uint8_t front = payload[2 * i];
    if (front > board::kHoles || payload[2 * i + 1] > board::kHoles) return Status::kBadValue;
  }
  for (uint8_t i = 0; i < lanes; ++i) {
    LanePegs* lane = &parts_->pegs.lanes[i];
    if (lane->front != payload[2 * i] || lane->rear != payload[2 * i + 1]) parts_->store.touch();
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
  const uint8_t lanes = payload[0];
  const uint8_t brightness = payload[1];
  Settings* settings = &parts_->settings;
  if (lanes < board::kMinLanes || lanes > board::kMaxLanes || brightness == 0) return Status::kBadValue;
  if (lanes == settings->lanes && brightness == settings->brightness) return Status::kOk;
  if (lanes != settings->lanes) parts_->pegs = Pegs();
  settings->lanes = lanes;
  settings->brightness = brightness;
  parts_->store.touch();
  parts_->rewired = true;
  return Status::kOk;
}

Status Link::colours(const uint8_t* payload) {
  for (uint8_t i = 0; i < board::kMaxLanes; ++i) {
    if (payload[i] >= kColourCount) return Status::kBadValue;
  }
  uint8_t* colours = parts_->settings.colours;
  if (memcmp(colours, payload, board::kMaxLanes) == 0) return Status::kOk;
  memcpy(colours, payload, board::kMaxLanes);
  parts_->store.touch();
  parts_->rewired = true;
  return Status::kOk;
}

Status Link::selfTest(uint8_t on, Millis now) {
  if (on > 1) return Status::kBadValue;
  if (!on) selfTest_->stop(parts_);
  else if (!selfTest_->active()) selfTest_->start(parts_, now);
  return Status::kOk;
}

static uint32_t u28(const uint8_t* bytes) { return u14(bytes) | static_cast<uint32_t>(u14(bytes + 2)) << 14; }

void Link::takeEntry(const uint8_t* payload) {
  Store* store = &parts_->store;
  if (store->waiting() && u14(payload) == store->log() && u28(payload + 2) == store->oldest()) {
    store->dropOldest();
  }
}

// An entry is told when all that were taken before it are off the memory, so that after a power cut no more than one can be
// with the board and with a host.
void Link::poll() {
  const Store& store = parts_->store;
  if (!asked_ || (store.waiting() && !store.settled())) return;
  sendEntry();
  asked_ = 0;
}

bool Link::isDeserted(Millis now) {
  if (deserted_) return true;
  const Millis patience = greeted_ ? kSilenceMilliseconds : kPatienceMilliseconds;
  if (static_cast<Millis>(now - heard_) < patience) return false;
  deserted_ = true;
  greeted_ = false;
  parts_->keys.desert();
  return true;
}

void Link::sendEntry() {
  const Store& store = parts_->store;
  LogEntry entry = {EntryKind::kNone, 0, 0, 0};
  if (store.waiting()) entry = store.read(0);
  const bool isScore = entry.kind == EntryKind::kScore;
  FrameWriter frame(kExtendedId, asked_, kEntryLength);
  frame.u7(kEntryPart);
  frame.u14(store.waiting());
  frame.u14(store.log());
  frame.u28(store.oldest());
  frame.u7(static_cast<uint8_t>(entry.kind));
  frame.u7(isScore ? entry.lane + 1 : 0);
  frame.u7(isScore ? entry.points : 0);
  frame.end();
}

void Link::sendHealth(uint8_t sequence) {
  const Store& store = parts_->store;
  const uint16_t room = hardware::stackRoom();
  FrameWriter frame(kExtendedId, sequence, kHealthLength);
  frame.u7(kHealthPart);
  frame.u14(hardware::staticRam());
  frame.u14(room);
  frame.u14(room - hardware::untouchedRam());
  frame.u7(Store::slots());
  frame.u7(store.found());
  frame.u7(store.bad());
  frame.u28(store.written());
  frame.u14(Store::kEntryRoom);
  frame.u14(store.waiting());
  frame.u7(parts_->display.address());
  frame.u7(selfTest_->active());
  for (const uint8_t colour : parts_->settings.colours) frame.u7(colour);
  frame.u28(parts_->keys.closed());
  frame.end();
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
