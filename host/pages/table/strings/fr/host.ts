// French: what the host says in English. From codes and figures where it gives them, else by a phrase book.
import type { TableView } from '../../../../web/table/wire.ts';
import { DOUBTED, type HostWords, mayCall, type RulingWords } from '../host.ts';
import { FIGURES_ASKED, OFFENCES_DONE } from './offences.ts';
import { PHRASES } from './phrases.ts';
import { figure, of, type Phrase, phrases, plural, sayBy } from './template.ts';

const nameOf = ({ players }: TableView, seat: number | null): string =>
  (seat === null ? undefined : players[seat]?.name) || `P${(seat ?? 0) + 1}`;

const PROMPTS: Readonly<Record<TableView['prompt']['expects'], (view: TableView) => string>> = {
  newGame: ({ phase, match }) =>
    phase === 'over'
      ? `${match.over ? 'Le match est fini' : 'La partie est finie'}. Tenez NEXT deux secondes pour une autre partie, ou UNDO.`
      : 'Il n’y a pas encore de partie.',
  cut: (view) =>
    view.rules.claims === 'always'
      ? `${alone(view)}Coupez pour la donne, puis le bouton du donneur.`
      : `${alone(view)}Coupez pour la donne, puis le bouton du donneur. Ou marquez : les points, puis le joueur.`,
  points: (view) => {
    const { phase, play, prompt } = view;
    const before = alone(view);
    if (phase === 'free')
      return `${before}Tapez les points, puis le joueur.${before === '' ? '' : ' NEXT, pour dire qui donne.'}`;
    return play !== null
      ? translate(prompt.text)
      : 'Tapez les points comme ils viennent, puis le joueur. NEXT quand le jeu est fini.';
  },
  deal: (view) =>
    `${nameOf(view, view.prompt.seat)} donne. NEXT quand les cartes sont données et le crib écarté.`,
  starter: (view) => {
    const { claims, heels } = view.rules;
    if (claims === 'always') return 'Retournez la carte. CARDS, puis son rang.';
    return heels > 0
      ? `Retournez la carte. Un valet : ${heels}, puis ${nameOf(view, view.prompt.seat)}. Sinon NEXT.`
      : 'Retournez la carte, puis NEXT.';
  },
  starterCard: () => 'CARDS, puis le rang de la carte de départ.',
  cards: (view) => `CARDS, puis les ${view.prompt.cards} cartes : ${whose(view)}.`,
  count: (view) => {
    const name = nameOf(view, view.prompt.seat);
    const { timeLimit, nineteenIsZero } = view.rules;
    const within = timeLimit > 0 ? `, en ${plural(timeLimit, 'seconde')}` : '';
    return `On compte : ${whose(view)}${within}. Tapez les points, puis ${name}. ${nineteenIsZero ? '0 ou 19' : '0'} pour rien.`;
  },
};

/** The board has pegged by itself: the host says so before its own prompt, and which lanes nobody sits at. */
function alone({ prompt }: TableView): string {
  if (!prompt.text.startsWith('The board pegged by itself')) return '';
  const lanes = [...prompt.text.matchAll(/Lane (\d+) of the board has (\d+) points? more/g)].map(
    ([, lane, points]) =>
      `La piste ${lane} de la planche a ${plural(Number(points), 'point')} de plus, et personne n’y joue. `,
  );
  return `La planche a marqué seule, sans contrôle : personne n’a suivi les donnes. ${lanes.join('')}`;
}

function besides(view: TableView): string {
  const call = mayCall(view) ? 'MUGGINS, si des points ont été oubliés.' : '';
  const points = DOUBTED.exec(view.prompt.text)?.[1];
  return `${call}${points === undefined ? '' : ` Dernier compte : ${points}. CARDS le conteste.`}`.trim();
}

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

const PLAYED: readonly Phrase[] = phrases([
  ['fifteen for {n}', 'quinze : {n}'],
  ['thirty-one for {n}', 'trente et un : {n}'],
  ['a pair for {n}', 'une paire : {n}'],
  ['a pair royal for {n}', 'un brelan : {n}'],
  ['a double pair royal for {n}', 'un carré : {n}'],
  ['a run of {m} for {n}', 'une suite de {m} : {n}'],
  ['{n} for go', '{n} pour go'],
  ['{n} for last', '{n} pour la dernière'],
]);

/** A card in play: '24, et une suite de 3 : 3'. */
const playedOf = (english: string): string =>
  english
    .split(', and ')
    .map((each) => sayBy(PLAYED, each) ?? figure(each))
    .join(', et ');

/** 'quinze 2, quinze 4, et une paire : 6'. */
function countOf({ items, truth, countSpoken }: RulingWords): string {
  if (truth === null) return '';
  if (items.length === 0 && countSpoken !== 'nothing' && countSpoken !== '') return playedOf(countSpoken);
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
const translate = (text: string): string => sayBy(PHRASES, text) ?? text;

export const host: HostWords = {
  prompt: (view) => (asksMore(view) ? translate(view.prompt.text) : PROMPTS[view.prompt.expects](view)),
  besides,
  result: resultOf,
  ruling: ({ spoken }) => translate(spoken),
  count: countOf,
  move: translate,
  did: (about) => OFFENCES_DONE[about] ?? about,
  figure: (asks) => FIGURES_ASKED[asks] ?? asks,
  refusal: ({ text }) => translate(text),
};
