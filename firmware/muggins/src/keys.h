// Key events: from debounced contacts into a queue, numbered, and repeated until the host acknowledges them.
#pragma once
#include <stdint.h>

#include "counters.h"
#include "debounce.h"
#include "generated/protocol.h"
#include "hardware.h"

namespace muggins {

// The waiting events. The queue sends and repeats its head until the host acknowledges it.
class KeyQueue {
 public:
  static constexpr uint8_t kRoom = 16;

  explicit KeyQueue(Counters* counters) : counters_(counters) {}
  // False if there is no room.
  bool push(uint8_t key, protocol::KeyAction action, Millis time);
  void acknowledge(uint8_t sequence, Millis now);
  // Sends the head if it is new or due again.
  void poll(Millis now);
  // Forgets all events. Numbers go on, so that a late acknowledgement cannot remove the wrong event.
  void clear();

 private:
  struct Event {
    uint8_t key : 7;
    uint8_t action : 1;
    Millis time;
  };
  static_assert((kRoom & (kRoom - 1)) == 0, "places are taken modulo the room");

  Counters* counters_;
  Event events_[kRoom];
  uint8_t head_;
  uint8_t count_;
  uint8_t sequence_ = 1;
  bool sent_;
  Millis sentAt_;
};

// All contacts of the board. While a host is there its presses are reported, and a release only after its press.
class Keys {
 public:
  explicit Keys(Counters* counters) : queue(counters), counters_(counters) {}
  // Takes one scan. `buttons` masks the button contacts that are wired.
  void scan(const Contacts& contacts, uint8_t buttons);
  // A new session: earlier presses are not reported.
  void greet();
  // The host is gone: forgets the events that wait for it.
  void desert();
  // Takes a press for the board itself, of a key with a code below `end`: each press once, the lowest code first.
  bool takePress(uint8_t* key, uint8_t end);
  bool isClosed(uint8_t key) const { return groups_[key / 8].closed >> key % 8 & 1; }
  // The closed keys, by code, from bit 0.
  uint32_t closed() const {
    return groups_[0].closed | static_cast<uint16_t>(groups_[1].closed) << 8 |
           static_cast<uint32_t>(groups_[2].closed) << 16;
  }
  void forgetPresses();

  KeyQueue queue;

 private:
  void report(uint8_t group, uint8_t changed, Millis time);

  Counters* counters_;
  bool greeted_;
  Debounced groups_[3];
  // Keys whose press the queue has taken, but not their release.
  uint8_t pressed_[3];
  // Presses that the board itself has not taken.
  uint8_t fresh_[3];
};

// True if the scan closes three corners of a rectangle, which without diodes looks like all four.
bool ghosted(const Contacts& contacts);

}  // namespace muggins
