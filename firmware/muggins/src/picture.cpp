#include "picture.h"

#include "flash.h"

namespace muggins {

static_assert(board::kHoles + 1 == board::kLanePixels, "a lane is its indicator and its holes");

static uint16_t sum(const Grb& colour) { return colour.green + colour.red + colour.blue; }
static uint8_t lit(const Grb& colour) { return (colour.green != 0) + (colour.red != 0) + (colour.blue != 0); }
static uint8_t atLeast(uint8_t value, uint8_t least) { return value < least ? least : value; }

static uint8_t scaled(uint8_t channel, uint8_t brightness) {
  return (static_cast<uint16_t>(channel) * brightness + 63) / 127;
}

// A quarter of the front peg's colour, and still lit when that is close to zero.
static Grb rearOf(const Grb& front) {
  const auto quarter = [](uint8_t channel) { return static_cast<uint8_t>(channel / board::kRearPegDivisor); };
  Grb rear = {quarter(front.green), quarter(front.red), quarter(front.blue)};
  if (sum(rear)) return rear;
  if (front.red >= front.green && front.red >= front.blue) rear.red = 1;
  else if (front.green >= front.blue) rear.green = 1;
  else rear.blue = 1;
  return rear;
}

void applySettings(Picture* picture, const Settings& settings) {
  picture->lanes = settings.lanes;
  picture->farEnds = settings.farEnds << 1;
  picture->extent = Extent{board::kMaxLanes, board::kHoles};
  // An eighth of the light of a front peg's brightest channel: clearly white, and it does not dazzle.
  picture->dealerWhite = atLeast(settings.brightness / 4, 1);
  for (uint8_t i = 0; i < board::kMaxLanes; ++i) {
    const auto channel = [&](uint8_t index) {
      return scaled(flashByte(&board::kColours[settings.colours[i]][index]), settings.brightness);
    };
    LanePicture* lane = &picture->lane[i];
    lane->frontColour = Grb{channel(1), channel(0), channel(2)};
    lane->rearColour = rearOf(lane->frontColour);
  }
}

void extend(Picture* picture, uint8_t lane, uint8_t hole) {
  Extent* extent = &picture->extent;
  if (lane + 1 < extent->lanes || (lane + 1 == extent->lanes && hole <= extent->hole)) return;
  *extent = Extent{static_cast<uint8_t>(lane + 1), hole};
}

void extendToAll(Picture* picture) { extend(picture, picture->lanes - 1, board::kHoles); }

// The old and the new hole of a peg.
static void move(Picture* picture, uint8_t lane, uint8_t* hole, uint8_t to) {
  if (*hole == to) return;
  extend(picture, lane, *hole > to ? *hole : to);
  *hole = to;
}

void place(Picture* picture, const Pegs& pegs) {
  const uint8_t white = picture->dealerWhite;
  for (uint8_t i = 0; i < board::kMaxLanes; ++i) {
    LanePicture* lane = &picture->lane[i];
    if (lane->lit) extendToAll(picture);
    lane->lit = 0;
    const bool far = beginsFar(*picture, i);
    move(picture, i, &lane->front, placeOf(pegs.lanes[i].front, far));
    move(picture, i, &lane->rear, placeOf(pegs.lanes[i].rear, far));
    // Turn: the lane's colour. A later lap: faintly so. Dealer: dim white. Both: the colour, paled by the white.
    const bool lap = (pegs.laps >> i) & 1;
    Grb colour = pegs.turn == i + 1 ? lane->frontColour : lap ? lane->rearColour : picture->dark;
    if (pegs.dealer == i + 1) {
      colour = Grb{atLeast(colour.green, white), atLeast(colour.red, white), atLeast(colour.blue, white)};
    }
    if (!(colour == lane->indicator)) extend(picture, i, 0);
    lane->indicator = colour;
  }
}

// How often the window of a lane shows entry `index` of the pattern.
static uint8_t times(const LanePicture& lane, uint8_t index) {
  const uint8_t offset = static_cast<uint8_t>(index - lane.first - lane.shift) % kPattern;
  return lane.lit / kPattern + (offset < lane.lit % kPattern ? 1 : 0);
}

static uint16_t timesOnBoard(const Picture& picture, uint8_t index) {
  uint16_t total = 0;
  for (uint8_t i = 0; i < picture.lanes; ++i) total += times(picture.lane[i], index);
  return total;
}

static uint32_t pegLight(const Picture& picture) {
  uint32_t total = 0;
  for (uint8_t i = 0; i < picture.lanes; ++i) {
    const LanePicture& lane = picture.lane[i];
    total += sum(lane.indicator) + sum(lane.frontColour) + sum(lane.rearColour);
  }
  return total;
}

uint32_t light(const Picture& picture) {
  uint32_t total = pegLight(picture);
  for (uint8_t i = 0; i < kPattern; ++i) {
    total += static_cast<uint32_t>(timesOnBoard(picture, i)) * sum(picture.pattern[i]);
  }
  return total;
}

static constexpr uint32_t allowed(uint8_t lanes) {
  return (board::kCapMilliamperes - lanes * board::kLanePixels * board::kIdleMilliamperes) * 255UL /
         board::kChannelMilliamperes;
}

// The most that cannot be dimmed: in every lane a front peg of two full channels, and a rear one and a lap of its share; one indicator of
// the turn and one of the dealer, as bright as a front peg and white; and every hole lit with the least white.
static constexpr uint32_t kTwoFull = 2UL * 255;
static_assert(allowed(board::kMaxLanes) >
                  board::kMaxLanes * (kTwoFull + 2 * kTwoFull / board::kRearPegDivisor + board::kHoles * 3UL) +
                      2 * (kTwoFull + 255),
              "what is never dimmed must fit under the cap");

uint32_t lightAllowed(uint8_t lanes) { return allowed(lanes); }

// A lit channel stays lit, so that a whitish light stays whitish.
static uint8_t dimmed(uint8_t channel, uint16_t share) {
  return channel ? 1 + static_cast<uint8_t>((static_cast<uint16_t>(channel - 1) * share) >> 8) : 0;
}

void limitCurrent(Picture* picture) {
  const uint32_t total = light(*picture);
  if (total <= allowed(picture->lanes)) return;
  uint32_t least = 0;
  for (uint8_t i = 0; i < kPattern; ++i) least += timesOnBoard(*picture, i) * lit(picture->pattern[i]);
  const uint32_t fixed = pegLight(*picture) + least;
  // Below 256, because the total is above the limit.
  const uint16_t share = ((allowed(picture->lanes) - fixed) << 8) / (total - fixed);
  for (Grb& colour : picture->pattern) {
    colour = Grb{dimmed(colour.green, share), dimmed(colour.red, share), dimmed(colour.blue, share)};
  }
}

}  // namespace muggins
