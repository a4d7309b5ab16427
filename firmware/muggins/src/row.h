// Composes one row of the display from numbers and strings in flash.
#pragma once
#include <stdint.h>

#include "display.h"

namespace muggins {

class Row {
 public:
  Row();
  // Drops characters that do not fit.
  Row& put(char character);
  // A string in flash.
  Row& put(const char* words);
  // Right-aligned to at least `width` characters.
  Row& number(uint16_t value, uint8_t width = 1);
  void show(Display* display, uint8_t row) const { display->setRow(row, text_); }

 private:
  uint8_t text_[protocol::kTextColumns];
  uint8_t length_ = 0;
};

// A string in flash where it is used.
#define MUGGINS_WORDS(words)                     \
  (__extension__({                               \
    static const char kWords[] MUGGINS_FLASH = words; \
    &kWords[0];                                  \
  }))

}  // namespace muggins
