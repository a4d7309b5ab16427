// What a view says to somebody who cannot see it: the last move and the scores after it.
import type { Scene } from '../table/scene.ts';

/** Something to be said, once for each id. */
export interface Line {
  readonly id: number | string;
  readonly text: string;
}

/** The last move and the scores after it; undefined before the first move. */
export function captionOf({ moves: [last], players }: Scene): Line | undefined {
  if (last === undefined) return undefined;
  const now = players.map(({ name, score }) => `${name} ${score}`).join(', ');
  return { id: last.move, text: `${last.text} ${now}.` };
}
