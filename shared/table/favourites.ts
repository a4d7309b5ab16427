// Colours of the lanes where players have favourites.

/**
 * The colours of all lanes, exchanged among each other so that sides have their favourites. Who sits first chooses first; a favourite
 * that no lane has, or that a player before has taken, changes nothing.
 * @param colours by lane, each once
 * @param favourites by side: what its players would like, best first; null for no wish
 */
export function favouredColours(
  colours: readonly string[],
  favourites: readonly (readonly (string | null)[])[],
): readonly string[] {
  const lanes = [...colours];
  const settled = new Set<number>();
  for (const [side, wishes] of favourites.entries()) {
    const at = wishes
      .map((wish) => (wish === null ? -1 : lanes.indexOf(wish)))
      .find((lane) => lane >= 0 && !settled.has(lane));
    const [own, wished] = [lanes[side], at === undefined ? undefined : lanes[at]];
    if (at === undefined || own === undefined || wished === undefined) continue;
    lanes[at] = own;
    lanes[side] = wished;
    settled.add(side);
  }
  return lanes;
}
