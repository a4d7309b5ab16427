// Generated from hardware/board.ts by `npm run firmware`; edit that and run it again.
#pragma once
#include <stdint.h>

#include "../flash.h"

namespace muggins { namespace board {

constexpr uint8_t kMinLanes = 2;
constexpr uint8_t kMaxLanes = 4;
constexpr uint8_t kReferenceLanes = 3;
constexpr uint8_t kHoles = 121;
constexpr uint8_t kLanePixels = 122;
constexpr uint8_t kDefaultBrightness = 64;
constexpr uint8_t kRearPegDivisor = 4;
// red, green, blue of a front peg at full brightness
constexpr uint8_t kLaneColours[][3] MUGGINS_FLASH = {
  {255, 52, 0},  // vermilion
  {0, 70, 255},  // blue
  {0, 200, 60},  // green
  {255, 150, 0},  // yellow
};

constexpr uint8_t kPinCount = 20;
// port D
constexpr uint8_t kSerialPins[] = {0, 1};
constexpr uint8_t kSerialBits[] = {0, 1};
// port D
constexpr uint8_t kButtonPins[] = {2, 3, 4, 5, 6, 7};
constexpr uint8_t kButtonBits[] = {2, 3, 4, 5, 6, 7};
// port B
constexpr uint8_t kBuzzerPins[] = {9};
constexpr uint8_t kBuzzerBits[] = {1};
// port B
constexpr uint8_t kPixelPins[] = {13};
constexpr uint8_t kPixelBits[] = {5};
// port B
constexpr uint8_t kRowPins[] = {8, 10, 11, 12};
constexpr uint8_t kRowBits[] = {0, 2, 3, 4};
// port C
constexpr uint8_t kColumnPins[] = {14, 15, 16, 17};
constexpr uint8_t kColumnBits[] = {0, 1, 2, 3};
// port C
constexpr uint8_t kDisplayPins[] = {18, 19};
constexpr uint8_t kDisplayBits[] = {4, 5};
constexpr uint8_t kPlayerButtons = 4;
constexpr uint8_t kKeyCount = 22;
constexpr uint8_t kFirstButtonCode = 16;

constexpr uint32_t kBaud = 115200;
constexpr uint8_t kDebounceMilliseconds = 5;
constexpr uint8_t kKeyResendMilliseconds = 30;
constexpr uint16_t kPixelResetMicroseconds = 300;

constexpr uint8_t kDisplayAddress = 0x27;
constexpr uint32_t kDisplayHertz = 100000;
constexpr uint8_t kBackpackRegisterSelect = 0;
constexpr uint8_t kBackpackEnable = 2;
constexpr uint8_t kBackpackBacklight = 3;
// spade, heart, diamond, club for character codes 1 to 4
constexpr uint8_t kGlyphs[][8] MUGGINS_FLASH = {
  {0x04, 0x0e, 0x1f, 0x1f, 0x1f, 0x04, 0x0e, 0x00},
  {0x00, 0x0a, 0x1f, 0x1f, 0x1f, 0x0e, 0x04, 0x00},
  {0x00, 0x04, 0x0e, 0x1f, 0x1f, 0x0e, 0x04, 0x00},
  {0x0e, 0x0e, 0x15, 0x1f, 0x15, 0x04, 0x0e, 0x00},
};

// milliamperes: a colour channel at full, a pixel at rest, the whole chain at most
constexpr uint8_t kChannelMilliamperes = 20;
constexpr uint8_t kIdleMilliamperes = 1;
constexpr uint16_t kCapMilliamperes = 1500;

}}  // namespace muggins::board
