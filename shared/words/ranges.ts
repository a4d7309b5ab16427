// Rising numbers as runs: 0 to 18, 20 to 24, 28, 29.

/** The runs of rising numbers, each with its first and last. Two neighbours are two runs of one. */
export function rangesOf(numbers: readonly number[]): readonly (readonly [from: number, to: number])[] {
  const found: [number, number][] = [];
  for (const number of numbers) {
    const last = found.at(-1);
    if (last !== undefined && number === last[1] + 1) last[1] = number;
    else found.push([number, number]);
  }
  return found.flatMap(([from, to]): readonly [number, number][] =>
    to === from + 1
      ? [
          [from, from],
          [to, to],
        ]
      : [[from, to]],
  );
}
