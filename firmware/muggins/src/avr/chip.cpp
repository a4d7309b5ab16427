// Start, reset reason, unused RAM, settings memory and the free pins.
#include "chip.h"
#if defined(__AVR__)
#include <avr/wdt.h>

#include "../hardware.h"
#include "serial.h"
#include "tick.h"

extern uint8_t __heap_start;
static constexpr uint8_t kPaint = 0xc5;

// Before main: copies the reset reason to a spare register and clears it, since the next reset would add to it; stops the
// watchdog; and fills the RAM above the variables.
extern "C" void mugginsEarly(void) __attribute__((naked, used, section(".init3")));
void mugginsEarly(void) {
  asm volatile(
      "   in r24, %[mcusr]          \n\t"
      "   out %[mcusr], r1          \n\t"
      // A boot loader that has cleared it passes it on in r2 (Optiboot from version 5 on); some reason there must be.
      "   cpse r24, r1              \n\t"
      "   mov r2, r24               \n\t"
      "   out %[kept], r2           \n\t"
      // After its own reset the watchdog keeps running with the shortest time.
      "   wdr                       \n\t"
      "   ldi r24, %[change]        \n\t"
      "   sts %[wdtcsr], r24        \n\t"
      "   sts %[wdtcsr], r1         \n\t"
      "   ldi r30, lo8(__heap_start)\n\t"
      "   ldi r31, hi8(__heap_start)\n\t"
      "   ldi r24, %[paint]         \n\t"
      "   ldi r25, hi8(%[end])      \n\t"
      "1: st Z+, r24                \n\t"
      "   cpi r30, lo8(%[end])      \n\t"
      "   cpc r31, r25              \n\t"
      "   brlo 1b                   \n\t"
      :
      : [mcusr] "I"(_SFR_IO_ADDR(MCUSR)), [kept] "I"(_SFR_IO_ADDR(GPIOR0)), [wdtcsr] "n"(_SFR_MEM_ADDR(WDTCSR)),
        [change] "n"(_BV(WDCE) | _BV(WDE)), [paint] "n"(int(kPaint)), [end] "i"(RAMEND + 1)
      : "r24", "r25", "r30", "r31", "memory");
}

namespace muggins {

// As in Firmata; any other mode is an input without pull-up.
static constexpr uint8_t kOutput = 0x01;
static constexpr uint8_t kPullUp = 0x0b;

void hardware::start() {
  MUGGINS_OUT(MUGGINS_PIXEL_PORT) = 0;
  MUGGINS_DIRECTION(MUGGINS_PIXEL_PORT) = tick::kOutputs;
  // Buttons, columns and the display bus have pull-ups; on a board with fewer lanes Firmata frees its pins.
  MUGGINS_OUT(MUGGINS_BUTTON_PORT) |= tick::kButtons;
  constexpr uint8_t kDisplay = chip::maskOf(board::kDisplayBits);
  MUGGINS_OUT(MUGGINS_DISPLAY_PORT) |= kDisplay;
  TWSR = 0;
  TWBR = (F_CPU / board::kDisplayHertz - 16) / 2;
  busReset();
  TCCR1A = 0;
  TCCR1B = 0;
  serial::start();
  tick::start();
  wdt_enable(WDTO_1S);
  sei();
}

void hardware::alive() { wdt_reset(); }

// Boot loaders older than Optiboot 5 leave any value in r2: with bits that no reason has, it is none.
uint8_t hardware::resetReason() {
  constexpr uint8_t kNone = 0xe0;
  return GPIOR0 & kNone ? 0 : GPIOR0 & (_BV(PORF) | _BV(EXTRF) | _BV(BORF) | _BV(WDRF));
}

uint16_t hardware::untouchedRam() {
  const uint8_t* end = &__heap_start;
  while (*end == kPaint) ++end;
  return end - &__heap_start;
}

uint16_t hardware::stackRoom() { return RAMEND + 1 - reinterpret_cast<uint16_t>(&__heap_start); }

uint16_t hardware::staticRam() { return reinterpret_cast<uint16_t>(&__heap_start) - RAMSTART; }

static_assert(hardware::kStoreBytes == E2END + 1, "the whole EEPROM");

bool hardware::storeReady() { return !(EECR & _BV(EEPE)); }

uint8_t hardware::storeRead(uint16_t address) {
  while (!storeReady()) {
  }
  EEAR = address;
  EECR |= _BV(EERE);
  return EEDR;
}

void hardware::storeWrite(uint16_t address, uint8_t byte) {
  while (!storeReady()) {
  }
  EEAR = address;
  EEDR = byte;
  const chip::Atomic atomic;
  // The second must follow the first within four cycles.
  EECR |= _BV(EEMPE);
  EECR |= _BV(EEPE);
}

// Start-up code leaves it alone. After power-on it is noise, which fits the check once in 65,536 times.
struct Kept {
  hardware::Tally tally;
  uint16_t check;
};
static Kept kept __attribute__((section(".noinit")));

static uint16_t checkOf(hardware::Tally tally) { return (tally.waiting | static_cast<uint16_t>(tally.open) << 8) ^ 0x5ac3; }

hardware::Tally hardware::tally() { return kept.check == checkOf(kept.tally) ? kept.tally : Tally{0, 0}; }

void hardware::keepTally(Tally tally) { kept = Kept{tally, checkOf(tally)}; }

static uint8_t placeOf(uint8_t pin) { return flashByte(&board::kPinPlaces[pin]); }
static uint8_t bitOf(uint8_t pin) { return 1 << (placeOf(pin) & 7); }

// Each port has its input, direction and output register one after another; those behind G lie further up.
static volatile uint8_t* inputOf(uint8_t pin) {
  constexpr uint8_t kLow = 7;
  const uint8_t port = placeOf(pin) >> 3;
  return reinterpret_cast<volatile uint8_t*>(port < kLow ? 0x20 + 3 * port : 0x100 + 3 * (port - kLow));
}
static_assert(_SFR_MEM_ADDR(PINB) == 0x23 && _SFR_MEM_ADDR(PORTD) == 0x2b, "where the registers of ports lie");
static volatile uint8_t* directionOf(uint8_t pin) { return inputOf(pin) + 1; }
static volatile uint8_t* portOf(uint8_t pin) { return inputOf(pin) + 2; }

static void assign(volatile uint8_t* target, uint8_t pin, bool value) {
  const chip::Atomic atomic;
  if (value) *target |= bitOf(pin);
  else *target &= ~bitOf(pin);
}

void hardware::pinMode(uint8_t pin, uint8_t mode) {
  assign(portOf(pin), pin, mode == kPullUp);
  assign(directionOf(pin), pin, mode == kOutput);
}

void hardware::pinWrite(uint8_t pin, bool high) { assign(portOf(pin), pin, high); }

bool hardware::pinRead(uint8_t pin) { return *inputOf(pin) & bitOf(pin); }

}  // namespace muggins
#endif
