// The board: pegs in lights, keys, display and buzzer. Everything is in src; this file only hands over to it.
#include "src/muggins.h"

static muggins::Muggins board;

void setup() { board.start(); }

void loop() { board.pass(); }
