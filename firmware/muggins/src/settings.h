// Lanes and brightness: what the board keeps through a power cut, in two places that take turns.
#pragma once
#include <stdint.h>

#include "generated/board.h"

namespace muggins {

struct Settings {
  uint8_t lanes = board::kReferenceLanes;
  uint8_t brightness = board::kDefaultBrightness;
};

inline bool operator==(const Settings& a, const Settings& b) {
  return a.lanes == b.lanes && a.brightness == b.brightness;
}

// A record is generation, lanes, brightness and three bytes of checksum. The younger of the two sound records
// counts; a new one is written over the other, so that a power cut in the middle leaves the old one.
class Store {
 public:
  static constexpr uint8_t kRecord = 6;

  // Reads the settings; the defaults if there is no sound record.
  Settings load();
  // Begins to write. Settings that come while a write is under way follow it.
  void save(const Settings& settings);
  // Writes the next byte when the memory is ready for it.
  void poll();

 private:
  void prepare();

  Settings wanted_;
  Settings kept_;
  bool valid_ = false;
  uint8_t place_ = 0;
  uint8_t generation_ = 0;
  uint8_t next_ = kRecord;
  uint8_t record_[kRecord];
};

}  // namespace muggins
