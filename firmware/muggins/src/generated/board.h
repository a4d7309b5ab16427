// Generated from hardware/board.ts by `npm run firmware`; edit that and run it again.
#pragma once
#include <stdint.h>

#include "../flash.h"

namespace muggins { namespace board {

constexpr uint8_t kMinLanes = 2;
constexpr uint8_t kReferenceLanes = 3;
constexpr uint8_t kHoles = 121;
constexpr uint8_t kLanePixels = 122;
constexpr uint8_t kDefaultBrightness = 64;
constexpr uint8_t kRearPegDivisor = 4;
// red, green, blue of a front peg at full brightness, in the order of the contract
constexpr uint8_t kColours[][3] MUGGINS_FLASH = {
  {255, 52, 0},  // vermilion
  {0, 70, 255},  // blue
  {0, 200, 60},  // green
  {255, 150, 0},  // yellow
  {255, 0, 0},  // red
  {255, 0, 110},  // magenta
  {0, 0, 255},  // indigo
  {255, 190, 0},  // amber
  {0, 170, 150},  // cyan
};

#if defined(__AVR_ATmega2560__)
constexpr uint8_t kMaxLanes = 6;
constexpr uint8_t kPlayerButtons = 6;
constexpr uint8_t kKeyCount = 24;
// colours of the lanes of a board whose settings were never written
#define MUGGINS_LANE_COLOURS {0, 1, 2, 3, 5, 6}
constexpr uint8_t kPinCount = 70;
#define MUGGINS_BUTTON_PORT A
constexpr uint8_t kButtonPins[] = {22, 23, 24, 25, 26, 27, 28, 29};
constexpr uint8_t kButtonBits[] = {0, 1, 2, 3, 4, 5, 6, 7};
#define MUGGINS_BUZZER_PORT B
constexpr uint8_t kBuzzerPins[] = {11};
constexpr uint8_t kBuzzerBits[] = {5};
#define MUGGINS_PIXEL_PORT B
constexpr uint8_t kPixelPins[] = {13};
constexpr uint8_t kPixelBits[] = {7};
#define MUGGINS_ROW_PORT C
constexpr uint8_t kRowPins[] = {33, 32, 31, 30};
constexpr uint8_t kRowBits[] = {4, 5, 6, 7};
#define MUGGINS_COLUMN_PORT C
constexpr uint8_t kColumnPins[] = {37, 36, 35, 34};
constexpr uint8_t kColumnBits[] = {0, 1, 2, 3};
#define MUGGINS_DISPLAY_PORT D
constexpr uint8_t kDisplayPins[] = {20, 21};
constexpr uint8_t kDisplayBits[] = {1, 0};
// bits of the pins that no board uses, eight pins to a byte
constexpr uint8_t kSparePins[] MUGGINS_FLASH = {0xfc, 0xd7, 0x0f, 0x00, 0xc0, 0xff, 0xff, 0xff, 0x3f};
// port (A is 0, I is left out) times eight plus bit of every pin
constexpr uint8_t kPinPlaces[] MUGGINS_FLASH = {
  0x20, 0x21, 0x24, 0x25, 0x35, 0x23, 0x3b, 0x3c, 0x3d, 0x3e,
  0x0c, 0x0d, 0x0e, 0x0f, 0x41, 0x40, 0x39, 0x38, 0x1b, 0x1a,
  0x19, 0x18, 0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07,
  0x17, 0x16, 0x15, 0x14, 0x13, 0x12, 0x11, 0x10, 0x1f, 0x32,
  0x31, 0x30, 0x57, 0x56, 0x55, 0x54, 0x53, 0x52, 0x51, 0x50,
  0x0b, 0x0a, 0x09, 0x08, 0x28, 0x29, 0x2a, 0x2b, 0x2c, 0x2d,
  0x2e, 0x2f, 0x48, 0x49, 0x4a, 0x4b, 0x4c, 0x4d, 0x4e, 0x4f,
};
#else
constexpr uint8_t kMaxLanes = 4;
constexpr uint8_t kPlayerButtons = 4;
constexpr uint8_t kKeyCount = 22;
// colours of the lanes of a board whose settings were never written
#define MUGGINS_LANE_COLOURS {0, 1, 2, 3}
constexpr uint8_t kPinCount = 20;
#define MUGGINS_BUTTON_PORT D
constexpr uint8_t kButtonPins[] = {2, 3, 4, 5, 6, 7};
constexpr uint8_t kButtonBits[] = {2, 3, 4, 5, 6, 7};
#define MUGGINS_BUZZER_PORT B
constexpr uint8_t kBuzzerPins[] = {9};
constexpr uint8_t kBuzzerBits[] = {1};
#define MUGGINS_PIXEL_PORT B
constexpr uint8_t kPixelPins[] = {13};
constexpr uint8_t kPixelBits[] = {5};
#define MUGGINS_ROW_PORT B
constexpr uint8_t kRowPins[] = {8, 10, 11, 12};
constexpr uint8_t kRowBits[] = {0, 2, 3, 4};
#define MUGGINS_COLUMN_PORT C
constexpr uint8_t kColumnPins[] = {14, 15, 16, 17};
constexpr uint8_t kColumnBits[] = {0, 1, 2, 3};
#define MUGGINS_DISPLAY_PORT C
constexpr uint8_t kDisplayPins[] = {18, 19};
constexpr uint8_t kDisplayBits[] = {4, 5};
// bits of the pins that no board uses, eight pins to a byte
constexpr uint8_t kSparePins[] MUGGINS_FLASH = {0x00, 0x00, 0x00};
// port (A is 0, I is left out) times eight plus bit of every pin
constexpr uint8_t kPinPlaces[] MUGGINS_FLASH = {
  0x18, 0x19, 0x1a, 0x1b, 0x1c, 0x1d, 0x1e, 0x1f, 0x08, 0x09,
  0x0a, 0x0b, 0x0c, 0x0d, 0x10, 0x11, 0x12, 0x13, 0x14, 0x15,
};
#endif

// key codes
constexpr uint8_t kFirstButtonCode = 16;
constexpr uint8_t kMugginsKey = 20;
constexpr uint8_t kUndoKey = 21;

constexpr uint32_t kBaud = 115200;
// scans in a row after which a contact counts as closed, and as open, by protocol::DebounceMode
constexpr uint8_t kDebounceScans[][2] = {
  {2, 15},  // asymmetric
  {6, 6},  // symmetric
};
constexpr uint8_t kKeyResendMilliseconds = 30;
constexpr uint16_t kPixelResetMicroseconds = 300;

constexpr uint8_t kDisplayAddresses[] = {0x27, 0x3f};
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
