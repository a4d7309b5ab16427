// The whole deck counted by a table in C, beside ours: what a compiled language makes of the same method on this machine.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RANK_KEYS } from '../../../shared/rules/cards/index.ts';

/** What the C program found. */
interface CTable {
  /** Points of all hands together. */
  readonly sum: number;
  /** Of the processor, in the fastest of five rounds. */
  readonly seconds: number;
}

/** Cards are rank * 4 + suit, keys those of our own table, which is filled here by looking at every choice of cards. */
const SOURCE = `
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
static const int keys[13] = {KEYS};
static unsigned char *points;
static int pips(int rank) { return rank < 9 ? rank + 1 : 10; }
static int count(const int *ranks) {
  int held[15] = {0}, total = 0, length = 0, ways = 1;
  for (int some = 1; some < 32; some++) {
    int sum = 0;
    for (int at = 0; at < 5; at++) if (some >> at & 1) sum += pips(ranks[at]);
    if (sum == 15) total += 2;
  }
  for (int at = 0; at < 5; at++) held[ranks[at]]++;
  for (int rank = 0; rank < 14; rank++) {
    total += held[rank] * (held[rank] - 1);
    if (held[rank]) { length++; ways *= held[rank]; continue; }
    if (length > 2) total += length * ways;
    length = 0; ways = 1;
  }
  return total;
}
static void fill(int *ranks, int size, int from, int place) {
  if (size == 5) { points[place] = count(ranks); return; }
  for (int rank = from; rank < 13; rank++) {
    if (size == 4 && ranks[0] == rank) continue;
    ranks[size] = rank;
    fill(ranks, size + 1, rank, place + keys[rank]);
  }
}
static long deck(void) {
  long sum = 0;
  for (int a = 0; a < 49; a++) for (int b = a + 1; b < 50; b++)
  for (int c = b + 1; c < 51; c++) for (int d = c + 1; d < 52; d++) {
    int held = keys[a >> 2] + keys[b >> 2] + keys[c >> 2] + keys[d >> 2];
    int flush = (((a ^ b) | (a ^ c) | (a ^ d)) & 3) == 0;
    for (int s = 0; s < 52; s++) {
      if (s == a || s == b || s == c || s == d) continue;
      int jack = 40 + (s & 3);
      sum += points[held + keys[s >> 2]];
      if (flush) sum += ((a ^ s) & 3) == 0 ? 5 : 4;
      sum += a == jack || b == jack || c == jack || d == jack;
    }
  }
  return sum;
}
int main(void) {
  int ranks[5];
  double best = 1e9;
  long sum = 0;
  points = calloc(5 * keys[12] + 1, 1);
  if (!points) return 1;
  fill(ranks, 0, 0, 0);
  for (int round = 0; round < 5; round++) {
    clock_t begun = clock();
    sum = deck();
    double seconds = (double)(clock() - begun) / CLOCKS_PER_SEC;
    if (seconds < best) best = seconds;
  }
  printf("%ld %f\\n", sum, best);
  return 0;
}
`;

/** Compiles the program and runs it; undefined where there is no such compiler. @throws if it does not compile or run */
export function countInC(compiler = 'cc'): CTable | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'muggins-c-'));
  const program = join(folder, 'table');
  try {
    execFileSync(compiler, ['-O2', '-x', 'c', '-', '-o', program], {
      input: SOURCE.replace('KEYS', RANK_KEYS.join()),
    });
    const [sum, seconds] = execFileSync(program, { encoding: 'utf8' }).trim().split(' ').map(Number);
    return { sum: sum ?? 0, seconds: seconds ?? 0 };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
