// A prebuilt image in simavr, a second opinion beside avr8js: reads one command a line, answers one line.
//   simavr uno.hex uno | simavr mega.hex mega | simavr bootloader.hex uno 2
//   rx F0 01 ...   bytes arrive at line rate; what the board sends until 40 ms after them, or as many as the last argument says
//   reset          as a pulse on the reset pin: the image starts again
//   ms 100         time goes by; what the board sends
//   pulses         lengths on the pixel line in cycles, `h` high and `l` low, since it was last asked
#include <simavr/avr_ioport.h>
#include <simavr/avr_uart.h>
#include <simavr/sim_avr.h>
#include <simavr/sim_hex.h>
#include <simavr/sim_irq.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { kMillisecond = 16000, kByteCycles = 1360, kLongest = 512, kLine = 4096 };

// Where the boards have their pixels, and which inputs have to be held high as no key is pressed.
typedef struct {
  const char *name, *mcu;
  int pixelBit;
  char columns, buttons;
  int firstButton;
} Board;
static const Board kBoards[] = {{"uno", "atmega328p", 5, 'C', 'D', 2}, {"mega", "atmega2560", 7, 'C', 'A', 0}};

static const Board *board;
static avr_t *avr;
static avr_cycle_count_t moved;
static int level, settle = 40;
static long highs[kLongest + 1], lows[kLongest + 1];

static void onPixelPin(avr_irq_t *irq, uint32_t value, void *parameter) {
  (void)irq;
  (void)parameter;
  if ((int)value == level) return;
  avr_cycle_count_t length = avr->cycle - moved;
  if (length > kLongest) length = kLongest;
  (value ? lows : highs)[length]++;
  level = (int)value;
  moved = avr->cycle;
}

static void onTransmit(avr_irq_t *irq, uint32_t value, void *parameter) {
  (void)irq;
  (void)parameter;
  printf("%02X ", value & 0xff);
}

static void runFor(avr_cycle_count_t cycles) {
  const avr_cycle_count_t end = avr->cycle + cycles;
  while (avr->cycle < end) {
    const int state = avr_run(avr);
    if (state == cpu_Done || state == cpu_Crashed) {
      fprintf(stderr, "the image has stopped\n");
      exit(1);
    }
  }
}

// Left to itself simavr sleeps as long as its chip.
static void onSleep(avr_t *sleeper, avr_cycle_count_t cycles) {
  (void)sleeper;
  (void)cycles;
}

static void load(const char *path) {
  uint32_t size = 0, start = 0;
  uint8_t *bytes = read_ihex_file(path, &size, &start);
  if (!bytes) exit(1);
  avr = avr_make_mcu_by_name(board->mcu);
  if (!avr) exit(1);
  avr_init(avr);
  avr->frequency = 16000000;
  avr->sleep = onSleep;
  memcpy(avr->flash + start, bytes, size);
  free(bytes);
  avr->pc = avr->reset_pc = start;
  avr->codeend = avr->flashend;
}

static void wire(void) {
  uint32_t flags = 0;
  avr_ioctl(avr, AVR_IOCTL_UART_GET_FLAGS('0'), &flags);
  flags &= ~(AVR_UART_FLAG_STDIO | AVR_UART_FLAG_POOL_SLEEP);
  avr_ioctl(avr, AVR_IOCTL_UART_SET_FLAGS('0'), &flags);
  avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ('B'), board->pixelBit), onPixelPin, NULL);
  avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_OUTPUT), onTransmit, NULL);
  // No key is pressed: columns and buttons are high.
  for (int bit = 0; bit < 4; bit++) avr_raise_irq(avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ(board->columns), bit), 1);
  for (int i = 0; i < 6; i++) {
    avr_raise_irq(avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ(board->buttons), board->firstButton + i), 1);
  }
}

static void receive(char *words) {
  avr_irq_t *line = avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_INPUT);
  for (char *word = strtok(words, " \n"); word; word = strtok(NULL, " \n")) {
    avr_raise_irq(line, (uint32_t)strtoul(word, NULL, 16));
    runFor(kByteCycles);
  }
  runFor(settle * kMillisecond);
}

static void report(char name, long *lengths) {
  for (int i = 0; i <= kLongest; i++) {
    if (lengths[i]) printf("%c %d %ld ", name, i, lengths[i]);
    lengths[i] = 0;
  }
}

int main(int count, char **arguments) {
  if (count < 3) return 2;
  if (count > 3) settle = atoi(arguments[3]);
  board = strcmp(arguments[2], "mega") ? &kBoards[0] : &kBoards[1];
  load(arguments[1]);
  wire();
  char command[kLine];
  while (fgets(command, sizeof(command), stdin)) {
    if (!strncmp(command, "rx ", 3)) receive(command + 3);
    if (!strncmp(command, "ms ", 3)) runFor((avr_cycle_count_t)atol(command + 3) * kMillisecond);
    if (!strncmp(command, "reset", 5)) {
      avr_reset(avr);
      avr_regbit_set(avr, avr->reset_flags.extrf);
    }
    if (!strncmp(command, "pulses", 6)) {
      report('h', highs);
      report('l', lows);
    }
    putchar('\n');
    fflush(stdout);
  }
  return 0;
}
