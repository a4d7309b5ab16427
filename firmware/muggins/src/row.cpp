#include "row.h"

#include "flash.h"

namespace muggins {

Row::Row() {
  for (uint8_t& character : text_) character = ' ';
}

Row& Row::put(char character) {
  if (length_ < protocol::kTextColumns) text_[length_++] = character;
  return *this;
}

Row& Row::put(const char* words) {
  for (char character = flashChar(words); character; character = flashChar(++words)) put(character);
  return *this;
}

Row& Row::number(uint16_t value, uint8_t width) {
  char digits[5];
  uint8_t count = 0;
  do {
    digits[count++] = '0' + value % 10;
    value /= 10;
  } while (value);
  for (; width > count; --width) put(' ');
  while (count) put(digits[--count]);
  return *this;
}

}  // namespace muggins
