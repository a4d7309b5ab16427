// Generated from shared/protocol/schema.ts by `npm run firmware`; edit that and run it again.
#pragma once
#include <stdint.h>

#include "../flash.h"

namespace muggins { namespace protocol {

constexpr uint8_t kVersionMajor = 1;
constexpr uint8_t kVersionMinor = 8;
constexpr uint8_t kUnsolicited = 0;
constexpr uint8_t kLastSequence = 127;
constexpr uint8_t kFrameOverhead = 7;
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
  kHand24 = 6,
  kHand28 = 7,
  kHand29 = 8,
  kHeels = 9,
  kNobs = 10,
  kStinkHole = 11,
};
constexpr uint8_t kEffectCount = 12;

enum class KeyAction : uint8_t {
  kRelease = 0,
  kPress = 1,
};
constexpr uint8_t kKeyActionCount = 2;

enum class DebounceMode : uint8_t {
  kAsymmetric = 0,
  kSymmetric = 1,
};
constexpr uint8_t kDebounceModeCount = 2;

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

// Messages of the host. Those under the extended id have places of their own beyond it.
constexpr uint8_t kExtendedId = 0x0f;
constexpr uint8_t kHelloPlace = 0x01;
constexpr uint8_t kPegsPlace = 0x02;
constexpr uint8_t kIndicatorsPlace = 0x03;
constexpr uint8_t kEffectPlace = 0x04;
constexpr uint8_t kTextPlace = 0x05;
constexpr uint8_t kTonePlace = 0x06;
constexpr uint8_t kSetupPlace = 0x07;
constexpr uint8_t kReadCountersPlace = 0x08;
constexpr uint8_t kPingPlace = 0x09;
constexpr uint8_t kKeyAckPlace = 0x0a;
constexpr uint8_t kColoursPlace = 0x10;
constexpr uint8_t kReadEntryPlace = 0x11;
constexpr uint8_t kTakeEntryPlace = 0x13;
constexpr uint8_t kReadHealthPlace = 0x14;
constexpr uint8_t kSelfTestPlace = 0x16;
constexpr uint8_t kReadKeyTimePlace = 0x18;
constexpr uint8_t kDebouncePlace = 0x1a;
constexpr uint8_t kMoreColoursPlace = 0x1b;
constexpr uint8_t kReadUnfinishedPlace = 0x1c;
constexpr uint8_t kLanesPlace = 0x1e;

// ROW(handler, place) for every message of the host.
#define MUGGINS_HOST_MESSAGES(ROW) \
  ROW(hello, kHelloPlace) \
  ROW(pegs, kPegsPlace) \
  ROW(indicators, kIndicatorsPlace) \
  ROW(effect, kEffectPlace) \
  ROW(text, kTextPlace) \
  ROW(tone, kTonePlace) \
  ROW(setup, kSetupPlace) \
  ROW(readCounters, kReadCountersPlace) \
  ROW(ping, kPingPlace) \
  ROW(keyAck, kKeyAckPlace) \
  ROW(colours, kColoursPlace) \
  ROW(readEntry, kReadEntryPlace) \
  ROW(takeEntry, kTakeEntryPlace) \
  ROW(readHealth, kReadHealthPlace) \
  ROW(selfTest, kSelfTestPlace) \
  ROW(readKeyTime, kReadKeyTimePlace) \
  ROW(debounce, kDebouncePlace) \
  ROW(moreColours, kMoreColoursPlace) \
  ROW(readUnfinished, kReadUnfinishedPlace) \
  ROW(lanes, kLanesPlace)

// The shapes of their payloads: the place, then the most that each byte may be, or a code for what follows.
constexpr uint8_t kLaneField = 0x80;
constexpr uint8_t kTextField = 0x81;
constexpr uint8_t kHolesField = 0x82;
constexpr uint8_t kLanesField = 0x84;
// the least, then the most
constexpr uint8_t kRangeField = 0x83;
constexpr uint8_t kShapeEnd = 0xff;
// bits of the place: the handler answers for itself, or nothing does; the frame is not remembered as the last one
constexpr uint8_t kNoAck = 0x80;
constexpr uint8_t kNotLast = 0x40;
constexpr uint8_t kHostShapes[] MUGGINS_FLASH = {
  kHelloPlace | kNoAck, 0x7f, 0x7f, kShapeEnd,
  kPegsPlace, kHolesField, kShapeEnd,
  kIndicatorsPlace, kLaneField, kLaneField, kShapeEnd,
  kEffectPlace, 0x0b, kLaneField, kShapeEnd,
  kTextPlace, 0x03, kTextField, kShapeEnd,
  kTonePlace, 0x7f, 0x7f, 0x7f, 0x7f, kShapeEnd,
  kSetupPlace, kLanesField, kRangeField, 0x01, 0x7f, kShapeEnd,
  kReadCountersPlace | kNoAck, kShapeEnd,
  kPingPlace, kShapeEnd,
  kKeyAckPlace | kNoAck | kNotLast, kShapeEnd,
  kColoursPlace, 0x08, 0x08, 0x08, 0x08, kShapeEnd,
  kReadEntryPlace | kNoAck, kShapeEnd,
  kTakeEntryPlace, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f, kShapeEnd,
  kReadHealthPlace | kNoAck, kShapeEnd,
  kSelfTestPlace, 0x01, kShapeEnd,
  kReadKeyTimePlace | kNoAck, kShapeEnd,
  kDebouncePlace, 0x01, kShapeEnd,
  kMoreColoursPlace, 0x08, 0x08, kShapeEnd,
  kReadUnfinishedPlace | kNoAck, kShapeEnd,
  kLanesPlace, 0x1f, 0x3f, kShapeEnd,
};

// Messages of the board. A length counts the byte that tells messages under the extended id apart.
constexpr uint8_t kBoardId = 0x0b;
constexpr uint8_t kBoardLength = 11;
constexpr uint8_t kAckId = 0x0c;
constexpr uint8_t kAckLength = 1;
constexpr uint8_t kKeyId = 0x0d;
constexpr uint8_t kKeyLength = 4;
constexpr uint8_t kCountersId = 0x0e;
constexpr uint8_t kCountersLength = 14;
constexpr uint8_t kEntryId = 0x0f;
constexpr uint8_t kEntryPart = 3;
constexpr uint8_t kEntrySince = 1;
constexpr uint8_t kEntryLength = 12;
constexpr uint8_t kHealthId = 0x0f;
constexpr uint8_t kHealthPart = 6;
constexpr uint8_t kHealthSince = 1;
constexpr uint8_t kHealthLength = 28;
constexpr uint8_t kKeysRefusedId = 0x0f;
constexpr uint8_t kKeysRefusedPart = 8;
constexpr uint8_t kKeysRefusedSince = 3;
constexpr uint8_t kKeysRefusedLength = 2;
constexpr uint8_t kKeyTimeId = 0x0f;
constexpr uint8_t kKeyTimePart = 10;
constexpr uint8_t kKeyTimeSince = 4;
constexpr uint8_t kKeyTimeLength = 3;
constexpr uint8_t kUnfinishedId = 0x0f;
constexpr uint8_t kUnfinishedPart = 14;
constexpr uint8_t kUnfinishedSince = 7;
constexpr uint8_t kUnfinishedLength = 2;
constexpr uint8_t kMostRefused = 127;

}}  // namespace muggins::protocol
