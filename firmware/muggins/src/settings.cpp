#include "settings.h"

#include "checksum.h"
#include "hardware.h"

namespace muggins {

static void seal(uint8_t* record) {
  Checksum checksum;
  for (uint8_t i = 0; i < 3; ++i) checksum.add(record[i]);
  checksum.write(record + 3);
}

static bool readRecord(uint8_t place, uint8_t* record) {
  uint8_t expected[Store::kRecord];
  for (uint8_t i = 0; i < Store::kRecord; ++i) {
    record[i] = hardware::storeRead(place * Store::kRecord + i);
    expected[i] = record[i];
  }
  seal(expected);
  for (uint8_t i = 3; i < Store::kRecord; ++i) {
    if (record[i] != expected[i]) return false;
  }
  return record[1] >= board::kMinLanes && record[1] <= board::kMaxLanes && record[2] >= 1 && record[2] <= 127;
}

Settings Store::load() {
  for (uint8_t place = 0; place < 2; ++place) {
    uint8_t record[kRecord];
    if (!readRecord(place, record)) continue;
    // Generations run round: the younger is the one less than half a turn ahead.
    if (valid_ && static_cast<int8_t>(record[0] - generation_) <= 0) continue;
    valid_ = true;
    place_ = place;
    generation_ = record[0];
    kept_.lanes = record[1];
    kept_.brightness = record[2];
  }
  wanted_ = kept_;
  return kept_;
}

void Store::save(const Settings& settings) { wanted_ = settings; }

void Store::prepare() {
  kept_ = wanted_;
  place_ = valid_ ? place_ ^ 1 : 0;
  valid_ = true;
  record_[0] = ++generation_;
  record_[1] = kept_.lanes;
  record_[2] = kept_.brightness;
  seal(record_);
  next_ = 0;
}

void Store::poll() {
  if (next_ == kRecord && !(wanted_ == kept_)) prepare();
  if (next_ < kRecord && hardware::storeWrite(place_ * kRecord + next_, record_[next_])) ++next_;
}

}  // namespace muggins
