#include "effects.h"

#include "flash.h"

namespace muggins {

using protocol::Effect;

// About thirty steps a second: a step is longer than the longest frame.
static constexpr uint8_t kStep = 33;

// The part of a lane that an effect covers.
enum Window : uint8_t {
  kWhole,
  // Grows from hole 1 to the end of the lane during the first quarter of the time.
  kRise,
  // Grows from the front peg both ways.
  kRipple,
};

// The light over time.
enum Course : uint8_t {
  kFadeOut,
  kBlink,
  kBreathe,
};

struct Recipe {
  // Length in steps of 64 ms.
  uint8_t length;
  uint8_t window;
  uint8_t course;
  // Milliseconds for the pattern to move by one hole, as a power of two; 0: it does not move.
  uint8_t pace;
  // Moves towards the start.
  uint8_t back;
  uint8_t red, green, blue;
  uint8_t wave[kPattern];
};

// In the order of protocol::Effect, from kWin.
static const Recipe kRecipes[] MUGGINS_FLASH = {
    // Two comets a street, climbing: warm white.
    {64, kRise, kFadeOut, 5, 0, 255, 190, 90,
     {4, 8, 16, 40, 100, 255, 0, 0, 4, 8, 16, 40, 100, 255, 0, 0}},
    // A ripple from the peg that crossed: cool white.
    {28, kRipple, kFadeOut, 5, 0, 150, 190, 255,
     {8, 40, 160, 40, 8, 0, 0, 0, 8, 40, 160, 40, 8, 0, 0, 0}},
    // Two blinks: rosy.
    {8, kWhole, kBlink, 0, 0, 255, 40, 40,
     {60, 0, 0, 0, 60, 0, 0, 0, 60, 0, 0, 0, 60, 0, 0, 0}},
    // A train that runs back, for as long as the pages show who missed what: lilac.
    {46, kWhole, kFadeOut, 4, 1, 220, 90, 255,
     {120, 120, 120, 0, 0, 0, 0, 0, 120, 120, 120, 0, 0, 0, 0, 0}},
    // Breath: faint white.
    {156, kWhole, kBreathe, 0, 0, 200, 200, 200,
     {80, 0, 0, 0, 0, 0, 0, 0, 80, 0, 0, 0, 0, 0, 0, 0}},
    // A hand of 24: one comet in sixteen holes, climbing. 28: two. 29: the whole lane runs. Gold, ever whiter.
    {46, kRise, kFadeOut, 5, 0, 255, 170, 60,
     {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 12, 40, 100, 255, 0}},
    {46, kRise, kFadeOut, 4, 0, 255, 190, 90,
     {0, 0, 4, 12, 40, 100, 255, 0, 0, 0, 4, 12, 40, 100, 255, 0}},
    {46, kWhole, kFadeOut, 4, 0, 255, 220, 150,
     {20, 60, 160, 255, 20, 60, 160, 255, 20, 60, 160, 255, 20, 60, 160, 255}},
    // Heels: a ripple of pairs, for two. A nob: one of single holes. Gold.
    {31, kRipple, kFadeOut, 5, 0, 255, 190, 90,
     {160, 160, 0, 0, 0, 0, 0, 0, 160, 160, 0, 0, 0, 0, 0, 0}},
    {23, kRipple, kFadeOut, 5, 0, 255, 190, 90,
     {160, 0, 0, 0, 0, 0, 0, 0, 160, 0, 0, 0, 0, 0, 0, 0}},
    // The stink hole: one breath, green.
    {32, kWhole, kBreathe, 0, 0, 120, 255, 90,
     {90, 0, 0, 0, 90, 0, 0, 0, 90, 0, 0, 0, 90, 0, 0, 0}},
};
static_assert(sizeof(kRecipes) / sizeof(Recipe) == protocol::kEffectCount - 1, "a recipe for every effect");

static uint8_t read(const uint8_t& field) { return flashByte(&field); }

static const Recipe& recipeOf(Effect effect) { return kRecipes[static_cast<uint8_t>(effect) - 1]; }

static Millis lengthOf(Effect effect) { return static_cast<Millis>(read(recipeOf(effect).length)) << 6; }

void Effects::start(Effect effect, uint8_t lane, Millis now) {
  effect_ = effect;
  lane_ = lane;
  started_ = now;
  time_ = 0;
}

bool Effects::poll(Millis now) {
  if (effect_ == Effect::kNone) return false;
  const Millis time = now - started_;
  if (time >= lengthOf(effect_)) {
    effect_ = Effect::kNone;
    return true;
  }
  if (static_cast<Millis>(time - time_) < kStep) return false;
  time_ = time;
  return true;
}

// 0..255 of the light, `time` milliseconds into `length`.
static uint8_t courseAt(uint8_t course, Millis time, Millis length) {
  if (course == kBlink) return (time >> 7) % 2 ? 0 : 255;
  if (course == kBreathe) {
    const uint8_t phase = time >> 3;
    return phase < 128 ? phase * 2 : 255 - (phase - 128) * 2;
  }
  const Millis left = length - time;
  return left >= 1024 ? 255 : left >> 2;
}

static void setWindow(LanePicture* lane, bool far, uint8_t window, Millis time, Millis length) {
  uint8_t first = 1;
  uint8_t last = board::kHoles;
  if (window == kRise) {
    const Millis reach = static_cast<uint32_t>(time) * (4 * board::kHoles) / length;
    if (reach < board::kHoles) last = reach + 1;
  } else if (window == kRipple) {
    const uint8_t reach = time >> 5;
    first = lane->front > reach ? lane->front - reach : 1;
    if (lane->front + reach < board::kHoles) last = lane->front + reach;
  }
  // A rise begins where the lane does; a ripple lies about a peg, whose place is known.
  lane->first = far && window == kRise ? placeOf(last, far) : first;
  lane->lit = last - first + 1;
}

static uint8_t tinted(uint8_t level, uint8_t tint) {
  return level ? 1 + static_cast<uint8_t>((static_cast<uint16_t>(level) * tint) >> 8) : 0;
}

void Effects::paint(Picture* picture, const Settings& settings) const {
  if (effect_ == Effect::kNone) return;
  extendToAll(picture);
  const Recipe& recipe = recipeOf(effect_);
  const Millis length = lengthOf(effect_);
  const uint8_t pace = read(recipe.pace);
  uint8_t shift = pace ? time_ >> pace : 0;
  // The pattern's index falls as it moves away from the start.
  if (!read(recipe.back)) shift = -shift;
  for (uint8_t i = 0; i < picture->lanes; ++i) {
    LanePicture* lane = &picture->lane[i];
    const bool far = beginsFar(*picture, i);
    lane->shift = far ? -shift : shift;
    if (lane_ == 0 || lane_ == i + 1) setWindow(lane, far, read(recipe.window), time_, length);
  }
  const uint8_t course = courseAt(read(recipe.course), time_, length);
  const uint8_t strength = (static_cast<uint16_t>(course) * (settings.brightness + 1)) >> 7;
  for (uint8_t i = 0; i < kPattern; ++i) {
    const uint8_t level = (static_cast<uint16_t>(read(recipe.wave[i])) * (strength + 1)) >> 8;
    picture->pattern[i] = Grb{tinted(level, read(recipe.green)), tinted(level, read(recipe.red)),
                              tinted(level, read(recipe.blue))};
  }
  limitCurrent(picture);
}

}  // namespace muggins
