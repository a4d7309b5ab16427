// Keeps the score without a host: digits, the button of a lane, UNDO, and the game hole as the end. No rules of cribbage.
#pragma once
#include <stdint.h>

#include "parts.h"

namespace muggins {

class Alone {
 public:
  bool active() const { return active_; }
  void start(Parts* parts);
  void stop() { active_ = false; }
  // Takes the keys that were pressed.
  void poll(Parts* parts, Millis now);

 private:
  void press(Parts* parts, uint8_t key, Millis now);
  void act(Parts* parts, Millis now);
  bool makesRoom(Store* store);
  bool obey(Parts* parts, Millis now);
  bool score(Parts* parts, uint8_t lane, Millis now);
  bool undo(Parts* parts);
  bool newGame(Parts* parts);
  void show(Parts* parts) const;

  bool active_;
  // What is keyed is the rest of an entry that began before the board was alone: nothing of it counts until DEL or a button.
  bool lost_;
  // A new score, new game or UNDO had no room.
  bool full_;
  // The button that waits for the memory, 0 for none, and the points that were keyed before it.
  uint8_t key_;
  uint8_t keyed_;
  // NEXT is down since then and has not acted.
  bool holding_;
  Millis heldSince_;
  // The points that are being keyed.
  uint8_t points_;
};

}  // namespace muggins
