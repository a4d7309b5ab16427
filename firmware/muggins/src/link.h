// The contract: checks a sysex body, does what it says or nothing at all, and answers with a status.
#pragma once
#include <stdint.h>

#include "counters.h"
#include "display.h"
#include "effects.h"
#include "generated/protocol.h"
#include "keys.h"
#include "pegs.h"
#include "settings.h"
#include "tone.h"

namespace muggins {

// What messages read and change.
struct Parts {
  Counters counters;
  Settings settings;
  Store store;
  Pegs pegs;
  Effects effects;
  Display display;
  Tone tone;
  Keys keys{&counters};
  // The picture must be drawn again.
  bool dirty = true;
  // Lanes or brightness have changed.
  bool rewired = true;
};

class Link {
 public:
  explicit Link(Parts* parts) : parts_(parts) {}
  // Says who the board is; sent once at start without being asked.
  void announce(uint8_t sequence);
  // Takes what stood between F0 and F7.
  void take(const uint8_t* body, uint8_t length, Millis now);
  // Takes a sysex that broke off.
  void takeBroken();

 private:
  // A message whose checksum is right.
  struct Request {
    uint8_t id;
    uint8_t sequence;
    uint8_t length;
    const uint8_t* payload;
    // The same frame as the last one that was accepted.
    bool again;
  };
  void answer(uint8_t sequence, protocol::Status status);
  protocol::Status check(const Request& request) const;
  protocol::Status obey(const Request& request, Millis now);
  protocol::Status hello(const Request& request);
  protocol::Status pegs(const uint8_t* payload);
  protocol::Status indicators(const uint8_t* payload);
  protocol::Status effect(const Request& request, Millis now);
  protocol::Status text(const uint8_t* payload);
  protocol::Status tone(const Request& request, Millis now);
  protocol::Status setup(const uint8_t* payload);
  void sendCounters(uint8_t sequence);

  Parts* parts_;
  // A host of our major version has said hello since start.
  bool greeted_ = false;
  // Id, sequence and checksum of the last accepted message.
  uint8_t last_[5] = {0, 0, 0, 0, 0};
};

}  // namespace muggins
