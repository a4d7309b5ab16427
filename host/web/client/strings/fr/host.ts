// French: what the host says in English. From codes and figures where it gives them, else by a phrase book.
import type { TableView } from '../../../wire.ts';
import type { HostWords, RulingWords } from '../host.ts';
import { PHRASES } from './phrases.ts';
import { VERDICTS } from './verdicts.ts';

const nameOf = ({ players }: TableView, seat: number | null): string =>
  (seat === null ? undefined : players[seat]?.name) || `P${(seat ?? 0) + 1}`;

const of = (name: string): string => (/^[aeiouyhàâéèêëîïôûü]/i.test(name) ? `d’${name}` : `de ${name}`);

const PROMPTS: Readonly<Record<TableView['prompt']['expects'], (view: TableView) => string>> = {
  newGame: ({ phase }) =>
    phase === 'over'
      ? 'La partie est finie. Tenez NEXT deux secondes pour une autre, ou UNDO.'
      : 'Il n’y a pas encore de partie.',
  cut: () => 'Coupez pour la donne, puis le bouton du donneur. Ou marquez : les points, puis le joueur.',
  points: ({ phase, play, prompt }) =>
    phase === 'free'
      ? 'Tapez les points, puis le joueur.'
      : play !== null
        ? translate(prompt.text)
        : 'Tapez les points comme ils viennent, puis le joueur. NEXT quand le jeu est fini.',
  deal: (view) =>
    `${nameOf(view, view.prompt.seat)} donne. NEXT quand les cartes sont données et le crib écarté.`,
  starter: ({ rules }) =>
    rules.claims === 'always'
      ? 'Retournez la carte. CARDS, puis son rang.'
      : 'Retournez la carte, puis NEXT.',
  starterCard: () => 'CARDS, puis le rang de la retourne.',
  cards: (view) => `CARDS, puis les ${view.prompt.cards} cartes : ${whose(view)}.`,
  count: (view) => {
    const name = nameOf(view, view.prompt.seat);
    return `On compte : ${whose(view)}. Tapez les points, puis ${name}. 0 pour rien.`;
  },
};

const whose = (view: TableView): string => {
  const name = nameOf(view, view.prompt.seat);
  return view.prompt.hand === 'crib' ? `crib ${of(name)}` : `main ${of(name)}`;
};

/** The English question stays where keys ask for something that the prompt does not tell. */
const asksMore = ({ entry }: TableView): boolean =>
  entry.kind !== 'points' && !(entry.kind === 'cards' && entry.keyed.length === 0);

const ITEMS: Readonly<Record<RulingWords['items'][number]['kind'], (cards: number) => string>> = {
  fifteen: () => 'quinze',
  pair: () => 'une paire',
  pairRoyal: () => 'un brelan',
  doublePairRoyal: () => 'un carré',
  run: (cards) => `une suite de ${cards}`,
  flush: (cards) => `une couleur de ${cards}`,
  nobs: () => 'le valet',
};

/** 'quinze 2, quinze 4, et une paire : 6'. */
function countOf({ items, truth }: RulingWords): string {
  if (truth === null) return '';
  let sum = 0;
  const parts = items.map(({ kind, cards, points }) => {
    sum += points;
    return `${ITEMS[kind](cards.length)}${kind === 'fifteen' ? '' : ' :'} ${sum}`;
  });
  const last = parts.pop();
  if (last === undefined) return 'rien';
  return parts.length === 0 ? last : `${parts.join(', ')}, et ${last}`;
}

const SKUNKS = { none: '', skunk: ', skunk', doubleSkunk: ', double skunk', lurch: ', capot' } as const;

function resultOf({ result, players }: TableView): string {
  if (result === null) return '';
  const sideName = (side: number) =>
    players
      .filter(({ lane }) => lane === side)
      .map(({ name }) => name)
      .join(' et ');
  const losers = result.losers.map(({ side, score }) => `${sideName(side)} est à ${score}`).join(', ');
  const stink = result.losers.some(({ stinkHole }) => stinkHole) ? ', dans le trou puant' : '';
  return `${sideName(result.winner)} gagne. ${losers}${SKUNKS[result.skunk]}${stink}.`;
}

/** A sentence by the phrase book; as it is where the book does not know it. */
function translate(text: string): string {
  for (const [pattern, words] of PHRASES) {
    if (pattern.test(text)) return text.replace(pattern, words);
  }
  return text;
}

export const host: HostWords = {
  prompt: (view) => (asksMore(view) ? translate(view.prompt.text) : PROMPTS[view.prompt.expects](view)),
  result: resultOf,
  ruling: (ruling, view) => {
    const verdict = VERDICTS[ruling.code];
    const told = { ...ruling, player: nameOf(view, ruling.seat), other: nameOf(view, ruling.opponent) };
    return verdict === undefined ? ruling.spoken : `${verdict(told)}.`;
  },
  count: countOf,
  move: translate,
  refusal: ({ text }) => translate(text),
};
