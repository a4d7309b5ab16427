// The data that survives a power cut: settings, pegs, and the entries that the board made without a host. The store writes byte
// by byte whenever the memory is ready; nothing waits for it.
#pragma once
#include <stddef.h>
#include <stdint.h>

#include "generated/protocol.h"
#include "pegs.h"
#include "settings.h"

namespace muggins {

// One thing that the board did by itself. `rear` is the hole of the lane's rear peg before a score; kFolded marks an entry that
// stands for several.
struct LogEntry {
  protocol::EntryKind kind;
  uint8_t lane;
  uint8_t points;
  uint8_t rear;
};

// The record takes the places of the memory in turn, so that all of them wear alike. It has a number and a checksum, and the
// sound record with the highest number counts. A new record replaces the oldest, so a power cut in the middle leaves the one
// before. An entry is written before the record that counts it.
//
// A log that runs short of room folds its last game into one score a lane. One record takes the game's entries off the end of
// the log and carries their sums; then each sum returns to the end as an ordinary entry, with a record that counts it and no
// longer carries it. So every step is one record, whole or absent, and after a cut between two steps the fold continues. It
// is the last game that folds, because no other entry need move, and UNDO does not reach behind a new game. The oldest entry
// is never folded: a host may have kept it although its `takeEntry` was lost. No other entry can be in that state, because
// the board sends an entry only after every taken one is erased.
class Store {
 public:
  // Bytes of the record that are the store's own, and all of it: 32 on a board of four lanes, 40 of six.
  static constexpr uint8_t kOwn = 11 + board::kMaxLanes;
  static constexpr uint8_t kRecord = kOwn + sizeof(Settings) + sizeof(LanePegs) * board::kMaxLanes + 3;
  static constexpr uint8_t kEntry = 3;
  static constexpr uint8_t kEntryRoom = 150;
  static constexpr uint8_t kFolded = 0x7f;

  // Reads settings and pegs; leaves them as they are if there is no sound record.
  void load(Settings* settings, Pegs* pegs);
  // Kept data has changed, or will have changed at the next poll.
  void touch();
  // True if everything is in the memory.
  bool settled() const { return !dirty_ && !writing() && pending_ == kEntry; }
  // Does the next step if the memory is ready.
  void poll(const Settings& settings, const Pegs& pegs);

  // The entries that no host has taken, as a log whose numbers never restart.
  uint16_t log() const { return own_.log; }
  uint8_t waiting() const { return own_.count; }
  uint8_t room() const { return kEntryRoom - own_.count; }
  uint32_t oldest() const { return own_.first; }
  // Reads the entry `place` places after the oldest; only when the store is settled. Its kind is `none` if it is damaged.
  LogEntry read(uint8_t place) const;
  // Only when the store is settled and there is room. `chance` is any number.
  void push(const LogEntry& entry, uint16_t chance);
  // Folds the last game; only when the store is settled. False if that would make no room.
  bool fold();
  void dropOldest();

  static uint8_t slots();
  uint8_t found() const { return found_; }
  uint8_t bad() const { return bad_; }
  uint32_t written() const { return own_.number; }

 private:
  bool writing() const { return next_ <= kRecord; }
  void adopt(uint8_t slot, const uint8_t* record, Settings* settings, Pegs* pegs);
  void loadFormer(Settings* settings, Pegs* pegs);
  void compose(const Settings& settings, const Pegs& pegs);
  void write();
  void verify();
  void unfold();

  struct Own {
    // Of the record.
    uint32_t number;
    // Number of the oldest entry, the log, and how many entries it has.
    uint32_t first;
    uint16_t log;
    uint8_t count;
    // Points of each lane that a fold has taken off the log and not yet put back.
    uint8_t carried[board::kMaxLanes];
  };
  static_assert(offsetof(Own, carried) + sizeof(Own::carried) == kOwn, "without gaps");
  Own own_;
  bool dirty_;
  uint8_t slot_;
  uint8_t found_;
  uint8_t bad_;
  // Places left to try for the present record.
  uint8_t tries_;
  // Next byte of the record to write; kRecord to read it back; more when there is none.
  uint8_t next_ = kRecord + 1;
  // Next byte of the entry; kEntry when there is none.
  uint8_t pending_ = kEntry;
  uint8_t entry_[kEntry];
  uint8_t record_[kRecord];
};

}  // namespace muggins
