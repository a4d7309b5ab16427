// Clocks out the pixels: WS2812B, 800 kHz, green first. Interrupts are off for a whole frame; between the bytes
// the UART and the tick are polled, and the next colour is computed.
#include "chip.h"
#if defined(__AVR__)
#include "../picture.h"
#include "serial.h"
#include "tick.h"

namespace muggins {

#define MUGGINS_PIXELS MUGGINS_OUT(MUGGINS_PIXEL_PORT)
static constexpr uint8_t kPixel = 1 << board::kPixelBits[0];
static_assert(F_CPU == 16000000UL, "pulse lengths are counted in cycles of 62.5 ns");

// One byte, highest bit first. High for 5 cycles (312.5 ns) is a zero, for 12 (750 ns) a one; low follows for
// at least 10 (625 ns). Nothing else writes the port meanwhile, so whole port values are written, each in one cycle;
// that is why the pixels are on a port that OUT reaches.
static MUGGINS_INLINE void clockOut(uint8_t byte, uint8_t high, uint8_t low) {
  uint8_t bits = 8;
  asm volatile(
      "1: out %[port], %[high]  \n\t"  // rises with the end of this cycle, 0
      "   rjmp .+0              \n\t"  // 1, 2
      "   nop                   \n\t"  // 3
      "   sbrs %[byte], 7       \n\t"  // 4; for a one 4, 5
      "   out %[port], %[low]   \n\t"  // 5: end of a zero
      "   sbrs %[byte], 7       \n\t"  // 6; for a one 6, 7
      "   rjmp 2f               \n\t"  // 7, 8
      "   rjmp .+0              \n\t"  // 8, 9
      "   rjmp .+0              \n\t"  // 10, 11
      "   out %[port], %[low]   \n\t"  // 12: end of a one
      "   rjmp .+0              \n\t"
      "   nop                   \n\t"
      "2: lsl %[byte]           \n\t"
      "   rjmp .+0              \n\t"
      "   dec %[bits]           \n\t"
      "   brne 1b               \n\t"
      : [byte] "+r"(byte), [bits] "+d"(bits)
      : [port] "I"(_SFR_IO_ADDR(MUGGINS_PIXELS)), [high] "r"(high), [low] "r"(low));
}

// The indicator and the holes up to `last`.
static MUGGINS_INLINE void clockOutLane(const Picture& picture, const LanePicture& lane, uint8_t last,
                                        uint8_t high, uint8_t low) {
  const Grb* colour = &lane.indicator;
  for (uint8_t hole = 1;; ++hole) {
    clockOut(colour->green, high, low);
    serial::poll();
    clockOut(colour->red, high, low);
    // One piece of work in a gap, so that no gap comes near the 6 us that old pixels take for the end of a frame.
    if (!tick::poll()) serial::poll();
    clockOut(colour->blue, high, low);
    if (hole > last) return;
    // Otherwise the compiler keeps the address of every field, and has to fetch them from the stack.
    const LanePicture* fields = &lane;
    asm("" : "+b"(fields));
    colour = &holeColour(picture, *fields, hole);
  }
}

// Steps of the tick at the end of the last frame, and whether enough time has passed since.
static uint8_t frameEnd;
static bool latched;

bool hardware::pixelsReady() {
  static constexpr uint16_t kStepMicroseconds = 1000 / tick::kStepsPerMillisecond;
  // The frame may have ended late in that step.
  static constexpr uint8_t kSteps = board::kPixelResetMicroseconds / kStepMicroseconds + 2;
  if (static_cast<uint8_t>(tick::state.steps - frameEnd) >= kSteps) latched = true;
  return latched;
}

void hardware::draw(const Picture& picture) {
  {
    const chip::Atomic atomic;
    const uint8_t low = MUGGINS_PIXELS & ~kPixel;
    const uint8_t high = low | kPixel;
    const Extent extent = picture.extent;
    for (uint8_t i = 1; i <= extent.lanes; ++i) {
      const uint8_t last = i == extent.lanes ? extent.hole : board::kHoles;
      clockOutLane(picture, picture.lane[i - 1], last, high, low);
    }
  }
  frameEnd = tick::state.steps;
  latched = false;
}

}  // namespace muggins
#endif
