// What survives a power cut: settings, pegs, and the entries that the board made without a host. Written byte by
// byte whenever the memory is ready; nothing waits for it.
#pragma once
#include <stdint.h>

#include "generated/protocol.h"
#include "pegs.h"
#include "settings.h"

namespace muggins {

// One thing that the board did by itself. `rear` is where the lane's rear peg stood before a score.
struct LogEntry {
  protocol::EntryKind kind;
  uint8_t lane;
  uint8_t points;
  uint8_t rear;
};

// The record takes the places of the memory in turn, so that all of them wear alike, and has a number of its own and
// a checksum: the sound record with the highest number counts. A new one is written over the oldest, so that a power
// cut in the middle leaves the one before. An entry is written before the record that counts it.
class Store {
 public:
  static constexpr uint8_t kRecord = 24;
  static constexpr uint8_t kEntry = 3;
  static constexpr uint8_t kEntryRoom = 150;

  // Reads settings and pegs; leaves them as they are if there is no sound record.
  void load(Settings* settings, Pegs* pegs);
  // Something that is kept has changed, or will have when the store is polled next.
  void touch();
  // True if all is on the memory.
  bool settled() const { return !dirty_ && !writing() && pending_ == kEntry; }
  // Does the next step if the memory is ready for it.
  void poll(const Settings& settings, const Pegs& pegs);

  // The entries that no host has taken, as a log whose numbers never begin anew.
  uint16_t log() const { return log_; }
  uint8_t waiting() const { return count_; }
  bool full() const { return count_ == kEntryRoom; }
  uint32_t oldest() const { return first_; }
  // True if no entry is still to be written.
  bool readable() const { return pending_ == kEntry; }
  // Reads the entry so many places after the oldest. The memory must be ready and the log readable. Kind `none` if
  // it is spoilt.
  LogEntry read(uint8_t place) const;
  // Only when the store is settled and the log not full. `chance` is any number.
  void push(const LogEntry& entry, uint16_t chance);
  void dropOldest(uint8_t count);

  static uint8_t slots();
  uint8_t found() const { return found_; }
  uint8_t bad() const { return bad_; }
  uint32_t written() const { return number_; }

 private:
  bool writing() const { return next_ <= kRecord; }
  void compose(const Settings& settings, const Pegs& pegs);
  void write();
  void verify();

  // 24 bits each.
  uint32_t number_;
  uint32_t first_;
  uint16_t log_;
  uint8_t count_;
  bool dirty_;
  uint8_t slot_;
  uint8_t found_;
  uint8_t bad_;
  // Places that are still tried for the record that is being written.
  uint8_t tries_;
  // Next byte of the record; kRecord when it is to be read back; more when there is none.
  uint8_t next_ = kRecord + 1;
  // Next byte of the entry; kEntry when there is none.
  uint8_t pending_ = kEntry;
  uint8_t entry_[kEntry];
  uint8_t record_[kRecord];
};

}  // namespace muggins
