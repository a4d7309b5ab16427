#include "firmata.h"

#include "frame.h"
#include "keys.h"
#include "version.h"

namespace muggins {

static constexpr uint8_t kProtocolMajor = 2;
static constexpr uint8_t kProtocolMinor = 5;

static constexpr uint8_t kDigitalMessage = 0x90;
static constexpr uint8_t kReportDigital = 0xd0;
static constexpr uint8_t kSetPinMode = 0xf4;
static constexpr uint8_t kSetPin = 0xf5;
static constexpr uint8_t kVersion = 0xf9;
static constexpr uint8_t kSystemReset = 0xff;

static constexpr uint8_t kAnalogMappingQuery = 0x69;
static constexpr uint8_t kAnalogMappingResponse = 0x6a;
static constexpr uint8_t kCapabilityQuery = 0x6b;
static constexpr uint8_t kCapabilityResponse = 0x6c;
static constexpr uint8_t kPinStateQuery = 0x6d;
static constexpr uint8_t kPinStateResponse = 0x6e;
static constexpr uint8_t kName = 0x79;

static constexpr uint8_t kInput = 0x00;
static constexpr uint8_t kOutput = 0x01;
static constexpr uint8_t kPullUp = 0x0b;
static constexpr uint8_t kIgnored = 0x7f;
static const uint8_t kModes[] MUGGINS_FLASH = {kInput, kOutput, kPullUp};
// In a capability report: a resolution of one bit, and the end of a pin.
static constexpr uint8_t kOneBit = 1;
static constexpr uint8_t kNothing = 0x7f;

static uint8_t bitOf(uint8_t pin) { return 1 << (pin % 8); }

static void assign(uint8_t* bits, uint8_t pin, bool value) {
  if (value) bits[pin / 8] |= bitOf(pin);
  else bits[pin / 8] &= ~bitOf(pin);
}

// Opens a sysex answer if there is room for all of it.
static bool open(uint8_t command, uint16_t length) {
  if (hardware::transmitRoom() < length + 3) return false;
  hardware::transmit(kStartSysex);
  hardware::transmit(command);
  return true;
}

void Firmata::announce() {
  sendVersion();
  sendName();
}

void Firmata::setLanes(uint8_t lanes) {
  constexpr uint8_t kFirstPin = board::kButtonPins[0];
  constexpr uint8_t kLast = board::kKeyCount - board::kFirstButtonCode - 1;
  static_assert(board::kButtonPins[kLast] == kFirstPin + kLast, "the buttons follow one another");
  for (uint8_t port = 0; port < kPorts; ++port) free_[port] |= flashByte(&board::kSparePins[port]);
  for (uint8_t i = board::kMinLanes; i < board::kPlayerButtons; ++i) {
    const uint8_t pin = kFirstPin + keyOfLane(i) - board::kFirstButtonCode;
    const bool isFree = i >= lanes;
    assign(free_, pin, isFree);
    assign(outputs_, pin, false);
    assign(high_, pin, false);
    assign(pullUpModes_, pin, false);
    hardware::pinMode(pin, isFree ? kInput : kPullUp);
  }
}

void Firmata::take(uint8_t byte) {
  if (byte < 0x80) {
    if (!command_) return;
    data_[received_++] = byte;
    const uint8_t needed = (command_ & 0xf0) == kReportDigital ? 1 : 2;
    if (received_ < needed) return;
    obey();
    command_ = 0;
    return;
  }
  const uint8_t kind = byte < kStartSysex ? byte & 0xf0 : byte;
  const bool hasData =
      kind == kDigitalMessage || kind == kReportDigital || kind == kSetPinMode || kind == kSetPin;
  command_ = hasData ? byte : 0;
  received_ = 0;
  if (byte == kVersion) sendVersion();
  if (byte == kSystemReset) reset();
}

void Firmata::obey() {
  if (command_ == kSetPinMode) return setMode(data_[0], data_[1]);
  if (command_ == kSetPin) return write(data_[0], data_[1]);
  const uint8_t port = command_ & 0x0f;
  if (port >= kPorts) return;
  if ((command_ & 0xf0) == kDigitalMessage) return writePort(port, data_[0] | data_[1] << 7);
  assign(reporting_, port, data_[0]);
  if (data_[0]) reportPort(port, true);
}

void Firmata::setMode(uint8_t pin, uint8_t mode) {
  if (!isFree(pin) || (mode != kInput && mode != kOutput && mode != kPullUp)) return;
  assign(outputs_, pin, mode == kOutput);
  assign(high_, pin, mode == kPullUp);
  assign(pullUpModes_, pin, mode == kPullUp);
  hardware::pinMode(pin, mode);
}

void Firmata::write(uint8_t pin, bool high) {
  if (!isFree(pin)) return;
  if (outputs_[pin / 8] & bitOf(pin)) {
    assign(high_, pin, high);
    hardware::pinWrite(pin, high);
  } else if (high) {
    // Johnny-Five's Button asks for the pull-up in this way.
    assign(high_, pin, true);
    hardware::pinMode(pin, kPullUp);
  }
}

void Firmata::writePort(uint8_t port, uint8_t values) {
  for (uint8_t bit = 0; bit < 8; ++bit) write(port * 8 + bit, values >> bit & 1);
}

void Firmata::reportPort(uint8_t port, bool always) {
  uint8_t values = 0;
  for (uint8_t bit = 0; bit < 8; ++bit) {
    const uint8_t pin = port * 8 + bit;
    if (isFree(pin) && !(outputs_[port] >> bit & 1) && hardware::pinRead(pin)) values |= 1 << bit;
  }
  if (!always && values == reported_[port]) return;
  if (hardware::transmitRoom() < 3) return;
  reported_[port] = values;
  hardware::transmit(kDigitalMessage | port);
  hardware::transmit(values & 0x7f);
  hardware::transmit(values >> 7);
}

void Firmata::poll() {
  for (uint8_t port = 0; port < kPorts; ++port) {
    if (reporting_[port / 8] & bitOf(port)) reportPort(port, false);
  }
}

bool Firmata::reports() const {
  uint8_t any = 0;
  for (const uint8_t ports : reporting_) any |= ports;
  return any;
}

void Firmata::reset() {
  for (uint8_t& ports : reporting_) ports = 0;
  for (uint8_t pin = 0; pin < board::kPinCount; ++pin) setMode(pin, kInput);
}

void Firmata::takeSysex(const uint8_t* body, uint8_t length) {
  if (body[0] == kName && length == 1) sendName();
  else if (body[0] == kCapabilityQuery) sendCapabilities();
  else if (body[0] == kAnalogMappingQuery) sendAnalogMapping();
  else if (body[0] == kPinStateQuery && length == 2) sendPinState(body[1]);
}

void Firmata::sendVersion() {
  if (hardware::transmitRoom() < 3) return;
  hardware::transmit(kVersion);
  hardware::transmit(kProtocolMajor);
  hardware::transmit(kProtocolMinor);
}

void Firmata::sendName() {
  constexpr uint8_t length = sizeof(kFirmwareName) - 1;
  if (!open(kName, 2 + 2 * length)) return;
  hardware::transmit(kFirmwareMajor);
  hardware::transmit(kFirmwareMinor);
  for (uint8_t i = 0; i < length; ++i) {
    hardware::transmit(flashChar(&kFirmwareName[i]));
    hardware::transmit(0);
  }
  hardware::transmit(kEndSysex);
}

void Firmata::sendCapabilities() {
  uint16_t length = board::kPinCount;
  for (uint8_t pin = 0; pin < board::kPinCount; ++pin) length += isFree(pin) ? 2 * sizeof(kModes) : 0;
  if (!open(kCapabilityResponse, length)) return;
  for (uint8_t pin = 0; pin < board::kPinCount; ++pin) {
    for (uint8_t i = 0; isFree(pin) && i < sizeof(kModes); ++i) {
      hardware::transmit(flashByte(&kModes[i]));
      hardware::transmit(kOneBit);
    }
    hardware::transmit(kNothing);
  }
  hardware::transmit(kEndSysex);
}

void Firmata::sendAnalogMapping() {
  if (!open(kAnalogMappingResponse, board::kPinCount)) return;
  for (uint8_t pin = 0; pin < board::kPinCount; ++pin) hardware::transmit(kNothing);
  hardware::transmit(kEndSysex);
}

void Firmata::sendPinState(uint8_t pin) {
  if (pin >= board::kPinCount || !open(kPinStateResponse, 3)) return;
  const uint8_t port = pin / 8;
  uint8_t mode = kIgnored;
  if (isFree(pin)) {
    mode = outputs_[port] & bitOf(pin) ? kOutput : pullUpModes_[port] & bitOf(pin) ? kPullUp : kInput;
  }
  hardware::transmit(pin);
  hardware::transmit(mode);
  hardware::transmit(high_[port] & bitOf(pin) ? 1 : 0);
  hardware::transmit(kEndSysex);
}

}  // namespace muggins
