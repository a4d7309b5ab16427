// Pegging without a host: digits, the button of a lane, UNDO, and the game hole as the end. No rules of cribbage.
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
  void press(Parts* parts, uint8_t key);
  void act(Parts* parts, uint8_t key, Millis now);
  bool score(Parts* parts, uint8_t lane, Millis now);
  bool undo(Parts* parts);
  bool newGame(Parts* parts);
  void show(Parts* parts) const;

  bool active_;
  // NEXT is down since then and has not acted.
  bool holding_;
  Millis heldSince_;
  // The points that are being keyed.
  uint8_t points_;
};

}  // namespace muggins
