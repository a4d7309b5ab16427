// The interface between the portable modules and the chip. src/avr implements it for the ATmega328P and the ATmega2560,
// testing/native.cpp for the tests.
#pragma once
#include <stdint.h>

namespace muggins {

struct Picture;

// Milliseconds since start, modulo 65536. Differences of two such times are right up to a minute.
typedef uint16_t Millis;

// The closed contacts of one scan as ones: rows 1 and 2 of the keypad (low nibble first), rows 3 and 4, buttons;
// and when it was taken.
struct Contacts {
  uint8_t bytes[3];
  Millis time;
};

namespace hardware {

void start();
Millis now();
// Call it in every pass: after a second without it the watchdog restarts the board.
void alive();
// The end of a pass: sleeps until there is something to do, which the scan of every millisecond is; but up to `scans` of them
// may wait together while none finds a contact closed, of those buttons that are wired. A button that is `awaited` ends the sleep
// as soon as closedButtons tells it. Returns at once if there is something to do already, or while something is under way whose end
// must be looked for.
void rest(uint8_t scans, uint8_t buttons, uint8_t awaited);

// Serial line. `receive` is false when no byte is there; `transmit` needs `transmitRoom`.
bool receive(uint8_t* byte);
uint16_t transmitRoom();
void transmit(uint8_t byte);
uint16_t receiveOverruns();
uint16_t receiveOverflows();

// Keys: one scan for each millisecond, oldest first, those taken while pixels were clocked out included.
bool takeContacts(Contacts* contacts);
// Buttons that the last two looks found closed: there is one every 250 us.
uint8_t closedButtons();
// No look until now counts.
void forgetButtons();

// Pixels: ask `pixelsReady` in every pass; it is false until the chain has latched the last frame.
bool pixelsReady();
void draw(const Picture& picture);

// Display bus (I2C master). One call starts one step; `busState` says when it is done.
enum class Bus : uint8_t { kIdle, kBusy, kOpen, kFailed };
Bus busState();
void busStart(uint8_t address);
void busWrite(uint8_t byte);
void busStop();
void busReset();

// Square wave on the buzzer; 0 is silence.
void sound(uint16_t hertz);

// Memory that survives a power cut. A byte takes milliseconds to write; reading and writing wait for it unless `storeReady` is
// true.
#if defined(__AVR_ATmega2560__)
constexpr uint16_t kStoreBytes = 4096;
#else
constexpr uint16_t kStoreBytes = 1024;
#endif
bool storeReady();
uint8_t storeRead(uint16_t address);
void storeWrite(uint16_t address, uint8_t byte);

// Counts of key presses that survive a reset, but no power cut: then they are 0. `waiting`: no host has taken them, and the board has
// not used them. `open`: they belong to an entry that no button has ended.
struct Tally {
  uint8_t waiting;
  uint8_t open;
};
Tally tally();
void keepTally(Tally tally);

// Free pins, by Arduino number. Modes as in Firmata.
void pinMode(uint8_t pin, uint8_t mode);
void pinWrite(uint8_t pin, bool high);
bool pinRead(uint8_t pin);

// Reset reason as in MCUSR.
uint8_t resetReason();
// Bytes of RAM: of the variables, from there to the end, and the part of these that is untouched since start.
uint16_t staticRam();
uint16_t stackRoom();
uint16_t untouchedRam();

}  // namespace hardware
}  // namespace muggins
