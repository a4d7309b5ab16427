// What a view says to somebody who cannot see it: the last move and the scores after it.
import type { Caption } from '../kit/captions.ts';
import type { Scene } from './scene.ts';

/** The last move and the scores after it; undefined before the first move. */
export function captionOf({ moves: [last], players }: Scene): Caption | undefined {
  if (last === undefined) return undefined;
  const now = players.map(({ name, score }) => `${name} ${score}`).join(', ');
  return { id: last.move, text: `${last.text} ${now}.`, spoken: `${last.spoken} ${now}.` };
}
