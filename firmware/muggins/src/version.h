// Version of the firmware, as `board` and Firmata report it.
#pragma once
#include <stdint.h>

#include "flash.h"

namespace muggins {

constexpr uint8_t kFirmwareMajor = 0;
constexpr uint8_t kFirmwareMinor = 1;
constexpr uint8_t kFirmwarePatch = 0;
constexpr char kFirmwareName[] MUGGINS_FLASH = "muggins";

}  // namespace muggins
