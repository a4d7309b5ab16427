#include "store.h"

#include <string.h>

#include "checksum.h"
#include "hardware.h"

namespace muggins {

using protocol::EntryKind;

// Offsets in a record: the store's own data, settings, pegs, and the checksum at the end.
enum Place : uint8_t {
  kSettings = Store::kOwn,
  kPegs = kSettings + sizeof(Settings),
  kSum = kPegs + sizeof(LanePegs) * board::kMaxLanes,
};
static_assert(kSum + 3 == Store::kRecord, "the checksum ends the record");

// The log lies at the end of the memory, the records before it.
static constexpr uint16_t kLogStart = hardware::kStoreBytes - Store::kEntryRoom * Store::kEntry;
static constexpr uint8_t kMostSlots = 120;
// The first byte of an entry: points of a score in one of the first four lanes, in seven bits; with the eighth a kind, or behind
// the kinds points of a score in a further lane.
static constexpr uint8_t kFurther = protocol::kEntryKindCount;
static constexpr uint8_t kEntryLanes = 4;
static constexpr bool kHasFurther = board::kMaxLanes > kEntryLanes;
static constexpr uint8_t kMostPoints = kHasFurther ? 0x7f - kFurther : 0x7f;
// A sum becomes two entries at most.
static constexpr uint8_t kMostSum = 2 * kMostPoints;
static constexpr uint16_t kSlotsThatFit = kLogStart / Store::kRecord;
static constexpr uint8_t kSlots = kSlotsThatFit < kMostSlots ? kSlotsThatFit : kMostSlots;
static_assert(kSlots >= 16, "the wear is spread over many places");

uint8_t Store::slots() { return kSlots; }

static uint16_t addressOf(uint8_t slot) { return static_cast<uint16_t>(slot) * Store::kRecord; }

static uint16_t addressOfEntry(uint32_t number) {
  return kLogStart + static_cast<uint8_t>(number % Store::kEntryRoom) * Store::kEntry;
}

static void readBytes(uint16_t address, uint8_t* bytes, uint8_t count) {
  for (uint8_t i = 0; i < count; ++i) bytes[i] = hardware::storeRead(address + i);
}

// A record has a right checksum over all of it, and possible values. So the store accepts nothing else, such as the data of
// other firmware.
static bool isPossible(const uint8_t* record) {
  Settings settings;
  memcpy(&settings, record + kSettings, sizeof(settings));
  bool sound = settings.lanes >= board::kMinLanes && settings.lanes <= board::kMaxLanes &&
               settings.brightness >= 1 && settings.brightness <= 127;
  for (const uint8_t colour : settings.colours) sound &= colour < protocol::kColourCount;
  for (uint8_t i = kPegs; i < kSum; ++i) sound &= record[i] <= board::kHoles;
  return sound;
}

void Store::load(Settings* settings, Pegs* pegs) {
  for (uint8_t slot = 0; slot < kSlots; ++slot) {
    uint8_t record[kRecord];
    readBytes(addressOf(slot), record, kRecord);
    if (sealed(record, kSum) && isPossible(record)) adopt(slot, record, settings, pegs);
  }
#if defined(__AVR_ATmega2560__)
  if (!found_) loadFormer(settings, pegs);
#endif
  unfold();
}

// Counts a sound record, and takes its data if it is the newest.
void Store::adopt(uint8_t slot, const uint8_t* record, Settings* settings, Pegs* pegs) {
  ++found_;
  Own own;
  memcpy(&own, record, kOwn);
  if (own.number <= own_.number || own.count > kEntryRoom) return;
  own_ = own;
  slot_ = slot;
  memcpy(settings, record + kSettings, sizeof(*settings));
  memcpy(pegs->lanes, record + kPegs, sizeof(pegs->lanes));
}

#if defined(__AVR_ATmega2560__)
// Up to contract 1.5 a Mega had records for four lanes, closer together. They count until the first one of ours is whole: it
// lies behind the newest of them, so that a power cut meanwhile leaves that. The log is where it was.
void Store::loadFormer(Settings* settings, Pegs* pegs) {
  constexpr uint8_t kFormer = 32;
  constexpr uint8_t kFormerOwn = 15;
  constexpr uint8_t kFormerSettings = 6;
  constexpr uint8_t kFormerSlots = kLogStart / kFormer;
  static_assert(kFormerSlots <= kMostSlots, "as many as there were");
  for (uint8_t slot = 0; slot < kFormerSlots; ++slot) {
    const uint16_t address = static_cast<uint16_t>(slot) * kFormer;
    uint8_t former[kFormer];
    readBytes(address, former, kFormer);
    if (!sealed(former, kFormer - 3)) continue;
    uint8_t record[kRecord] = {};
    const Settings fresh;
    memcpy(record, former, kFormerOwn);
    memcpy(record + kSettings, &fresh, sizeof(fresh));
    memcpy(record + kSettings, former + kFormerOwn, kFormerSettings);
    memcpy(record + kPegs, former + kFormerOwn + kFormerSettings, kFormer - 3 - kFormerOwn - kFormerSettings);
    if (isPossible(record)) adopt((address + kFormer - 1) / kRecord, record, settings, pegs);
  }
  // Ours are counted anew, and none of them is there.
  found_ = 0;
  own_.number = 0;
}
#endif

void Store::touch() {
  dirty_ = true;
  tries_ = kSlots;
}

void Store::compose(const Settings& settings, const Pegs& pegs) {
  dirty_ = false;
  slot_ = slot_ + 1 < kSlots ? slot_ + 1 : 0;
  ++own_.number;
  memcpy(record_, &own_, kOwn);
  memcpy(record_ + kSettings, &settings, sizeof(settings));
  memcpy(record_ + kPegs, pegs.lanes, sizeof(pegs.lanes));
  seal(record_, kSum);
  next_ = 0;
}

// Skips a byte that already has its value: writing would only wear it.
void Store::write() {
  const uint16_t address = addressOf(slot_);
  while (next_ < kRecord && hardware::storeRead(address + next_) == record_[next_]) ++next_;
  if (next_ == kRecord) return verify();
  hardware::storeWrite(address + next_, record_[next_]);
  ++next_;
}

// Skips a place that does not hold the record.
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
  unfold();
}

void Store::poll(const Settings& settings, const Pegs& pegs) {
  if (settled() || !hardware::storeReady()) return;
  if (writing()) return write();
  if (pending_ < kEntry) {
    hardware::storeWrite(addressOfEntry(own_.first + own_.count - 1) + pending_, entry_[pending_]);
    ++pending_;
    return;
  }
  compose(settings, pegs);
}

// Seven bits that tie an entry to its place in its log, so that an older one that was left there does not count.
static uint8_t checkOf(const uint8_t* bytes, uint32_t number, uint16_t log) {
  return (bytes[0] + 3 * bytes[1] + 5 * static_cast<uint8_t>(number) + 7 * static_cast<uint8_t>(log)) & 0x7f;
}

LogEntry Store::read(uint8_t place) const {
  const uint32_t number = own_.first + place;
  const uint16_t address = addressOfEntry(number);
  uint8_t bytes[kEntry];
  for (uint8_t i = 0; i < kEntry; ++i) bytes[i] = hardware::storeRead(address + i);
  if ((bytes[2] & 0x7f) != checkOf(bytes, number, own_.log)) return LogEntry{EntryKind::kNone, 0, 0, 0};
  uint8_t lane = bytes[1] >> 7 | (bytes[2] >> 7) << 1;
  uint8_t points = bytes[0] & 0x7f;
  if (bytes[0] & 0x80) {
    if (!kHasFurther || points < kFurther) return LogEntry{static_cast<EntryKind>(points), 0, 0, 0};
    lane += kEntryLanes;
    points -= kFurther;
  }
  return LogEntry{EntryKind::kScore, lane, points, static_cast<uint8_t>(bytes[1] & 0x7f)};
}

void Store::push(const LogEntry& entry, uint16_t chance) {
  // 0 is no log.
  if (!own_.log) own_.log = (chance & 0x3fff) | 1;
  entry_[0] = entry.kind != EntryKind::kScore                  ? 0x80 | static_cast<uint8_t>(entry.kind)
              : kHasFurther && entry.lane >= kEntryLanes ? 0x80 | (entry.points + kFurther)
                                                              : entry.points;
  entry_[1] = entry.rear | (entry.lane & 1) << 7;
  entry_[2] = checkOf(entry_, own_.first + own_.count, own_.log) | (entry.lane >> 1 & 1) << 7;
  ++own_.count;
  pending_ = 0;
  touch();
}

// Goes back to the start of the game, to the oldest entry, or as far as the sums can be carried. A fold never starts between a
// score and its UNDO.
bool Store::fold() {
  uint8_t sums[board::kMaxLanes] = {};
  uint8_t from = own_.count;
  uint8_t undone = 0;
  for (uint8_t place = own_.count; place > 1;) {
    const LogEntry entry = read(--place);
    if (entry.kind == EntryKind::kUndo) {
      ++undone;
    } else if (entry.kind != EntryKind::kScore) {
      break;
    } else if (undone) {
      --undone;
    } else {
      const uint8_t sum = sums[entry.lane] + entry.points;
      if (sum < entry.points || sum > kMostSum) break;
      sums[entry.lane] = sum;
    }
    if (!undone) from = place;
  }
  uint8_t folded = from;
  for (const uint8_t sum : sums) folded += (sum != 0) + (sum > kMostPoints);
  if (folded >= own_.count) return false;
  memcpy(own_.carried, sums, sizeof(sums));
  own_.count = from;
  touch();
  return true;
}

// Makes an entry of the next carried sum, or two if it is too large for one.
void Store::unfold() {
  for (uint8_t lane = 0; lane < board::kMaxLanes; ++lane) {
    const uint8_t points = own_.carried[lane] < kMostPoints ? own_.carried[lane] : kMostPoints;
    if (!points) continue;
    own_.carried[lane] -= points;
    return push(LogEntry{EntryKind::kScore, lane, points, kFolded}, 0);
  }
}

void Store::dropOldest() {
  ++own_.first;
  --own_.count;
  touch();
}

}  // namespace muggins
