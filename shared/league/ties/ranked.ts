// Orders items by a chain of steps. The first step that splits a level group decides, and the later steps split its parts.

/** A step for a group. */
export interface Chain<Item, Step> {
  /** A figure for each item of a group, the larger ahead; undefined if the step does not apply to this group. */
  readonly scores: (step: Step, group: readonly Item[]) => readonly number[] | undefined;
  /** The steps for the parts into which the first of these steps has split a group. */
  readonly after: (steps: readonly Step[]) => readonly Step[];
}

/** A place: its rank from 1, which level items share, and what splits it from the next; undefined for the last. */
export interface Ranked<Item, Step> {
  readonly rank: number;
  readonly item: Item;
  readonly decided: { readonly step: Step | 'level'; readonly scores: readonly [number, number] } | undefined;
}

/** A group that is level so far, and what splits it from the next group. */
type LevelGroup<Item, Step> = Pick<Ranked<Item, Step>, 'decided'> & { readonly items: readonly Item[] };

/** Orders items by the steps. Level items keep the given order. */
export function ranked<Item, Step>(
  items: readonly Item[],
  steps: readonly Step[],
  chain: Chain<Item, Step>,
): readonly Ranked<Item, Step>[] {
  const inOrder: Ranked<Item, Step>[] = [];
  for (const group of split({ items, decided: undefined }, steps, chain)) {
    const rank = inOrder.length + 1;
    inOrder.push(
      ...group.items.map((item, index): Ranked<Item, Step> => {
        const isLast = index === group.items.length - 1;
        return { rank, item, decided: isLast ? group.decided : { step: 'level', scores: [0, 0] } };
      }),
    );
  }
  return inOrder;
}

/** A group by the first of the steps, and its parts by those that follow. */
function split<Item, Step>(
  group: LevelGroup<Item, Step>,
  steps: readonly Step[],
  chain: Chain<Item, Step>,
): readonly LevelGroup<Item, Step>[] {
  const [step, ...rest] = steps;
  if (step === undefined || group.items.length < 2) return [group];
  const scores = chain.scores(step, group.items);
  const distinct = [...new Set(scores)].sort((a, b) => b - a);
  if (scores === undefined || distinct.length < 2) return split(group, rest, chain);
  const after = chain.after(steps);
  return distinct.flatMap((score, index) => {
    const items = group.items.filter((_, at) => scores[at] === score);
    const next = distinct[index + 1];
    const decided = next === undefined ? group.decided : ({ step, scores: [score, next] } as const);
    return split({ items, decided }, after, chain);
  });
}

/** Whether each two of these have met, and all of them equally often. `games`: those who met in each. */
export function metEqually(ids: readonly string[], games: readonly (readonly string[])[]): boolean {
  const meetings = ids.flatMap((one, at) =>
    ids
      .slice(at + 1)
      .map((other) => games.filter((each) => each.includes(one) && each.includes(other)).length),
  );
  return !meetings.includes(0) && new Set(meetings).size === 1;
}
