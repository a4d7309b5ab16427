// Generated from shared/protocol/schema.ts by `npm run firmware`; edit that and run it again.
#pragma once
#include <stdint.h>

namespace muggins { namespace protocol {

constexpr uint8_t kVersionMajor = 1;
constexpr uint8_t kVersionMinor = 2;
constexpr uint8_t kUnsolicited = 0;
constexpr uint8_t kLastSequence = 127;
constexpr uint8_t kMaxHostFrame = 60;
constexpr uint8_t kTextColumns = 20;
constexpr uint8_t kTextRows = 4;

constexpr uint8_t kCrcBits = 21;
constexpr uint32_t kCrcPolynomial = 0x102899;
constexpr uint32_t kCrcStart = 0x155555;

enum class Status : uint8_t {
  kOk = 0,
  kBadChecksum = 1,
  kBadLength = 2,
  kBadValue = 3,
  kUnknownMessage = 4,
  kNotGreeted = 5,
};
constexpr uint8_t kStatusCount = 6;

enum class Effect : uint8_t {
  kNone = 0,
  kWin = 1,
  kSkunkLine = 2,
  kRefused = 3,
  kMuggins = 4,
  kAttention = 5,
};
constexpr uint8_t kEffectCount = 6;

enum class KeyAction : uint8_t {
  kRelease = 0,
  kPress = 1,
};
constexpr uint8_t kKeyActionCount = 2;

enum class Board : uint8_t {
  kUno = 0,
  kMega = 1,
};
constexpr uint8_t kBoardCount = 2;

constexpr uint8_t kColourCount = 9;
enum class EntryKind : uint8_t {
  kNone = 0,
  kScore = 1,
  kNewGame = 2,
  kUndo = 3,
};
constexpr uint8_t kEntryKindCount = 4;

// Payload lengths: 0xff is two bytes a lane. Those under the extended id count the byte that tells them apart.
constexpr uint8_t kExtendedId = 0x0f;
// host sends: Opens a session. The board forgets key events that nobody has acknowledged, and answers `board`.
constexpr uint8_t kHelloId = 0x01;
constexpr uint8_t kHelloLength = 2;
// host sends: The whole peg state. Hole 0 is off the track. A rear peg of the lap before stands in a higher hole than its front peg; boards up to 1.1 refuse that.
constexpr uint8_t kPegsId = 0x02;
constexpr uint8_t kPegsLength = 0xff;
// host sends: The indicator pixels: whose crib it is and whose turn.
constexpr uint8_t kIndicatorsId = 0x03;
constexpr uint8_t kIndicatorsLength = 2;
// host sends: Starts a light effect. The same frame again does not start it again.
constexpr uint8_t kEffectId = 0x04;
constexpr uint8_t kEffectLength = 2;
// host sends: One row of the display.
constexpr uint8_t kTextId = 0x05;
constexpr uint8_t kTextLength = 21;
// host sends: A tone. The same frame again does not start it again.
constexpr uint8_t kToneId = 0x06;
constexpr uint8_t kToneLength = 4;
// host sends: Settings that the board keeps through a power cut. A different number of lanes clears the pegs.
constexpr uint8_t kSetupId = 0x07;
constexpr uint8_t kSetupLength = 2;
// host sends: Asks for `counters`.
constexpr uint8_t kReadCountersId = 0x08;
constexpr uint8_t kReadCountersLength = 0;
// host sends: Asks for an `ack`: is the board still there?
constexpr uint8_t kPingId = 0x09;
constexpr uint8_t kPingLength = 0;
// host sends: Takes delivery of the key event with this sequence number. It is not answered.
constexpr uint8_t kKeyAckId = 0x0a;
constexpr uint8_t kKeyAckLength = 0;
// board sends: Who the board is: the answer to `hello`, and sent unasked once at start.
constexpr uint8_t kBoardId = 0x0b;
constexpr uint8_t kBoardLength = 11;
// board sends: The answer to every other host message but `keyAck`; carries that message’s sequence number.
constexpr uint8_t kAckId = 0x0c;
constexpr uint8_t kAckLength = 1;
// board sends: A debounced key event; its sequence number is the event’s own. Repeated until acknowledged.
constexpr uint8_t kKeyId = 0x0d;
constexpr uint8_t kKeyLength = 4;
// board sends: What went wrong since start; the answer to `readCounters`. Every counter stays at 16383 once there.
constexpr uint8_t kCountersId = 0x0e;
constexpr uint8_t kCountersLength = 14;
// host sends: The colours of the lanes, which the board keeps through a power cut. All four, whatever the lanes.
constexpr uint8_t kColoursId = 0x0f;
constexpr uint8_t kColoursPart = 1;
constexpr uint8_t kColoursLength = 5;
// host sends: Asks for `entry`: the oldest entry of the board’s own that no host has taken.
constexpr uint8_t kReadEntryId = 0x0f;
constexpr uint8_t kReadEntryPart = 2;
constexpr uint8_t kReadEntryLength = 1;
// board sends: The answer to `readEntry`: what somebody keyed while no host was there. Kind `none` if nothing waits.
constexpr uint8_t kEntryId = 0x0f;
constexpr uint8_t kEntryPart = 3;
constexpr uint8_t kEntryLength = 12;
// host sends: The host has kept this entry on disk. The board forgets it if it is its oldest; any other changes nothing.
constexpr uint8_t kTakeEntryId = 0x0f;
constexpr uint8_t kTakeEntryPart = 4;
constexpr uint8_t kTakeEntryLength = 7;
// host sends: Asks for `health`.
constexpr uint8_t kReadHealthId = 0x0f;
constexpr uint8_t kReadHealthPart = 5;
constexpr uint8_t kReadHealthLength = 1;
// board sends: How the board’s parts are; the answer to `readHealth`.
constexpr uint8_t kHealthId = 0x0f;
constexpr uint8_t kHealthPart = 6;
constexpr uint8_t kHealthLength = 28;
// host sends: Starts or ends the self-test: pixels, display and buzzer by themselves; keys are reported as always.
constexpr uint8_t kSelfTestId = 0x0f;
constexpr uint8_t kSelfTestPart = 7;
constexpr uint8_t kSelfTestLength = 2;

}}  // namespace muggins::protocol
