// The contract: checks a sysex body, does what it says or nothing at all, and answers with a status.
#pragma once
#include <stdint.h>

#include "generated/protocol.h"
#include "parts.h"
#include "selftest.h"

namespace muggins {

class Link {
 public:
  Link(Parts* parts, SelfTest* selfTest) : parts_(parts), selfTest_(selfTest) {}
  // Says who the board is; sent once at start without being asked.
  void announce(uint8_t sequence);
  // Takes what stood between F0 and F7.
  void take(const uint8_t* body, uint8_t length, Millis now);
  // Takes a sysex that broke off.
  void takeBroken();
  // Sends what was asked for and is read from the memory.
  void poll();
  // True if a host that understands the board has said hello and is not known to be gone.
  bool isGreeted() const { return greeted_; }
  // True if no host has said hello since start, or the one that did has fallen silent; it is a stranger then.
  bool isDeserted(Millis now);

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
  protocol::Status colours(const uint8_t* payload);
  protocol::Status selfTest(uint8_t on, Millis now);
  void takeEntry(const uint8_t* payload);
  void sendCounters(uint8_t sequence);
  void sendEntry();
  void sendHealth(uint8_t sequence);

  Parts* parts_;
  SelfTest* selfTest_;
  // A host of our major version has said hello since start.
  bool greeted_;
  // There has been time for a host to say hello, or to speak again.
  bool deserted_;
  // When the host last said something whole, or the board started.
  Millis heard_;
  // Number of a `readEntry` that waits for the memory; 0 for none.
  uint8_t asked_;
  // Id, sequence and checksum of the last accepted message.
  uint8_t last_[5];
};

}  // namespace muggins
