// Not Muggins: a program that answers plain Firmata with its version and a name of its own, and knows nothing else. It
// stands for whatever sketch was on the board before.
static const char kName[] = "SomethingElse.ino";

static void sendVersion() {
  Serial.write(0xf9);
  Serial.write(2);
  Serial.write(5);
}

static void sendName() {
  Serial.write(0xf0);
  Serial.write(0x79);
  Serial.write(2);
  Serial.write(5);
  for (const char* at = kName; *at; ++at) {
    Serial.write(*at);
    Serial.write(0);
  }
  Serial.write(0xf7);
}

void setup() {
  Serial.begin(115200);
  sendVersion();
  sendName();
}

void loop() {
  if (!Serial.available()) return;
  const int byte = Serial.read();
  if (byte == 0xf9) sendVersion();
  if (byte == 0x79) sendName();
}
