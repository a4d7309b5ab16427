// The board: pegs in lights, keys, display and buzzer. Everything is in src; this file only hands over to it.
#include "src/muggins.h"

static muggins::Muggins board;

// In place of the core's, which would start timers that the board has other uses for, and then call setup and loop.
int main() {
  board.start();
  for (;;) board.pass();
}
