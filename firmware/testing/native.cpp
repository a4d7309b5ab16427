// The portable firmware on a chip that is a few arrays: reads one command a line, answers one line. native.ts
// talks to it.
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <functional>
#include <iostream>
#include <map>
#include <new>
#include <sstream>
#include <string>
#include <vector>

#include "../muggins/src/hardware.h"
#include "../muggins/src/muggins.h"

using namespace muggins;

namespace {

struct Chip {
  Millis now = 0;
  std::deque<uint8_t> received;
  std::vector<uint8_t> transmitted;
  // Bytes that the transmit buffer takes between two passes.
  unsigned room = 127;
  std::deque<Contacts> scans;
  uint8_t contacts[3] = {0, 0, 0};
  // Buttons that the last look found closed, and the last two.
  uint8_t closed = 0;
  uint8_t closedTwice = 0;
  bool latched = true;
  Picture picture;
  // What the chain shows: pixels beyond the end of a frame keep their light.
  Grb shown[board::kMaxLanes * board::kLanePixels] = {};
  // Pixels of each frame since the last request.
  std::vector<unsigned> lengths;
  unsigned frames = 0;
  hardware::Bus bus = hardware::Bus::kIdle;
  bool displayThere = true;
  bool displayElsewhere = false;
  unsigned starts = 0;
  std::vector<uint8_t> display;
  uint16_t hertz = 0;
  hardware::Tally tally = {0, 0};
  uint8_t store[hardware::kStoreBytes];
  // Passes of the board, and the one from which the store is ready.
  unsigned passes = 0;
  unsigned storeReady = 0;
  unsigned storeWrites = 0;
  // Writes until the power goes; none any more once it has.
  unsigned writesLeft = ~0u;
  bool storeDead = false;
  // Places that hold a bit at zero for ever.
  std::map<unsigned, uint8_t> worn;
  uint8_t modes[board::kPinCount] = {};
  bool levels[board::kPinCount] = {};
};

// Passes in the 3.4 ms that a byte of the memory takes.
const unsigned kWritePasses = 41;

Chip chip;
Muggins* board = nullptr;
alignas(Muggins) unsigned char place[sizeof(Muggins)];

// A start; a reset leaves the tally of keys.
void start(bool isReset) {
  const Chip old = chip;
  chip = Chip();
  if (isReset) chip.tally = old.tally;
  for (unsigned i = 0; i < sizeof(chip.store); ++i) chip.store[i] = old.store[i];
  chip.worn = old.worn;
  for (unsigned i = 0; i < 3; ++i) chip.contacts[i] = old.contacts[i];
  board = new (place) Muggins();
  board->start();
}

void pass() {
  ++chip.passes;
  board->pass();
}

std::string hex(const std::vector<uint8_t>& bytes) {
  std::string text;
  char digits[4];
  for (const uint8_t byte : bytes) {
    std::snprintf(digits, sizeof(digits), text.empty() ? "%02X" : " %02X", byte);
    text += digits;
  }
  return text;
}

std::string takeTransmitted() {
  const std::string text = hex(chip.transmitted);
  chip.transmitted.clear();
  return text;
}

void milliseconds(unsigned count) {
  for (unsigned i = 0; i < count; ++i) {
    ++chip.now;
    Contacts scan = {{chip.contacts[0], chip.contacts[1], chip.contacts[2]}, chip.now};
    chip.scans.push_back(scan);
    // Ten bytes of the display bus and a little more go by in a millisecond.
    for (unsigned i = 0; i < 12; ++i) {
      // A look every 250 us.
      if (i % 3 == 0) {
        chip.closedTwice = chip.closed & chip.contacts[2];
        chip.closed = chip.contacts[2];
      }
      pass();
    }
  }
}

std::vector<uint8_t> readHex(std::istream& in) {
  std::vector<uint8_t> bytes;
  for (std::string word; in >> word;) bytes.push_back(static_cast<uint8_t>(std::stoul(word, nullptr, 16)));
  return bytes;
}

// Red, green and blue of the chain, as it is lit.
std::string chain() {
  std::vector<uint8_t> bytes;
  for (unsigned pixel = 0; pixel < chip.picture.lanes * board::kLanePixels; ++pixel) {
    const Grb& colour = chip.shown[pixel];
    bytes.push_back(colour.red);
    bytes.push_back(colour.green);
    bytes.push_back(colour.blue);
  }
  return hex(bytes);
}

// A frame that leaves a pixel with light that the picture no longer has ends the program, and so fails the test.
void requireNothingStale() {
  unsigned pixel = 0;
  for (const LanePicture& lane : chip.picture.lane) {
    for (unsigned hole = 0; hole <= board::kHoles; ++hole, ++pixel) {
      const Grb& colour = hole ? holeColour(chip.picture, lane, static_cast<uint8_t>(hole)) : lane.indicator;
      if (chip.shown[pixel] == colour) continue;
      std::fprintf(stderr, "pixel %u is stale\n", pixel);
      std::abort();
    }
  }
}

// The pixels of each frame since this was last asked.
std::string lengths() {
  std::string text;
  for (const unsigned length : chip.lengths) text += (text.empty() ? "" : " ") + std::to_string(length);
  chip.lengths.clear();
  return text;
}

// What the picture draws, as the datasheet has it.
double milliamperes() {
  std::istringstream bytes(chain());
  double total = chip.picture.lanes * board::kLanePixels * board::kIdleMilliamperes;
  for (const uint8_t byte : readHex(bytes)) total += byte * double(board::kChannelMilliamperes) / 255;
  return total;
}

template <typename T>
T take(std::istream& in) {
  T value = T();
  in >> value;
  return value;
}

typedef std::function<std::string(std::istream&)> Command;

const std::map<std::string, Command> kCommands = {
    // A new start; settings memory and contacts stay.
    {"power",
     [](std::istream&) {
       start(false);
       milliseconds(1);
       return takeTransmitted();
     }},
    // The same by the reset line.
    {"reset",
     [](std::istream&) {
       start(true);
       milliseconds(1);
       return takeTransmitted();
     }},
    // Bytes arrive and are taken in one pass; what is sent.
    {"rx",
     [](std::istream& in) {
       for (const uint8_t byte : readHex(in)) chip.received.push_back(byte);
       pass();
       return takeTransmitted();
     }},
    // So many milliseconds go by; what is sent.
    {"ms",
     [](std::istream& in) {
       milliseconds(take<unsigned>(in));
       return takeTransmitted();
     }},
    // Time goes by until nothing has been written to the memory for as long as three bytes take; how many milliseconds
    // that was.
    {"settle",
     [](std::istream&) {
       const Millis began = chip.now;
       do milliseconds(1);
       while (chip.passes < chip.storeReady + 3 * kWritePasses);
       return std::to_string(static_cast<Millis>(chip.now - began));
     }},
    // The three bytes of every scan from now on.
    {"contacts",
     [](std::istream& in) {
       const std::vector<uint8_t> bytes = readHex(in);
       for (unsigned i = 0; i < 3; ++i) chip.contacts[i] = bytes.at(i);
       return std::string();
     }},
    // Scans in a row for a press and for a release, then scans of eight contacts; what counts after each.
    {"chain", [](std::istream&) { return chain(); }},
    {"lengths", [](std::istream&) { return lengths(); }},
    {"frames", [](std::istream&) { return std::to_string(chip.frames); }},
    {"milliamperes", [](std::istream&) { return std::to_string(milliamperes()); }},
    {"hertz", [](std::istream&) { return std::to_string(chip.hertz); }},
    // Bytes that the transmit buffer takes from now on.
    {"room",
     [](std::istream& in) {
       chip.room = take<unsigned>(in);
       return std::string();
     }},
    // 0 or 1: does the display answer on the bus.
    {"display",
     [](std::istream& in) {
       chip.displayThere = take<unsigned>(in);
       return std::string();
     }},
    // 0 or 1: does the display answer at the second address rather than the first.
    {"displayElsewhere",
     [](std::istream& in) {
       chip.displayElsewhere = take<unsigned>(in);
       return std::string();
     }},
    // How often the bus was started.
    {"starts", [](std::istream&) { return std::to_string(chip.starts); }},
    // Bytes that reached the display's backpack.
    {"backpack",
     [](std::istream&) {
       const std::string text = hex(chip.display);
       chip.display.clear();
       return text;
     }},
    // Address and byte, in decimal, into the memory that survives a power cut.
    {"poke",
     [](std::istream& in) {
       const unsigned address = take<unsigned>(in);
       chip.store[address] = static_cast<uint8_t>(take<unsigned>(in));
       return std::string();
     }},
    // An address, in decimal, whose lowest bit can not be one any more.
    {"wear",
     [](std::istream& in) {
       const unsigned address = take<unsigned>(in);
       chip.worn[address] = 0xfe;
       chip.store[address] &= 0xfe;
       return std::string();
     }},
    // The whole of that memory.
    {"store", [](std::istream&) { return hex(std::vector<uint8_t>(chip.store, chip.store + sizeof(chip.store))); }},
    // All of its bytes.
    {"memory",
     [](std::istream& in) {
       const std::vector<uint8_t> bytes = readHex(in);
       for (unsigned i = 0; i < sizeof(chip.store); ++i) chip.store[i] = bytes.at(i);
       return std::string();
     }},
    // Power goes in the middle of the write after so many more; the board does not know.
    {"cut",
     [](std::istream& in) {
       chip.writesLeft = take<unsigned>(in);
       return std::string();
     }},
    // Bytes of that memory written since power-on.
    {"writes", [](std::istream&) { return std::to_string(chip.storeWrites); }},
    // Pin, and the level that an input sees.
    {"level",
     [](std::istream& in) {
       const unsigned pin = take<unsigned>(in);
       chip.levels[pin] = take<bool>(in);
       return std::string();
     }},
    // Mode and level of a pin.
    {"pin",
     [](std::istream& in) {
       const unsigned pin = take<unsigned>(in);
       return std::to_string(chip.modes[pin]) + ' ' + std::to_string(chip.levels[pin]);
     }},
};

}  // namespace

void hardware::start() {}
Millis hardware::now() { return chip.now; }
void hardware::alive() {}
void hardware::rest(uint8_t, uint8_t, uint8_t) {}

bool hardware::receive(uint8_t* byte) {
  if (chip.received.empty()) return false;
  *byte = chip.received.front();
  chip.received.pop_front();
  return true;
}

uint16_t hardware::transmitRoom() {
  return static_cast<uint8_t>(chip.transmitted.size() < chip.room ? chip.room - chip.transmitted.size() : 0);
}
void hardware::transmit(uint8_t byte) { chip.transmitted.push_back(byte); }
uint16_t hardware::receiveOverruns() { return 20000; }
uint16_t hardware::receiveOverflows() { return 7; }

bool hardware::takeContacts(Contacts* contacts) {
  if (chip.scans.empty()) return false;
  *contacts = chip.scans.front();
  chip.scans.pop_front();
  return true;
}

hardware::Tally hardware::tally() { return chip.tally; }
void hardware::keepTally(Tally tally) { chip.tally = tally; }
uint8_t hardware::closedButtons() { return chip.closedTwice; }
void hardware::forgetButtons() { chip.closed = chip.closedTwice = 0; }

bool hardware::pixelsReady() { return chip.latched; }
void hardware::draw(const Picture& picture) {
  chip.picture = picture;
  ++chip.frames;
  unsigned pixel = 0;
  for (uint8_t i = 0; i < picture.extent.lanes; ++i) {
    const LanePicture& lane = picture.lane[i];
    const uint8_t last = i + 1 == picture.extent.lanes ? picture.extent.hole : board::kHoles;
    chip.shown[pixel++] = lane.indicator;
    for (uint8_t hole = 1; hole <= last; ++hole) chip.shown[pixel++] = holeColour(picture, lane, hole);
  }
  chip.lengths.push_back(pixel);
  requireNothingStale();
}

hardware::Bus hardware::busState() { return chip.bus; }
void hardware::busStart(uint8_t address) {
  ++chip.starts;
  const bool answered = chip.displayThere && address == board::kDisplayAddresses[chip.displayElsewhere];
  chip.bus = answered ? Bus::kOpen : Bus::kFailed;
}
void hardware::busWrite(uint8_t byte) { chip.display.push_back(byte); }
void hardware::busStop() { chip.bus = Bus::kIdle; }
void hardware::busReset() { chip.bus = Bus::kIdle; }

void hardware::sound(uint16_t hertz) { chip.hertz = hertz; }

bool hardware::storeReady() { return chip.passes >= chip.storeReady; }

// The chip would wait here, and everything with it.
static void requireStoreReady() {
  if (hardware::storeReady()) return;
  std::fprintf(stderr, "the memory was asked while it was busy\n");
  std::abort();
}

uint8_t hardware::storeRead(uint16_t address) {
  requireStoreReady();
  return chip.store[address];
}

void hardware::storeWrite(uint16_t address, uint8_t byte) {
  requireStoreReady();
  chip.storeReady = chip.passes + kWritePasses;
  ++chip.storeWrites;
  if (chip.storeDead) return;
  const bool cut = chip.writesLeft == 0;
  --chip.writesLeft;
  chip.storeDead = cut;
  const auto worn = chip.worn.find(address);
  // A byte whose writing is cut off is left erased.
  chip.store[address] = cut ? 0xff : worn == chip.worn.end() ? byte : byte & worn->second;
}

void hardware::pinMode(uint8_t pin, uint8_t mode) { chip.modes[pin] = mode; }
void hardware::pinWrite(uint8_t pin, bool high) { chip.levels[pin] = high; }
bool hardware::pinRead(uint8_t pin) { return chip.levels[pin]; }
uint8_t hardware::resetReason() { return 1; }
uint16_t hardware::staticRam() { return 990; }
uint16_t hardware::stackRoom() { return 1058; }
uint16_t hardware::untouchedRam() { return 777; }

int main() {
  for (uint8_t& byte : chip.store) byte = 0xff;
  start(false);
  chip.transmitted.clear();
  for (std::string line; std::getline(std::cin, line);) {
    std::istringstream in(line);
    std::string command;
    in >> command;
    // Flushed, because the caller may wait for it.
    std::cout << kCommands.at(command)(in) << std::endl;
  }
  return 0;
}
