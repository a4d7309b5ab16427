// Key events: from debounced contacts into a queue, numbered, and repeated until the host acknowledges them.
#pragma once
#include <stdint.h>

#include "counters.h"
#include "debounce.h"
#include "generated/board.h"
#include "generated/protocol.h"
#include "hardware.h"

namespace muggins {

// The waiting events. The queue sends and repeats its head until the host acknowledges it. A press that finds no room is
// refused, and so is every press after it until the host has taken all that waits: a number that lacks a digit in its middle
// would be another number. Then the host gets the number of refused presses. Presses that wait are counted in the tally, so that even
// a reset cannot lose one unsaid.
class KeyQueue {
 public:
  // Presses that it holds, each with its release.
  static constexpr uint8_t kPresses = 32;

  explicit KeyQueue(Counters* counters) : counters_(counters) {}
  // Counts a press, whatever becomes of it. `isHeard`: a host is there.
  void count(uint8_t key, bool isHeard);
  // False if it refuses the press.
  bool press(uint8_t key, Millis time);
  // The release of a press that it has taken: there is always room.
  void release(uint8_t key, Millis time);
  void acknowledge(uint8_t sequence, Millis now);
  // Sends the head if it is new or due again.
  void poll(Millis now);
  // No host is there: refuses all presses that wait, those before the greeting among them, and forgets their releases. The next
  // host is told. Numbers go on, so that a late acknowledgement cannot remove the wrong event.
  void clear();
  // A host is there. `tells`: it knows `keysRefused`.
  void open(bool tells);
  // When the oldest event that waits happened; `otherwise` if none does.
  Millis oldest(Millis otherwise) const { return count_ ? events_[head_].time : otherwise; }
  bool isEmpty() const { return !count_ && !telling_ && !refused_; }
  // Refused presses that a host knows of, or will.
  uint8_t telling() const { return telling_; }
  // True once after presses were refused: the board says so by itself, because the host may be stalled or gone.
  bool takeRefusal();

 private:
  static constexpr uint8_t kRoom = 2 * kPresses;
  struct Event {
    uint8_t key : 7;
    uint8_t action : 1;
    Millis time;
  };
  static_assert((kRoom & (kRoom - 1)) == 0, "places are taken modulo the room");

  void push(uint8_t key, protocol::KeyAction action, Millis time);
  void recount();
  bool send() const;

  Counters* counters_;
  Event events_[kRoom];
  uint8_t head_;
  uint8_t count_;
  // Presses taken whose releases have not come: each has a place kept for it.
  uint8_t held_;
  // Refused presses to report before the events that wait, and after them.
  uint8_t telling_;
  uint8_t refused_;
  bool tells_;
  bool alarm_;
  uint8_t sequence_ = 1;
  bool sent_;
  Millis sentAt_;
};

constexpr uint8_t kDeleteKey = 12;
constexpr uint8_t kNextKey = 15;

// Lanes whose buttons have the codes before MUGGINS and UNDO; those of further lanes have the codes behind.
constexpr uint8_t kFirstLanes = board::kMugginsKey - board::kFirstButtonCode;
constexpr uint8_t kSharedButtons = board::kUndoKey + 1 - board::kMugginsKey;
static_assert(board::kPlayerButtons == board::kMaxLanes && board::kPlayerButtons >= kFirstLanes, "a button a lane");

// Code of the button of a lane, from 0, and the reverse.
constexpr uint8_t keyOfLane(uint8_t lane) {
  return board::kFirstButtonCode + lane + (board::kMaxLanes > kFirstLanes && lane >= kFirstLanes ? kSharedButtons : 0);
}
constexpr uint8_t laneOfKey(uint8_t key) {
  return key - board::kFirstButtonCode - (board::kMaxLanes > kFirstLanes && key > board::kUndoKey ? kSharedButtons : 0);
}
// MUGGINS or UNDO.
constexpr bool isShared(uint8_t key) { return key == board::kMugginsKey || key == board::kUndoKey; }

// All contacts of the board. While a host is there its presses are reported, and a release only after its press.
class Keys {
 public:
  explicit Keys(Counters* counters) : queue(counters) {}
  // Takes one scan. `buttons` masks the button contacts that are wired.
  void scan(const Contacts& contacts, uint8_t buttons, protocol::DebounceMode mode);
  // Takes buttons that two looks found closed, between scans: a player waits for what they set off.
  void look(uint8_t buttons, Millis now);
  // Those of these buttons that a look would press.
  uint8_t awaited(uint8_t buttons, protocol::DebounceMode mode) const {
    return mode == protocol::DebounceMode::kAsymmetric ? buttons & ~groups_[kButtonGroup].closed : 0;
  }
  // A new session: presses that wait are refused. `tells`: the host knows `keysRefused`.
  void greet(bool tells);
  // The host is gone: refuses the presses that wait for it.
  void desert();
  // Presses of an unfinished entry that were sent before the greeting; kMostRefused if others were refused.
  uint8_t unfinished() const { return unfinished_; }
  // The board itself has used every press up to the last button that it took.
  void used();
  // What was pressed is no entry.
  void drop();
  // Takes a press for the board itself, of a key with a code below `end`: each press once, the lowest code first.
  bool takePress(uint8_t* key, uint8_t end);
  bool isClosed(uint8_t key) const { return groups_[key / 8].closed >> key % 8 & 1; }
  // The closed keys, by code, from bit 0.
  uint32_t closed() const {
    return groups_[0].closed | static_cast<uint16_t>(groups_[1].closed) << 8 |
           static_cast<uint32_t>(groups_[2].closed) << 16;
  }
  // The host has taken every event up to then: when the oldest that waits happened, or else the last scan.
  Millis takenUntil() const { return queue.oldest(scanned_); }
  void forgetPresses();
  // Nothing is closed, none of it is being counted, and no event waits for the host.
  bool atRest() const { return !stirred_ && queue.isEmpty(); }

  KeyQueue queue;

 private:
  static constexpr uint8_t kButtonGroup = 2;

  void report(uint8_t group, uint8_t changed, Millis time);

  bool greeted_;
  uint8_t unfinished_;
  // A contact is closed, or its scans are being counted.
  bool stirred_;
  // When the last scan was.
  Millis scanned_;
  Debounced groups_[3];
  // Keys whose press the queue has taken, but not their release.
  uint8_t pressed_[3];
  // Presses that the board itself has not taken.
  uint8_t fresh_[3];
};

// True if the scan closes three corners of a rectangle, which without diodes looks like all four.
bool ghosted(const Contacts& contacts);

}  // namespace muggins
