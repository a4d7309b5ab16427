#include "keys.h"

#include "frame.h"

namespace muggins {

bool KeyQueue::push(uint8_t key, protocol::KeyAction action, Millis time) {
  if (count_ == kRoom) return false;
  events_[(head_ + count_) % kRoom] = Event{key, static_cast<uint8_t>(action), time};
  ++count_;
  return true;
}

static uint8_t following(uint8_t sequence) {
  return sequence == protocol::kLastSequence ? 1 : sequence + 1;
}

void KeyQueue::acknowledge(uint8_t sequence, Millis now) {
  if (!count_ || !sent_ || sequence != sequence_) return;
  head_ = (head_ + 1) % kRoom;
  --count_;
  sequence_ = following(sequence_);
  sent_ = false;
  poll(now);
}

void KeyQueue::poll(Millis now) {
  if (!count_) return;
  if (sent_ && static_cast<Millis>(now - sentAt_) < board::kKeyResendMilliseconds) return;
  const Event& event = events_[head_];
  FrameWriter frame(protocol::kKeyId, sequence_, protocol::kKeyLength);
  frame.u7(event.key);
  frame.u7(event.action);
  frame.u14(event.time);
  if (!frame.end()) return;
  if (sent_) counters_->keyResend.add();
  sent_ = true;
  sentAt_ = now;
}

void KeyQueue::clear() {
  if (sent_) sequence_ = following(sequence_);
  count_ = 0;
  sent_ = false;
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

void Keys::scan(const Contacts& contacts, uint8_t buttons) {
  const bool ghosts = ghosted(contacts);
  for (uint8_t group = 0; group < 3; ++group) {
    const bool isKeypad = group < 2;
    Debounced* state = &groups_[group];
    // While a key may be a ghost, the keypad keeps its last state.
    const uint8_t scan = isKeypad ? (ghosts ? state->closed : contacts.bytes[group])
                                  : static_cast<uint8_t>(contacts.bytes[group] & buttons);
    const uint8_t changed = debounce(state, scan);
    fresh_[group] |= changed & state->closed;
    // A release that found no room is due again.
    if (greeted_ && (changed | (pressed_[group] & ~state->closed))) report(group, changed, contacts.time);
  }
}

void Keys::report(uint8_t group, uint8_t changed, Millis time) {
  const uint8_t closed = groups_[group].closed;
  uint8_t key = group * 8;
  for (uint8_t bit = 1; bit; bit <<= 1, ++key) {
    const bool open = !(closed & bit);
    if (open && (pressed_[group] & bit)) {
      if (queue.push(key, protocol::KeyAction::kRelease, time)) pressed_[group] &= ~bit;
    } else if (!open && (changed & bit)) {
      if (queue.push(key, protocol::KeyAction::kPress, time)) pressed_[group] |= bit;
      else counters_->keyLost.add();
    }
  }
}

void Keys::greet() {
  desert();
  greeted_ = true;
}

void Keys::desert() {
  greeted_ = false;
  queue.clear();
  for (uint8_t& group : pressed_) group = 0;
  forgetPresses();
}

void Keys::forgetPresses() {
  for (uint8_t& group : fresh_) group = 0;
}

bool Keys::takePress(uint8_t* key, uint8_t end) {
  for (uint8_t code = 0; code < end; ++code) {
    const uint8_t bit = 1 << code % 8;
    if (!(fresh_[code / 8] & bit)) continue;
    fresh_[code / 8] &= ~bit;
    *key = code;
    return true;
  }
  return false;
}

}  // namespace muggins
