// The parts of the board. Messages, the board alone and the self-test read and change them.
#pragma once
#include "counters.h"
#include "display.h"
#include "effects.h"
#include "keys.h"
#include "pegs.h"
#include "settings.h"
#include "store.h"
#include "tone.h"

namespace muggins {

struct Parts {
  Counters counters;
  Settings settings;
  Store store;
  Pegs pegs;
  Effects effects;
  Display display;
  Tone tone;
  Keys keys{&counters};
  // The picture must be drawn again.
  bool dirty = true;
  // Lanes, brightness or colours have changed.
  bool rewired = true;
};

}  // namespace muggins
