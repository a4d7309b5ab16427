#include "keys.h"

#include "frame.h"

namespace muggins {

static uint8_t following(uint8_t sequence) {
  return sequence == protocol::kLastSequence ? 1 : sequence + 1;
}

// Presses of an entry that is under way, after another one. NEXT ends an entry only where a host hears it, and DEL may leave some of
// it. MUGGINS may stand before its points.
static uint8_t follow(uint8_t open, uint8_t key, bool isHeard) {
  if (key == kDeleteKey || (key == kNextKey && !isHeard)) return open;
  if (key == kNextKey || (key >= board::kFirstButtonCode && key != board::kMugginsKey)) return 0;
  return open < protocol::kMostRefused - 1 ? open + 1 : open;
}

// Adds to a count of presses, which is a u7 on the wire.
static void add(uint8_t* count, uint8_t more) {
  const uint8_t sum = *count + more;
  *count = sum < protocol::kMostRefused ? sum : protocol::kMostRefused;
}

void KeyQueue::count(uint8_t key, bool isHeard) {
  hardware::Tally tally = hardware::tally();
  add(&tally.waiting, 1);
  tally.open = follow(tally.open, key, isHeard);
  hardware::keepTally(tally);
}

// What waits is what the queue holds.
void KeyQueue::recount() {
  hardware::Tally tally = {refused_, 0};
  for (uint8_t i = 0; i < count_; ++i) {
    const Event& event = events_[(head_ + i) % kRoom];
    if (event.action != static_cast<uint8_t>(protocol::KeyAction::kPress)) continue;
    add(&tally.waiting, 1);
    tally.open = follow(tally.open, event.key, true);
  }
  hardware::keepTally(tally);
}

bool KeyQueue::press(uint8_t key, Millis time) {
  if (refused_ || count_ + held_ + 2 > kRoom) {
    add(&refused_, 1);
    counters_->keyLost.add();
    alarm_ = true;
    return false;
  }
  push(key, protocol::KeyAction::kPress, time);
  ++held_;
  return true;
}

void KeyQueue::release(uint8_t key, Millis time) {
  push(key, protocol::KeyAction::kRelease, time);
  --held_;
}

void KeyQueue::push(uint8_t key, protocol::KeyAction action, Millis time) {
  events_[(head_ + count_) % kRoom] = Event{key, static_cast<uint8_t>(action), time};
  ++count_;
}

void KeyQueue::acknowledge(uint8_t sequence, Millis now) {
  if (!sent_ || sequence != sequence_) return;
  if (telling_) {
    telling_ = 0;
    recount();
  } else {
    hardware::Tally tally = hardware::tally();
    if (events_[head_].action == static_cast<uint8_t>(protocol::KeyAction::kPress) && tally.waiting) --tally.waiting;
    hardware::keepTally(tally);
    head_ = (head_ + 1) % kRoom;
    --count_;
  }
  sequence_ = following(sequence_);
  sent_ = false;
  poll(now);
}

void KeyQueue::poll(Millis now) {
  if (refused_ && !telling_ && !count_) {
    if (tells_) telling_ = refused_;
    refused_ = 0;
    if (!tells_) recount();
  }
  if (!(telling_ ? tells_ : count_)) return;
  if (sent_ && static_cast<Millis>(now - sentAt_) < board::kKeyResendMilliseconds) return;
  if (!send()) return;
  if (sent_) counters_->keyResend.add();
  sent_ = true;
  sentAt_ = now;
}

bool KeyQueue::send() const {
  if (telling_) {
    FrameWriter frame(protocol::kExtendedId, sequence_, protocol::kKeysRefusedLength);
    frame.u7(protocol::kKeysRefusedPart);
    frame.u7(telling_);
    return frame.end();
  }
  const Event& event = events_[head_];
  FrameWriter frame(protocol::kKeyId, sequence_, protocol::kKeyLength);
  frame.u7(event.key);
  frame.u7(event.action);
  frame.u14(event.time);
  return frame.end();
}

void KeyQueue::clear() {
  if (sent_) sequence_ = following(sequence_);
  const uint8_t waiting = hardware::tally().waiting;
  const uint8_t counted = telling_ + refused_;
  if (waiting > counted) {
    counters_->keyLost.add(waiting - counted);
    alarm_ = true;
  }
  telling_ = waiting;
  count_ = refused_ = held_ = 0;
  sent_ = tells_ = false;
}

void KeyQueue::open(bool tells) {
  tells_ = tells;
  if (tells) return;
  telling_ = 0;
  recount();
}

bool KeyQueue::takeRefusal() {
  const bool alarm = alarm_;
  alarm_ = false;
  return alarm;
}

bool ghosted(const Contacts& contacts) {
  const uint8_t rows[4] = {
      static_cast<uint8_t>(contacts.bytes[0] & 0x0f), static_cast<uint8_t>(contacts.bytes[0] >> 4),
      static_cast<uint8_t>(contacts.bytes[1] & 0x0f), static_cast<uint8_t>(contacts.bytes[1] >> 4)};
  for (uint8_t i = 0; i < 3; ++i) {
    for (uint8_t j = i + 1; j < 4; ++j) {
      const uint8_t both = rows[i] & rows[j];
      if (both & (both - 1)) return true;
    }
  }
  return false;
}

void Keys::scan(const Contacts& contacts, uint8_t buttons, protocol::DebounceMode mode) {
  scanned_ = contacts.time;
  // Most scans find nothing closed.
  if (!stirred_ && !(contacts.bytes[0] | contacts.bytes[1] | (contacts.bytes[2] & buttons))) return;
  const uint8_t* counts = board::kDebounceScans[static_cast<uint8_t>(mode)];
  const DebounceScans scans = {counts[0], counts[1]};
  // With what still counts as closed: a key that bounces may be missing in one row and close a loop in the next.
  const Contacts either = {{static_cast<uint8_t>(contacts.bytes[0] | groups_[0].closed),
                            static_cast<uint8_t>(contacts.bytes[1] | groups_[1].closed), 0}, 0};
  const bool ghosts = ghosted(either);
  uint8_t stirring = 0;
  for (uint8_t group = 0; group < 3; ++group) {
    const bool isKeypad = group < kButtonGroup;
    Debounced* state = &groups_[group];
    // While a key may be a ghost, the keypad keeps its last state.
    const uint8_t scan = isKeypad ? (ghosts ? state->closed : contacts.bytes[group])
                                  : static_cast<uint8_t>(contacts.bytes[group] & buttons);
    const uint8_t changed = debounce(state, scan, scans);
    stirring |= state->closed;
    for (const uint8_t count : state->count) stirring |= count;
    fresh_[group] |= changed & state->closed;
    if (changed) report(group, changed, contacts.time);
  }
  stirred_ = stirring;
}

void Keys::look(uint8_t buttons, Millis now) {
  if (!buttons) return;
  Debounced* state = &groups_[kButtonGroup];
  state->closed |= buttons;
  for (uint8_t& count : state->count) count &= ~buttons;
  fresh_[kButtonGroup] |= buttons;
  stirred_ = true;
  report(kButtonGroup, buttons, now);
}

void Keys::report(uint8_t group, uint8_t changed, Millis time) {
  uint8_t key = group * 8;
  for (uint8_t bit = 1; bit; bit <<= 1, ++key) {
    if (!(changed & bit)) continue;
    if (groups_[group].closed & bit) {
      queue.count(key, greeted_);
      if (greeted_ && queue.press(key, time)) pressed_[group] |= bit;
    } else if (pressed_[group] & bit) {
      queue.release(key, time);
      pressed_[group] &= ~bit;
    }
  }
}

void Keys::greet(bool tells) {
  desert();
  greeted_ = true;
  unfinished_ = queue.telling() ? protocol::kMostRefused : hardware::tally().open;
  queue.open(tells);
}

void Keys::desert() {
  greeted_ = false;
  queue.clear();
  for (uint8_t& group : pressed_) group = 0;
  forgetPresses();
}

void Keys::used() {
  hardware::Tally tally = {queue.telling(), hardware::tally().open};
  add(&tally.waiting, tally.open);
  if (fresh_[kButtonGroup]) add(&tally.waiting, 1);
  hardware::keepTally(tally);
}

void Keys::drop() {
  if (!greeted_) hardware::keepTally(hardware::Tally{queue.telling(), 0});
}

void Keys::forgetPresses() {
  for (uint8_t& group : fresh_) group = 0;
}

bool Keys::takePress(uint8_t* key, uint8_t end) {
  for (uint8_t code = 0; code < end; ++code) {
    // It is asked in every pass, nearly always for nothing.
    if (!fresh_[code / 8]) {
      code |= 7;
      continue;
    }
    const uint8_t bit = 1 << code % 8;
    if (!(fresh_[code / 8] & bit)) continue;
    fresh_[code / 8] &= ~bit;
    *key = code;
    return true;
  }
  return false;
}

}  // namespace muggins
