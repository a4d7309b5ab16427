// The contract: checks a sysex body, obeys it or refuses it whole, and answers.
#pragma once
#include <stdint.h>

#include "generated/protocol.h"
#include "parts.h"
#include "selftest.h"

namespace muggins {

class Link {
 public:
  Link(Parts* parts, SelfTest* selfTest) : parts_(parts), selfTest_(selfTest) {}
  // Sends `board`; once at start without being asked.
  void announce(uint8_t sequence);
  // Takes the bytes between F0 and F7.
  void take(const uint8_t* body, uint8_t length, Millis now);
  // Takes a sysex that broke off.
  void takeBroken();
  // Sends the entry that was asked for, when the memory can be read.
  void poll();
  // True if a host of our major version has said hello and is not known to be gone.
  bool isGreeted() const { return greeted_; }
  // True if no host has said hello since start, or it has fallen silent; then it must say hello again.
  bool isDeserted(Millis now);

 private:
  // A message whose checksum is right.
  struct Request {
    uint8_t place;
    uint8_t sequence;
    uint8_t length;
    const uint8_t* payload;
    // The same frame as the last one that was accepted.
    bool again;
    // When it came.
    Millis now;
  };
  void answer(uint8_t sequence, protocol::Status status);
  protocol::Status check(const Request& request, const uint8_t* shape) const;
  protocol::Status fit(const Request& request, const uint8_t* fields) const;
  protocol::Status obey(const Request& request);
  // A handler for every message of the host: the name is the message's. Length and values are right by then.
#define MUGGINS_HANDLER(handler, place) protocol::Status handler(const Request& request);
  MUGGINS_HOST_MESSAGES(MUGGINS_HANDLER)
#undef MUGGINS_HANDLER
  // Sets the colours of so many lanes, from this one on.
  protocol::Status paint(uint8_t first, const uint8_t* given, uint8_t count);
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
