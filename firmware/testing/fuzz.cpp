// Feeds the portable firmware with damaged, cut, repeated and mixed byte streams, for a bounded time, under the
// sanitizers. Inputs that reach edges of the program not seen before are kept and changed further. What is written to
// the board may never be obeyed unless its checksum holds, and what the board sends is always whole.
//   fuzz SECONDS SEED CORPUS...   corpus files hold one input a line, in hex; # begins a comment
// An input is one byte that says how the board stands (bit 0: greeted, bit 1: four lanes, bit 2: little room to send),
// then what arrives. On failure it is printed, and the program aborts.
#define main nativeMain
#include "native.cpp"
#undef main
#include <chrono>
#include <fstream>
#include <random>
#include <sanitizer/common_interface_defs.h>

typedef std::vector<uint8_t> Bytes;

// Edges of the firmware, as the compiler's -fsanitize-coverage=trace-pc reports them.
static constexpr unsigned kMap = 1 << 16;
static uint8_t seen[kMap];
// How many there are.
static size_t fresh;
static uintptr_t before;

extern "C" __attribute__((no_sanitize("address", "undefined"))) void __sanitizer_cov_trace_pc() {
  const uintptr_t here = reinterpret_cast<uintptr_t>(__builtin_return_address(0));
  const unsigned edge = static_cast<unsigned>((here ^ (before >> 1)) * 0x9e3779b1u >> 16) % kMap;
  before = here;
  if (seen[edge]) return;
  seen[edge] = 1;
  ++fresh;
}

static const Bytes* running = nullptr;

static void tellInput() {
  if (running) std::fprintf(stderr, "\ninput: %s\n", hex(*running).c_str());
}

static void require(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "%s\n", what);
  tellInput();
  std::abort();
}

// The checksum once more, bit by bit from its definition rather than with the firmware's shifts.
static bool checksumRight(const uint8_t* body, size_t length) {
  uint32_t reg = protocol::kCrcStart;
  for (size_t i = 0; i + 3 < length; ++i) {
    for (int bit = 7; bit >= 0; --bit) {
      const uint32_t top = (reg >> (protocol::kCrcBits - 1) & 1) ^ (body[i] >> bit & 1);
      reg = reg << 1 & ((1u << protocol::kCrcBits) - 1);
      if (top) reg ^= protocol::kCrcPolynomial;
    }
  }
  const uint8_t* end = body + length - 3;
  return reg == (end[0] | static_cast<uint32_t>(end[1]) << 7 | static_cast<uint32_t>(end[2]) << 14);
}

// Whether anywhere in the stream stands a frame with a right checksum and this id; 0 for any.
static bool holdsFrame(const Bytes& bytes, uint8_t id) {
  for (size_t start = 0; start < bytes.size(); ++start) {
    if (bytes[start] != kStartSysex) continue;
    size_t end = start + 1;
    while (end < bytes.size() && bytes[end] < 0x80) ++end;
    if (end == bytes.size() || bytes[end] != kEndSysex || end - start < 6) continue;
    const uint8_t* body = &bytes[start + 1];
    if ((id == 0 || body[0] == id) && checksumRight(body, end - start - 1)) return true;
  }
  return false;
}

// What the board has sent: whole sysex frames of seven-bit bytes, and plain messages of three bytes.
static void requireWhole(const Bytes& sent) {
  for (size_t at = 0; at < sent.size();) {
    if (sent[at] == kStartSysex) {
      size_t end = at + 1;
      while (end < sent.size() && sent[end] < 0x80) ++end;
      require(end < sent.size() && sent[end] == kEndSysex, "the board sent a frame that is not whole");
      if (sent[at + 1] < 0x10) require(checksumRight(&sent[at + 1], end - at - 1), "the board sent a wrong checksum");
      at = end + 1;
    } else {
      require(sent[at] >= 0x80 && at + 2 < sent.size() && sent[at + 1] < 0x80 && sent[at + 2] < 0x80,
              "the board sent half a message");
      at += 3;
    }
  }
}

static void receive(const Bytes& bytes) {
  constexpr size_t kChunk = 48;
  for (size_t at = 0; at < bytes.size(); at += kChunk) {
    const size_t end = at + kChunk < bytes.size() ? at + kChunk : bytes.size();
    chip.received.insert(chip.received.end(), bytes.begin() + at, bytes.begin() + end);
    milliseconds(1);
    requireWhole(chip.transmitted);
    chip.transmitted.clear();
  }
}

static Bytes frame(std::initializer_list<uint8_t> body) {
  Bytes bytes(1, kStartSysex);
  Checksum checksum;
  for (const uint8_t byte : body) {
    bytes.push_back(byte);
    checksum.add(byte);
  }
  uint8_t sums[3];
  checksum.write(sums);
  bytes.insert(bytes.end(), sums, sums + 3);
  bytes.push_back(kEndSysex);
  return bytes;
}

static bool sameLight(const Picture& a, const Picture& b) {
  for (unsigned i = 0; i < board::kMaxLanes; ++i) {
    if (a.lane[i].front != b.lane[i].front || a.lane[i].rear != b.lane[i].rear) return false;
  }
  return true;
}

// Pins of the board: their modes may never change.
static Bytes ownedModes() {
  Bytes modes;
  for (const uint8_t pin : board::kRowPins) modes.push_back(chip.modes[pin]);
  for (const uint8_t pin : board::kColumnPins) modes.push_back(chip.modes[pin]);
  for (const uint8_t pin : board::kDisplayPins) modes.push_back(chip.modes[pin]);
  modes.push_back(chip.modes[board::kPixelPins[0]]);
  modes.push_back(chip.modes[board::kBuzzerPins[0]]);
  return modes;
}

static void run(const Bytes& input) {
  running = &input;
  before = 0;
  chip = Chip();
  for (uint8_t& byte : chip.store) byte = 0xff;
  start(false);
  chip.transmitted.clear();
  const uint8_t stand = input.empty() ? 0 : input[0];
  if (stand & 1) receive(frame({protocol::kHelloPlace, 1, protocol::kVersionMajor, protocol::kVersionMinor}));
  if (stand & 2) receive(frame({protocol::kSetupPlace, 2, 4, 64}));
  if (stand & 4) chip.room = 20;
  receive({});
  milliseconds(2);
  const Picture was = chip.picture;
  const uint16_t hertz = chip.hertz;
  const Bytes modes = ownedModes();
  chip.transmitted.clear();
  const Bytes arrived(input.begin() + (input.empty() ? 0 : 1), input.end());
  receive(arrived);
  milliseconds(8);
  requireWhole(chip.transmitted);
  require(ownedModes() == modes, "plain Firmata has touched a pin of the board");
  for (const LanePicture& lane : chip.picture.lane) {
    require(lane.front <= board::kHoles && lane.rear <= board::kHoles, "pegs that cannot be");
  }
  const bool greeted = (stand & 1) || holdsFrame(arrived, protocol::kHelloPlace);
  const bool mayMove = greeted && (holdsFrame(arrived, protocol::kPegsPlace) || holdsFrame(arrived, protocol::kSetupPlace));
  require(mayMove || sameLight(was, chip.picture), "pegs have moved, and no whole message said so");
  require((greeted && holdsFrame(arrived, protocol::kTonePlace)) || chip.hertz == hertz, "a tone that nobody asked for");
  running = nullptr;
}

typedef std::mt19937 Dice;
static unsigned below(Dice& dice, size_t limit) { return limit ? dice() % limit : 0; }

// One change: of the kinds that a wire makes, and of those that a stubborn fuzzer makes.
static void change(Bytes* bytes, const std::vector<Bytes>& corpus, Dice& dice) {
  static const uint8_t kMarks[] = {0xf0, 0xf7, 0xf9, 0xff, 0xf4, 0xf5, 0x90, 0xd0, 0x00, 0x7f, 0x80};
  const size_t at = 1 + below(dice, bytes->size());
  const size_t place = at < bytes->size() ? at : bytes->size() - 1;
  switch (below(dice, 10)) {
    case 0: (*bytes)[place] ^= 1 << below(dice, 8); break;
    case 1: (*bytes)[place] = static_cast<uint8_t>(dice()); break;
    case 2: if (bytes->size() > 1) bytes->erase(bytes->begin() + place); break;
    case 3: bytes->insert(bytes->begin() + place, (*bytes)[place]); break;
    case 4: bytes->resize(place ? place : 1); break;
    case 5: bytes->insert(bytes->begin() + at, kMarks[below(dice, sizeof(kMarks))]); break;
    case 6: {
      const Bytes& other = corpus[below(dice, corpus.size())];
      bytes->insert(bytes->begin() + at, other.begin() + 1, other.end());
      break;
    }
    // Longer than any frame may be.
    case 8: bytes->insert(bytes->begin() + at, 1 + below(dice, 90), static_cast<uint8_t>(dice() & 0x7f)); break;
    case 7: (*bytes)[0] = static_cast<uint8_t>(below(dice, 8)); break;
    default: {
      // A frame whose content is changed and whose checksum is right again: past the check into the values.
      Bytes body;
      for (size_t i = 2; i < bytes->size() && (*bytes)[i] < 0x80 && body.size() < 40; ++i) body.push_back((*bytes)[i]);
      if (body.size() < 5) break;
      body.resize(body.size() - 3);
      body[below(dice, body.size())] = static_cast<uint8_t>(dice() & 0x7f);
      if (below(dice, 4) == 0) body[0] = static_cast<uint8_t>(below(dice, 16));
      Bytes whole(1, (*bytes)[0]);
      whole.push_back(kStartSysex);
      Checksum checksum;
      for (const uint8_t byte : body) checksum.add(byte);
      uint8_t sums[3];
      checksum.write(sums);
      whole.insert(whole.end(), body.begin(), body.end());
      whole.insert(whole.end(), sums, sums + 3);
      whole.push_back(kEndSysex);
      *bytes = whole;
    }
  }
  constexpr size_t kLongest = 600;
  if (bytes->size() > kLongest) bytes->resize(kLongest);
}

static std::vector<Bytes> readCorpus(int count, char** paths) {
  std::vector<Bytes> corpus;
  for (int i = 0; i < count; ++i) {
    std::ifstream file(paths[i]);
    require(file.good(), paths[i]);
    for (std::string line; std::getline(file, line);) {
      std::istringstream words(line.substr(0, line.find('#')));
      const Bytes bytes = readHex(words);
      if (!bytes.empty()) corpus.push_back(bytes);
    }
  }
  return corpus;
}

int main(int count, char** arguments) {
  if (count < 4) return 2;
  __sanitizer_set_death_callback(tellInput);
  std::vector<Bytes> corpus = readCorpus(count - 3, arguments + 3);
  for (const Bytes& input : corpus) run(input);
  const size_t given = corpus.size();
  size_t edges = fresh;
  std::printf("corpus %zu inputs, %zu edges\n", given, edges);

  Dice dice(static_cast<unsigned>(std::atoi(arguments[2])));
  const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(1000L * std::atoi(arguments[1]));
  unsigned long runs = 0;
  for (; std::chrono::steady_clock::now() < end; ++runs) {
    // The younger half is more likely: it has come further.
    const size_t from = below(dice, 2) ? corpus.size() / 2 : 0;
    Bytes input = corpus[from + below(dice, corpus.size() - from)];
    for (unsigned changes = 1 + below(dice, 4); changes; --changes) change(&input, corpus, dice);
    run(input);
    if (fresh == edges) continue;
    edges = fresh;
    corpus.push_back(input);
    std::printf("new %s\n", hex(input).c_str());
  }
  std::printf("runs %lu, %zu edges\n", runs, edges);
  return 0;
}
