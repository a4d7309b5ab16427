// What a phone sends is told in words of its own, for every kind of command and in both languages.
import { afterAll, describe, expect, test } from 'vitest';
import { commandSchema } from '../../web/table/wire.ts';
import { TABLE_WORDS } from '../parts/language.ts';
import { type Sent, tell, tellAll } from './sent.ts';

/** Commands that no phone sends: the host's, at his pages, in the command line, or at the board. */
const HOST_COMMANDS = ['newGame', 'cutCards', 'free', 'undoTo', 'redo'] as const;

const NAMES = ['Ann', 'Bob'];

/** Rows: what was sent; in English on its way and done; in French. */
const ROWS: readonly (readonly [
  sent: Sent,
  en: readonly [what: string, done: string],
  fr: readonly [what: string, done: string],
])[] = [
  [
    { command: { type: 'cut', dealer: 0 } },
    ['who deals', 'The cut is yours.'],
    ['qui donne', 'Vous gagnez la coupe.'],
  ],
  [
    { command: { type: 'next' }, occasion: 'dealt' },
    ['cards dealt', 'The cards are dealt.'],
    ['cartes données', 'Les cartes sont données.'],
  ],
  [
    { command: { type: 'next' }, occasion: 'noJack' },
    ['no jack', 'No jack was turned: the play begins.'],
    ['pas de valet', 'Pas de valet : le jeu commence.'],
  ],
  [
    { command: { type: 'next' }, occasion: 'sold' },
    ['no more bids', 'Nobody bids more.'],
    ['plus de mise', 'Personne ne mise plus.'],
  ],
  [
    { command: { type: 'peg', seat: 0, points: 3 }, occasion: 'bid' },
    ['a bid of 3', 'You bid 3 for the crib.'],
    ['une mise de 3', 'Vous misez 3 pour le crib.'],
  ],
  [
    { command: { type: 'next' }, occasion: 'noJackCount' },
    ['no jack', 'No jack was turned: the hands are counted.'],
    ['pas de valet', 'Pas de valet : on compte les mains.'],
  ],
  [
    { command: { type: 'next' }, occasion: 'noHeels' },
    ['no jack or two', 'Nothing scores: cards may be exchanged.'],
    ['ni valet ni deux', 'Rien ne compte : on peut échanger une carte.'],
  ],
  [
    { command: { type: 'next' }, occasion: 'exchanged' },
    ['the end of the exchange', 'The exchange is over: the play begins.'],
    ['la fin de l’échange', 'L’échange est fini : le jeu commence.'],
  ],
  [
    { command: { type: 'next' }, occasion: 'playOverDeal' },
    ['the end of the play', 'The play is over: the next player deals.'],
    ['la fin du jeu', 'Le jeu est fini : la donne passe.'],
  ],
  [
    { command: { type: 'next' }, occasion: 'playOver' },
    ['the end of the play', 'The play is over: the hands are counted.'],
    ['la fin du jeu', 'Le jeu est fini : on compte les mains.'],
  ],
  [
    { command: { type: 'next' }, occasion: 'nothing' },
    ['nothing to count', 'You count nothing here.'],
    ['rien à compter', 'Vous ne comptez rien ici.'],
  ],
  // As an older page kept it in the phone's storage.
  [
    { command: { type: 'next' } },
    ['the next step', 'The game goes on.'],
    ['la suite', 'La partie continue.'],
  ],
  [
    { command: { type: 'peg', seat: 0, points: 12 } },
    ['12 points', 'You claimed 12.'],
    ['12 points', 'Vous avez annoncé 12.'],
  ],
  [
    { command: { type: 'peg', seat: 0, points: 1 } },
    ['1 point', 'You claimed 1.'],
    ['1 point', 'Vous avez annoncé 1.'],
  ],
  [
    { command: { type: 'peg', seat: 0, points: 0 } },
    ['no points', 'You claimed nothing.'],
    ['zéro point', 'Vous annoncez zéro.'],
  ],
  [
    { command: { type: 'peg', seat: 0, points: 2 }, occasion: 'heels' },
    ['2 for his heels', 'You pegged 2 for his heels.'],
    ['2 pour le valet retourné', 'Vous marquez 2 pour le valet retourné.'],
  ],
  [
    { command: { type: 'peg', seat: 0, points: 1 }, occasion: 'go' },
    ['1 for the go', 'You pegged 1 for the go.'],
    ['1 pour le go', 'Vous marquez 1 pour le go.'],
  ],
  [
    { command: { type: 'starter', card: '4C' } },
    ['starter 4♣', 'The starter is 4♣.'],
    ['carte de départ 4♣', 'La carte de départ est 4♣.'],
  ],
  [
    { command: { type: 'cards', hand: 'pone', cards: ['5H', 'TS', '6D', 'JC'] } },
    ['the hand 5♥ 10♠ 6♦ J♣', 'Your hand was entered: 5♥ 10♠ 6♦ J♣.'],
    ['la main 5♥ 10♠ 6♦ J♣', 'Votre main est entrée : 5♥ 10♠ 6♦ J♣.'],
  ],
  [
    { command: { type: 'cards', hand: 'crib', cards: ['5H', '2S', '6D', 'JC'] } },
    ['the crib 5♥ 2♠ 6♦ J♣', 'Your crib was entered: 5♥ 2♠ 6♦ J♣.'],
    ['le crib 5♥ 2♠ 6♦ J♣', 'Votre crib est entré : 5♥ 2♠ 6♦ J♣.'],
  ],
  [
    { command: { type: 'hold', seat: 0, cards: ['5', '6', '7', '8'] } },
    ['your hand', 'The board knows your hand.'],
    ['votre main', 'La planche connaît votre main.'],
  ],
  [
    { command: { type: 'lay', seat: 0, card: 'T' } },
    ['card 10', 'You laid 10.'],
    ['carte 10', 'Vous avez posé 10.'],
  ],
  [{ command: { type: 'go', seat: 0 } }, ['go', 'You said go.'], ['go', 'Vous avez dit go.']],
  [
    { command: { type: 'again', swap: false } },
    ['the next game', 'Another game begins.'],
    ['la partie suivante', 'Une autre partie commence.'],
  ],
  [
    { command: { type: 'unseen' } },
    ['play without cards', 'The play goes on without cards.'],
    ['le jeu sans cartes', 'Le jeu continue sans cartes.'],
  ],
  [
    { command: { type: 'dispute' } },
    ['the dispute', 'The count is disputed: its cards decide.'],
    ['la contestation', 'Le compte est contesté : ses cartes décident.'],
  ],
  [
    { command: { type: 'muggins', seat: 0, points: 5 } },
    ['muggins for 5', 'You called muggins for 5.'],
    ['muggins pour 5', 'Vous avez crié muggins pour 5.'],
  ],
  [
    { command: { type: 'offence', offence: 'renege', seat: 1, cards: 1 } },
    ['an offence', 'It is ruled on: Bob said go with a card that could be played.'],
    ['une faute', 'C’est jugé : Bob a dit go avec une carte jouable.'],
  ],
  [
    { command: { type: 'offence', offence: 'wrongPeg', seat: 0 } },
    ['an offence', 'It is ruled on: Ann pegged with the opponent’s peg.'],
    ['une faute', 'C’est jugé : Ann a marqué avec la fiche de l’adversaire.'],
  ],
  [
    { command: { type: 'concede', seat: 0 } },
    ['giving up', 'You gave the game up.'],
    ['l’abandon', 'Vous avez abandonné la partie.'],
  ],
  [
    { command: { type: 'undo' } },
    ['the undo', 'The last move was taken back.'],
    ['l’annulation', 'Le dernier coup est repris.'],
  ],
];

const told = (sent: Sent): readonly [string, string] => {
  const { what, done } = tell(sent, NAMES);
  // French has spaces of its own before a colon.
  return [what, done.replaceAll('\u00a0', ' ')];
};

test('every command that a phone may send is in the table', () => {
  const types = new Set<string>(ROWS.map(([{ command }]) => command.type));
  const posted = commandSchema.options.map(({ shape }) => shape.type.value);
  const sendable = ['again', ...posted].filter(
    (type) => !(HOST_COMMANDS as readonly string[]).includes(type),
  );
  expect([...types].sort()).toEqual(sendable.toSorted());
});

describe('in English', () => {
  test.each(ROWS)('%j', (sent, english) => expect(told(sent)).toEqual(english));
  test('several on their way', () =>
    expect(tellAll([...ROWS.slice(12, 15).map(([sent]) => sent)], NAMES)).toBe(
      '12 points, 1 point, no points',
    ));
});

describe('in French', () => {
  afterAll(() => TABLE_WORDS.speak('en'));
  test.each(ROWS)('%j', async (sent, _, french) => {
    await TABLE_WORDS.speak('fr');
    expect(told(sent)).toEqual(french);
  });
});
