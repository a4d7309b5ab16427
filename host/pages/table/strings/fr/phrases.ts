// French: a phrase book for what the host tells of moves, asks while keys are pressed, and refuses.
import { ASKING_PHRASES } from './asking.ts';
import { RULING_PHRASES } from './rulings.ts';
import { figure, handWord, type Phrase, sayBy } from './template.ts';

/** The first pattern that fits tells how to say it. */
export const PHRASES: readonly Phrase[] = [
  [/^(?:Undone|Undo): (.+)$/, (_, rest) => `Repris : ${inner(`${rest}`)}`],
  [/^(?:Done again|Redo): (.+)$/, (_, rest) => `Refait : ${inner(`${rest}`)}`],
  [
    /^Taken back on the board alone, after the game had gone on, so that it stands: (.+)$/,
    (_, rest) => `Repris sur la planche seule, trop tard, et donc maintenu : ${inner(`${rest}`)}`,
  ],
  [/^Heels: (.+) pegs (\d+)\.$/, (_, name, points) => `Valet retourné : ${name} marque ${points}.`],
  [
    /^(.+?) wins\. (.+? is on .+?)(, a skunk|, a double skunk|, in the lurch)?(, left in the stink hole)?(, and the game is given up)?\.$/,
    (_, winner, losers, skunk, stink, given) =>
      `${winner} gagne. ${`${losers}`.split(', ').map(standing).join(', ')}${SKUNKS[`${skunk}`] ?? ''}${stink ? ', dans le trou puant' : ''}${given ? ', par abandon' : ''}.`,
  ],
  ...RULING_PHRASES,
  ...ASKING_PHRASES,
  [/^(.+) pegs nothing\.$/, (_, name) => `${name} ne marque rien.`],
  [/^(.+) pegs (\d+)\.$/, (_, name, points) => `${name} marque ${points}.`],
  [
    /^(.+) pegs (\d+) for last, as the other deals first\.$/,
    (_, name, points) => `${name} marque ${points} pour la dernière.`,
  ],
  [/^(.+)'s? (hand|crib) counts nothing\.$/, (_, name, what) => `${name}, ${handWord(`${what}`)} : rien.`],
  [
    /^(.+)'s? (hand|crib) counts (\d+)\.$/,
    (_, name, what, points) => `${name}, ${handWord(`${what}`)} : ${points}.`,
  ],
  [/^(.+)'s? (hand|crib) is disputed\.$/, (_, name, what) => `${name}, ${handWord(`${what}`)} : contesté.`],
  [
    /^(.+)'s? (hand|crib) is (.+)\.$/,
    (_, name, what, cards) => `${name}, ${handWord(`${what}`)} : ${cards}.`,
  ],
  [/^(.+) deals by the cut\.$/, (_, name) => `${name} donne, par la coupe.`],
  [/^(.+) deals\.$/, (_, name) => `${name} donne.`],
  [/^The starter is (.+)\.$/, (_, card) => `La carte de départ est ${card}.`],
  [/^(.+) calls muggins for (\d+)\.$/, (_, name, points) => `${name} crie muggins pour ${points}.`],
  [
    /^Game (\d+) begins: (.+)\.$/,
    (_, game, names) => `La partie ${game} commence : ${`${names}`.replaceAll(' against ', ' contre ')}.`,
  ],
  [
    /^Game (\d+) is abandoned\. Game (\d+) begins: (.+)\.$/,
    (_, left, game, names) =>
      `La partie ${left} est abandonnée. La partie ${game} commence : ${`${names}`.replaceAll(' against ', ' contre ')}.`,
  ],
  [/^Cut for the deal\.$/, () => 'On coupe pour la donne.'],
  [/^Plain pegging\.$/, () => 'Marque libre.'],
  [/^The next deal\.$/, () => 'Donne suivante.'],
  [/^The cards are dealt\.$/, () => 'Les cartes sont données.'],
  [/^The play begins\.$/, () => 'Le jeu commence.'],
  [/^The show begins\.$/, () => 'Le décompte commence.'],
  [/^The game is over\.$/, () => 'La partie est finie.'],
  [/^The game goes on\.$/, () => 'La partie continue.'],
];

/** 'Ann is on sixty'. */
const standing = (text: string): string =>
  text.replace(/^(.+) is on (.+)$/, (_, name, score) => `${name} est à ${figure(score)}`);

const SKUNKS: Readonly<Record<string, string>> = {
  ', a skunk': ', skunk',
  ', a double skunk': ', double skunk',
  ', in the lurch': ', capot',
};

function inner(text: string): string {
  return sayBy(PHRASES, text) ?? text;
}
