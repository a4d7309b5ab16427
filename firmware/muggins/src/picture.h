// The picture on the chain, as small tables from which the colour of any pixel follows in a few instructions. There is no frame
// buffer: pixels are computed while they are clocked out.
#pragma once
#include <stdint.h>

#include "pegs.h"
#include "settings.h"

namespace muggins {

// In the order of the wire.
struct Grb {
  uint8_t green;
  uint8_t red;
  uint8_t blue;
};

inline bool operator==(const Grb& a, const Grb& b) {
  return a.green == b.green && a.red == b.red && a.blue == b.blue;
}

struct LanePicture {
  uint8_t front;
  uint8_t rear;
  // The effect's window: its first hole, how many holes, and how far the pattern is moved.
  uint8_t first;
  uint8_t lit;
  uint8_t shift;
  Grb indicator;
  Grb frontColour;
  Grb rearColour;
};

// An effect is a pattern of sixteen colours repeated along the window of each lane.
constexpr uint8_t kPattern = 16;

// How far the chain is clocked out: so many lanes, the last of them up to this hole, 0 for its indicator alone. Pixels beyond
// keep their light.
struct Extent {
  uint8_t lanes;
  uint8_t hole;
};

struct Picture {
  uint8_t lanes;
  // Lanes that begin at the far end: bit n is lane n + 1.
  uint8_t farEnds;
  // All changes since the last frame lie within it.
  Extent extent;
  uint8_t dealerWhite;
  LanePicture lane[board::kMaxLanes];
  Grb pattern[kPattern];
  // Stays dark. It is listed so that every colour is in RAM.
  Grb dark;
};

// Colour of a hole, 1..121. Pegs lie above the effect, the front peg above the rear one.
inline const Grb& holeColour(const Picture& picture, const LanePicture& lane, uint8_t hole) {
  if (hole == lane.front) return lane.frontColour;
  if (hole == lane.rear) return lane.rearColour;
  if (static_cast<uint8_t>(hole - lane.first) >= lane.lit) return picture.dark;
  return picture.pattern[static_cast<uint8_t>(hole + lane.shift) % kPattern];
}

// Where a hole of a lane is: from its own end, or from the far one. 0 stays off the track.
inline uint8_t placeOf(uint8_t hole, bool far) { return hole && far ? board::kHoles + 1 - hole : hole; }
inline bool beginsFar(const Picture& picture, uint8_t lane) { return (picture.farEnds >> lane) & 1; }

// Sets lanes and peg colours after a change of settings. Extends to the most lanes of a board, because removed lanes keep their
// light.
void applySettings(Picture* picture, const Settings& settings);
// Extends the next frame to this hole of a lane, lanes from 0.
void extend(Picture* picture, uint8_t lane, uint8_t hole);
// Extends the next frame to the whole chain.
void extendToAll(Picture* picture);
// Places pegs and indicators without an effect, and extends to their changes. Missing lanes are dark.
void place(Picture* picture, const Pegs& pegs);
// Dims the effect until the picture draws no more than the cap. Pegs and indicators are never dimmed.
void limitCurrent(Picture* picture);
// The most that the picture draws, in units of light: 255 is one full channel.
uint32_t light(const Picture& picture);
// The light that the cap leaves after the chips' own current.
uint32_t lightAllowed(uint8_t lanes);

}  // namespace muggins
