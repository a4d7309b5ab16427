#include "store.h"

#include <string.h>

#include "checksum.h"
#include "hardware.h"

namespace muggins {

using protocol::EntryKind;

// Where the parts of a record lie; the checksum ends it.
enum Place : uint8_t {
  kNumber = 0,
  kLanes = 3,
  kBrightness = 4,
  kColours = 5,
  kPegs = 7,
  kLog = 15,
  kFirst = 17,
  kCount = 20,
  kSum = 21,
};
static_assert(kSum + 3 == Store::kRecord, "the checksum ends the record");

// The log lies at the end of the memory, the records before it.
static constexpr uint16_t kLogStart = hardware::kStoreBytes - Store::kEntryRoom * Store::kEntry;
static constexpr uint8_t kMostSlots = 120;
static constexpr uint16_t kSlotsThatFit = kLogStart / Store::kRecord;
static constexpr uint8_t kSlots = kSlotsThatFit < kMostSlots ? kSlotsThatFit : kMostSlots;
static_assert(kSlots >= 16, "the wear is spread over many places");

uint8_t Store::slots() { return kSlots; }

static uint16_t addressOf(uint8_t slot) { return static_cast<uint16_t>(slot) * Store::kRecord; }

static uint32_t read24(const uint8_t* bytes) {
  return bytes[0] | static_cast<uint16_t>(bytes[1]) << 8 | static_cast<uint32_t>(bytes[2]) << 16;
}

static void write24(uint8_t* bytes, uint32_t value) {
  bytes[0] = value;
  bytes[1] = value >> 8;
  bytes[2] = value >> 16;
}

static void seal(const uint8_t* record, uint8_t* sum) {
  Checksum checksum;
  for (uint8_t i = 0; i < kSum; ++i) checksum.add(record[i]);
  checksum.write(sum);
}

static bool isSound(const uint8_t* record) {
  uint8_t sum[3];
  seal(record, sum);
  if (memcmp(sum, record + kSum, sizeof(sum)) != 0) return false;
  for (uint8_t i = 0; i < board::kMaxLanes; ++i) {
    const uint8_t* pegs = record + kPegs + 2 * i;
    if (pegs[0] > board::kHoles || pegs[1] > pegs[0]) return false;
    if ((record[kColours + i / 2] >> 4 * (i % 2) & 0x0f) >= protocol::kColourCount) return false;
  }
  return record[kLanes] >= board::kMinLanes && record[kLanes] <= board::kMaxLanes && record[kBrightness] >= 1 &&
         record[kBrightness] <= 127 && record[kCount] <= Store::kEntryRoom;
}

void Store::load(Settings* settings, Pegs* pegs) {
  for (uint8_t slot = 0; slot < kSlots; ++slot) {
    uint8_t record[kRecord];
    for (uint8_t i = 0; i < kRecord; ++i) record[i] = hardware::storeRead(addressOf(slot) + i);
    if (!isSound(record)) continue;
    ++found_;
    const uint32_t number = read24(record + kNumber);
    if (number <= number_) continue;
    number_ = number;
    slot_ = slot;
    memcpy(record_, record, kRecord);
  }
  if (!found_) return;
  settings->lanes = record_[kLanes];
  settings->brightness = record_[kBrightness];
  for (uint8_t i = 0; i < board::kMaxLanes; ++i) {
    settings->colours[i] = record_[kColours + i / 2] >> 4 * (i % 2) & 0x0f;
    pegs->lanes[i].front = record_[kPegs + 2 * i];
    pegs->lanes[i].rear = record_[kPegs + 2 * i + 1];
  }
  log_ = record_[kLog] | record_[kLog + 1] << 8;
  first_ = read24(record_ + kFirst);
  count_ = record_[kCount];
}

void Store::touch() {
  dirty_ = true;
  tries_ = kSlots;
}

void Store::compose(const Settings& settings, const Pegs& pegs) {
  dirty_ = false;
  slot_ = slot_ + 1 < kSlots ? slot_ + 1 : 0;
  write24(record_ + kNumber, ++number_);
  record_[kLanes] = settings.lanes;
  record_[kBrightness] = settings.brightness;
  for (uint8_t i = 0; i < board::kMaxLanes; ++i) {
    uint8_t* colours = record_ + kColours + i / 2;
    *colours = i % 2 ? *colours | settings.colours[i] << 4 : settings.colours[i];
    record_[kPegs + 2 * i] = pegs.lanes[i].front;
    record_[kPegs + 2 * i + 1] = pegs.lanes[i].rear;
  }
  record_[kLog] = log_;
  record_[kLog + 1] = log_ >> 8;
  write24(record_ + kFirst, first_);
  record_[kCount] = count_;
  seal(record_, record_ + kSum);
  next_ = 0;
}

// What a byte holds already is not written again: that would only wear it.
void Store::write() {
  const uint16_t address = addressOf(slot_);
  while (next_ < kRecord && hardware::storeRead(address + next_) == record_[next_]) ++next_;
  if (next_ == kRecord) return verify();
  hardware::storeWrite(address + next_, record_[next_]);
  ++next_;
}

// A place that does not hold what was written is passed over.
void Store::verify() {
  next_ = kRecord + 1;
  for (uint8_t i = 0; i < kRecord; ++i) {
    if (hardware::storeRead(addressOf(slot_) + i) == record_[i]) continue;
    if (bad_ < 127) ++bad_;
    if (!tries_) return;
    --tries_;
    dirty_ = true;
    return;
  }
}

void Store::poll(const Settings& settings, const Pegs& pegs) {
  if (settled() || !hardware::storeReady()) return;
  if (writing()) return write();
  if (pending_ < kEntry) {
    const uint16_t place = (first_ + count_ - 1) % kEntryRoom;
    hardware::storeWrite(kLogStart + place * kEntry + pending_, entry_[pending_]);
    ++pending_;
    return;
  }
  compose(settings, pegs);
}

// Seven bits that tie an entry to its place in its log, so that what an older one left there is not taken for it.
static uint8_t checkOf(const uint8_t* bytes, uint32_t number, uint16_t log) {
  return (bytes[0] + 3 * bytes[1] + 5 * static_cast<uint8_t>(number) + 7 * static_cast<uint8_t>(log)) & 0x7f;
}

LogEntry Store::read(uint8_t place) const {
  const uint32_t number = first_ + place;
  const uint16_t address = kLogStart + static_cast<uint16_t>(number % kEntryRoom) * kEntry;
  uint8_t bytes[kEntry];
  for (uint8_t i = 0; i < kEntry; ++i) bytes[i] = hardware::storeRead(address + i);
  if ((bytes[2] & 0x7f) != checkOf(bytes, number, log_)) return LogEntry{EntryKind::kNone, 0, 0, 0};
  const uint8_t lane = bytes[1] >> 7 | (bytes[2] >> 7) << 1;
  const uint8_t points = bytes[0] & 0x7f;
  if (bytes[0] & 0x80) return LogEntry{static_cast<EntryKind>(points), 0, 0, 0};
  return LogEntry{EntryKind::kScore, lane, points, static_cast<uint8_t>(bytes[1] & 0x7f)};
}

void Store::push(const LogEntry& entry, uint16_t chance) {
  // 0 is no log.
  if (!log_) log_ = (chance & 0x3fff) | 1;
  entry_[0] = entry.kind == EntryKind::kScore ? entry.points : 0x80 | static_cast<uint8_t>(entry.kind);
  entry_[1] = entry.rear | (entry.lane & 1) << 7;
  entry_[2] = checkOf(entry_, first_ + count_, log_) | (entry.lane >> 1) << 7;
  ++count_;
  pending_ = 0;
  touch();
}

void Store::dropOldest(uint8_t count) {
  first_ += count;
  count_ -= count;
  touch();
}

}  // namespace muggins
