#include "link.h"

#include <string.h>

#include "flash.h"
#include "frame.h"
#include "version.h"

namespace muggins {

using namespace protocol;

// Id, sequence and three bytes of checksum.
static constexpr uint8_t kLeastBody = 5;
static constexpr uint8_t kLastText = '~' - 1;
// A host sends something every second; one that has been silent for so long is gone.
static constexpr uint16_t kSilenceMilliseconds = 5000;
// So long after its start the board stops waiting for hello.
static constexpr uint16_t kPatienceMilliseconds = 2000;

static uint16_t u14(const uint8_t* bytes) { return bytes[0] | static_cast<uint16_t>(bytes[1]) << 7; }

static uint32_t u28(const uint8_t* bytes) { return u14(bytes) | static_cast<uint32_t>(u14(bytes + 2)) << 14; }

static uint16_t saturated(uint16_t count) { return count < Counter::kMost ? count : Counter::kMost; }

// Characters of shared/protocol/text.ts: the four suits, and ASCII without the characters that the display's ROM lacks.
static bool showable(uint8_t code) {
  return (code >= 1 && code <= 4) || (code >= ' ' && code <= kLastText && code != '\\');
}

// The shape of the message at a place; null if a host sends none there.
static const uint8_t* shapeOf(uint8_t place) {
  const uint8_t* shape = kHostShapes;
  while (shape < kHostShapes + sizeof(kHostShapes)) {
    if ((flashByte(shape) & ~(kNoAck | kNotLast)) == place) return shape;
    while (flashByte(shape++) != kShapeEnd) {}
  }
  return nullptr;
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
  Request request = {body[0], body[1], static_cast<uint8_t>(end - 2), body + 2, again, now};
  if (request.place == kExtendedId && request.length) {
    request.place += *request.payload++;
    --request.length;
  }
  heard_ = now;
  const uint8_t* shape = shapeOf(request.place);
  Status status = check(request, shape);
  if (status == Status::kOk) status = obey(request);
  if (status == Status::kOk) {
    const uint8_t start = flashByte(shape);
    if (!(start & kNotLast)) memcpy(last_, mark, sizeof(last_));
    if (start & kNoAck) return;
  } else if (status != Status::kNotGreeted) {
    parts_->counters.badFrame.add();
  }
  answer(request.sequence, status);
}

void Link::takeBroken() {
  parts_->counters.badFrame.add();
  answer(kUnsolicited, Status::kBadLength);
}

Status Link::check(const Request& request, const uint8_t* shape) const {
  if (!greeted_ && request.place != kHelloPlace) return Status::kNotGreeted;
  return shape ? fit(request, shape + 1) : Status::kUnknownMessage;
}

// A wrong length is reported before a wrong value.
Status Link::fit(const Request& request, const uint8_t* fields) const {
  const uint8_t lanes = parts_->settings.lanes;
  Status status = Status::kOk;
  uint8_t at = 0;
  for (uint8_t field = flashByte(fields++); field != kShapeEnd; field = flashByte(fields++)) {
    uint8_t count = 1;
    uint8_t least = 0;
    uint8_t most = field;
    if (field == kLaneField) {
      most = lanes;
    } else if (field == kLanesField) {
      least = board::kMinLanes;
      most = board::kMaxLanes;
    } else if (field == kTextField) {
      count = kTextColumns;
    } else if (field == kHolesField) {
      count = 2 * lanes;
      most = board::kHoles;
    } else if (field == kRangeField) {
      least = flashByte(fields++);
      most = flashByte(fields++);
    }
    for (; count; --count, ++at) {
      if (at == request.length) return Status::kBadLength;
      const uint8_t value = request.payload[at];
      const bool right = field == kTextField ? showable(value) : value >= least && value <= most;
      if (!right) status = Status::kBadValue;
    }
  }
  return at == request.length ? status : Status::kBadLength;
}

Status Link::obey(const Request& request) {
  switch (request.place) {
#define MUGGINS_CASE(handler, place) \
  case place: return handler(request);
    MUGGINS_HOST_MESSAGES(MUGGINS_CASE)
#undef MUGGINS_CASE
    default: return Status::kUnknownMessage;
  }
}

Status Link::hello(const Request& request) {
  // A host of another major version may look, but would misread the rest.
  greeted_ = request.payload[0] == kVersionMajor;
  if (greeted_) {
    deserted_ = false;
    // A host repeats hello until it is answered; a key pressed since the first one is not forgotten.
    if (!request.again) {
      selfTest_->stop(parts_);
      parts_->keys.greet(request.payload[1] >= kKeysRefusedSince);
    }
  }
  announce(request.sequence);
  return Status::kOk;
}

Status Link::pegs(const Request& request) {
  const uint8_t* payload = request.payload;
  for (uint8_t i = 0; i < parts_->settings.lanes; ++i) {
    LanePegs* lane = &parts_->pegs.lanes[i];
    if (lane->front != payload[2 * i] || lane->rear != payload[2 * i + 1]) parts_->store.touch();
    lane->front = payload[2 * i];
    lane->rear = payload[2 * i + 1];
  }
  parts_->dirty = true;
  return Status::kOk;
}

Status Link::indicators(const Request& request) {
  parts_->pegs.dealer = request.payload[0];
  parts_->pegs.turn = request.payload[1];
  parts_->dirty = true;
  return Status::kOk;
}

Status Link::effect(const Request& request) {
  if (request.again) return Status::kOk;
  parts_->effects.start(static_cast<Effect>(request.payload[0]), request.payload[1], request.now);
  parts_->dirty = true;
  return Status::kOk;
}

Status Link::text(const Request& request) {
  parts_->display.setRow(request.payload[0], request.payload + 1);
  return Status::kOk;
}

Status Link::tone(const Request& request) {
  const uint16_t hertz = u14(request.payload);
  if (hertz && (hertz < kLowestHertz || hertz > kHighestHertz)) return Status::kBadValue;
  if (!request.again) parts_->tone.play(hertz, u14(request.payload + 2), request.now);
  return Status::kOk;
}

Status Link::setup(const Request& request) {
  const uint8_t lanes = request.payload[0];
  const uint8_t brightness = request.payload[1];
  Settings* settings = &parts_->settings;
  if (lanes == settings->lanes && brightness == settings->brightness) return Status::kOk;
  if (lanes != settings->lanes) parts_->pegs = Pegs();
  settings->lanes = lanes;
  settings->brightness = brightness;
  parts_->store.touch();
  parts_->rewired = true;
  return Status::kOk;
}

Status Link::readCounters(const Request& request) {
  sendCounters(request.sequence);
  return Status::kOk;
}

Status Link::ping(const Request&) { return Status::kOk; }

Status Link::keyAck(const Request& request) {
  parts_->keys.queue.acknowledge(request.sequence, request.now);
  return Status::kOk;
}

// Lanes whose colours are in one message; those of further lanes are in another.
static constexpr uint8_t kColourLanes = 4;
static constexpr uint8_t kMoreLanes = board::kMaxLanes - kColourLanes;

Status Link::colours(const Request& request) { return paint(0, request.payload, kColourLanes); }

Status Link::moreColours(const Request& request) {
  if (!kMoreLanes) return Status::kUnknownMessage;
  return paint(kColourLanes, request.payload, kMoreLanes);
}

Status Link::paint(uint8_t first, const uint8_t* given, uint8_t count) {
  uint8_t* colours = parts_->settings.colours + first;
  if (memcmp(colours, given, count) == 0) return Status::kOk;
  memcpy(colours, given, count);
  parts_->store.touch();
  parts_->rewired = true;
  return Status::kOk;
}

Status Link::debounce(const Request& request) {
  Settings* settings = &parts_->settings;
  if (settings->debounce == request.payload[0]) return Status::kOk;
  settings->debounce = request.payload[0];
  parts_->store.touch();
  return Status::kOk;
}

Status Link::lanes(const Request& request) {
  Settings* settings = &parts_->settings;
  parts_->pegs.laps = request.payload[1];
  parts_->dirty = true;
  if (settings->farEnds == request.payload[0]) return Status::kOk;
  settings->farEnds = request.payload[0];
  parts_->store.touch();
  parts_->rewired = true;
  return Status::kOk;
}

Status Link::readEntry(const Request& request) {
  asked_ = request.sequence;
  return Status::kOk;
}

Status Link::takeEntry(const Request& request) {
  const uint8_t* payload = request.payload;
  Store* store = &parts_->store;
  if (store->waiting() && u14(payload) == store->log() && u28(payload + 2) == store->oldest()) {
    store->dropOldest();
  }
  return Status::kOk;
}

Status Link::readHealth(const Request& request) {
  sendHealth(request.sequence);
  return Status::kOk;
}

Status Link::readKeyTime(const Request& request) {
  FrameWriter frame(kExtendedId, request.sequence, kKeyTimeLength);
  frame.u7(kKeyTimePart);
  frame.u14(parts_->keys.takenUntil());
  frame.end();
  return Status::kOk;
}

Status Link::readUnfinished(const Request& request) {
  FrameWriter frame(kExtendedId, request.sequence, kUnfinishedLength);
  frame.u7(kUnfinishedPart);
  frame.u7(parts_->keys.unfinished());
  frame.end();
  return Status::kOk;
}

Status Link::selfTest(const Request& request) {
  if (!request.payload[0]) selfTest_->stop(parts_);
  else if (!selfTest_->active()) selfTest_->start(parts_, request.now);
  return Status::kOk;
}

// An entry is sent when all taken ones before it are erased from the memory. So after a power cut at most one is both on
// the board and with a host.
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
  for (uint8_t lane = 0; lane < kColourLanes; ++lane) frame.u7(parts_->settings.colours[lane]);
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
