// French: what a move did.
import type { Phase } from '../../rules/index.ts';
import type { MoveWords } from '../moves.ts';
import type { People } from '../people.ts';
import { cardsIn, handWord, theCard } from './cards.ts';
import { OFFENCES } from './offences.ts';
import { sayResult } from './results.ts';
import { type FrenchSubject, player, side, sideAt } from './subject.ts';

const PHASES: Readonly<Record<Phase, string>> = {
  none: 'il n’y a pas de partie',
  cut: 'on coupe pour la donne',
  free: 'marque libre',
  deal: 'donne suivante',
  bidding: 'on mise pour le crib',
  starter: 'les cartes sont données',
  exchange: 'on peut échanger une carte',
  play: 'le jeu commence',
  show: 'le décompte commence',
  over: 'la partie est finie',
};

const marks = (who: FrenchSubject, points: number): string =>
  points === 0
    ? who.does('ne marque rien', 'ne marquent rien')
    : `${who.does('marque', 'marquent')} ${points}`;

/** Les points d’une main : dix-neuf n’en est aucun, puisqu’aucune main ne les compte. */
const counted = ({ sayings }: People, points: number): string =>
  points > 0 ? `${points}` : sayings?.nineteen === true ? 'dix-neuf' : 'rien';

export const MOVES: MoveWords = {
  nothing: () => 'rien ne s’est passé',
  gameBegins({ game, left }, people) {
    const sides = [...new Set(people.sides)].map((each) => side(people, each).name).join(' contre ');
    const begins = `La partie ${game} commence : ${sides}`;
    return left === null ? begins : `La partie ${left} est abandonnée. ${begins}`;
  },
  deals: ({ seat, cut }, people) => `${player(people, seat).name} donne${cut ? ', par la coupe' : ''}`,
  phase: ({ phase }) => PHASES[phase],
  bids: ({ seat, points }, people) => `${player(people, seat).does('mise', 'misent')} ${points} pour le crib`,
  buys: ({ seat, points }, people) =>
    `${player(people, seat).does('achète', 'achètent')} le crib et ${points === 1 ? 'recule d’un trou' : `recule de ${points} trous`}`,
  starter: ({ card }, people) => `la carte de départ est ${theCard(people, card)}`,
  pegs: ({ seat, points }, people) => marks(sideAt(people, seat), points),
  heels: ({ seat, points }, people) => `valet retourné : ${marks(player(people, seat), points)}`,
  exchange: ({ seat, points }, people) => `échange de cartes : ${marks(player(people, seat), points)}`,
  lastAtFirstDeal: ({ seat, points }, people) => `${marks(player(people, seat), points)} pour la dernière`,
  alone: ({ seat, points }, people) =>
    `${sideAt(people, seat).does('a', 'ont')} marqué ${points} sur la planche seule, sans contrôle`,
  counts: ({ seat, hand, points }, people) =>
    `${player(people, seat).name}, ${handWord(hand)} : ${counted(people, points)}`,
  cards: ({ seat, hand, cards }, people) =>
    `${player(people, seat).name}, ${handWord(hand)} : ${cards.length === 0 ? 'cartes entrées' : cardsIn(people, cards)}`,
  handKnown: ({ seat }, people) => `${player(people, seat).name} : la planche connaît sa main`,
  lays: ({ seat, card, count }, people) =>
    `${player(people, seat).name} pose ${theCard(people, card)} : ${count}`,
  go: ({ seat, count }, people) => `${player(people, seat).name} dit go à ${count}`,
  unseen: () => 'le jeu continue sans cartes',
  disputed: ({ seat, hand }, people) => `${player(people, seat).name}, ${handWord(hand)} : contesté`,
  muggins: ({ seat, points }, people) =>
    `${sideAt(people, seat).does('crie', 'crient')} muggins pour ${points}`,
  won: ({ result }, people) => sayResult(result, people),
  lost: ({ result }, people) => sayResult(result, people),
  goesOn: () => 'la partie continue',
  setAside: ({ lane, points }) =>
    `la piste ${lane + 1} de la planche a marqué ${points} seule, et personne n’y joue : mis de côté`,
  asksUndo: ({ seat }, people) => `${player(people, seat).name} demande de défaire le dernier coup`,
  asksOffence: ({ seat, offence, by }, people) =>
    `${player(people, seat).name} signale que ${player(people, by).name} ${OFFENCES[offence][0]}`,
  declines: ({ seat }, people) => `${player(people, seat).name} refuse`,
  undoneTo: ({ moves }) => (moves === 1 ? '1 coup repris' : `${moves} coups repris`),
  undone: 'Repris ',
  redone: 'Refait ',
  undoneLate: 'Repris sur la planche seule, trop tard, et donc maintenu ',
  aMove: 'un coup',
};
