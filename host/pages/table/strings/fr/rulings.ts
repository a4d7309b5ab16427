// French: rulings, from the sentence in which the host tells them: every kind of ruling in shared/rules/verdicts.ts and speech.ts.
import { figure, type Phrase, phrases } from './template.ts';

/** What says how much it is: the cards of a hand, or the card laid in play. */
const counts = (english: string): string =>
  english.endsWith('scores') ? 'la carte fait' : 'les cartes font';

const taker = (english: string): string => (english === 'every other side' ? 'chaque autre camp' : english);

const cards = (english: string): string =>
  english === 'a card' ? 'une carte' : `${figure(english.replace(/ cards$/, ''))} cartes`;

const missed = (english: string): string =>
  english === 'one' ? 'le point oublié' : `les ${figure(english)} oubliés`;

const excess = (english: string): string =>
  english === 'one' ? 'le point en trop' : `les ${figure(english)} en trop`;

const left = (english: string): string => `${figure(english)}, ${english === 'one' ? 'oublié' : 'oubliés'}`;

const COUNTS = '{counts:the cards count|the \\S+ scores}';

const RULED: readonly (readonly [string, string])[] = [
  ['{a} is right: {n}.', '{a} a raison : {n}.'],
  [
    `Muggins: {a} said {n}, ${COUNTS} {m}, and {b} takes the {p} missed.`,
    'Muggins : {a} a dit {n}, {counts|counts} {m}, et {b|taker} prend {p|missed}.',
  ],
  [
    `{a} said {n} and missed points: ${COUNTS} {m}, but {n} stands.`,
    '{a} a dit {n} et oublié des points : {counts|counts} {m}, mais {n} reste.',
  ],
  [
    `{a} said {n}, but ${COUNTS} {m}: {a} pegs {p}, and {b} takes {q} for the excess.`,
    '{a} a dit {n}, mais {counts|counts} {m} : {a} marque {p}, et {b|taker} prend {q} pour l’excès.',
  ],
  [
    `{a} said {n}, but ${COUNTS} {m}: {a} pegs nothing for {it:them|it}.`,
    '{a} a dit {n}, mais {counts|counts} {m} : {a} ne marque rien.',
  ],
  [
    `{a} said {n}, but ${COUNTS} {m}: {a} pegs {p}.`,
    '{a} a dit {n}, mais {counts|counts} {m} : {a} marque {p}.',
  ],
  [
    'Muggins: {b} called {n}, but {a} missed only {m}: {b} takes {p}.',
    'Muggins : {b} a dit {n}, mais {a} n’avait oublié que {m} : {b} prend {p}.',
  ],
  ['Muggins: {b} takes the {p} that {a} missed.', 'Muggins : {b|taker} prend {p|missed} par {a}.'],
  ['Muggins: {b} takes {p} that {a} missed.', 'Muggins : {b} prend {p|left} par {a}.'],
  [
    'A wrong call: {a} missed nothing. {b} called {n}, and {a} gets {p}.',
    'Fausse annonce : {a} n’a rien oublié. {b} a dit {n}, et {a} reçoit {p}.',
  ],
  ['{b} takes {p} that {a} left.', '{b} prend {p|left} par {a}.'],
  [
    '{a} said so first: it is {p}, not {n}, and there is no penalty.',
    '{a} l’a dit en premier : c’est {p}, non {n}, et sans pénalité.',
  ],
  ['{a} pegged {n}: it is put right to {p}.', '{a} a marqué {n} : on corrige à {p}.'],
  [
    '{a} claimed {n}, which is too much, and pegs nothing for it.',
    '{a} a annoncé {n}, c’est trop : {a} ne marque rien.',
  ],
  [
    '{a} pegged {n} for {p}: the pegs go back, and {b} takes the {q} too many.',
    '{a} a marqué {n} au lieu de {p} : les fiches reculent, et {b|taker} prend {q|excess}.',
  ],
  [
    'A false claim of game: {a} has scored {p}, and the front peg goes back to that. {b} takes {q}. Then {a} goes back {r}.',
    'Fausse annonce de partie : {a} n’a fait que {p}, et sa fiche avant y revient. {b|taker} prend {q}. Puis {a} recule de {r}.',
  ],
  [
    'A false claim of game: {a} has scored {p}, and loses the game. {b} goes out.',
    'Fausse annonce de partie : {a} n’a fait que {p}, et perd la partie. {b} gagne.',
  ],
  [
    '{a} pegged {n} for {p}, and pegs what was missed.',
    '{a} a marqué {n} au lieu de {p}, et marque ce qui manquait.',
  ],
  [
    'The fingers have left the peg: {n} stands, and {a} cannot peg what was missed.',
    'Les doigts ont quitté la fiche : {n} reste, et {a} ne peut plus marquer les points oubliés.',
  ],
  [
    'Past thirty-one: {a} takes the card back, and nothing was pegged for it.',
    'Au-delà de trente et un : {a} reprend la carte, et rien n’avait été marqué pour elle.',
  ],
  [
    'A renege: {a} withheld {n}, and later cards go back. {b} takes {p}.',
    'Carte gardée à tort : {a} a gardé {n|cards}, et les cartes suivantes reviennent. {b|taker} prend {p}.',
  ],
  ['{a} reneged: {b} takes {p}.', '{a} a gardé une carte à tort : {b|taker} prend {p}.'],
  [
    "A renege: {a}'s card is dead in play, and lives in the show.",
    'Carte gardée à tort par {a} : elle est morte au jeu, et compte encore au décompte.',
  ],
  [
    "A renege: {a}'s hand is dead, for play and show.",
    'Carte gardée à tort : la main {a|of} est morte, au jeu comme au décompte.',
  ],
  [
    'A renege: {a} plays the card now, and nobody is penalised.',
    'Carte gardée à tort : {a} la joue maintenant, sans pénalité.',
  ],
  [
    '{a} has played a card: the heels are forfeited.',
    '{a} a joué une carte : les points du valet retourné sont perdus.',
  ],
  [
    '{a} takes {p} for his heels, late as it is.',
    '{a} prend {p} pour le valet retourné, même si c’est tard.',
  ],
  [
    'Out of turn, without penalty: {a} takes the count back, {b} pegs, then {a} again.',
    'Avant son tour, sans pénalité : {a} reprend son compte, {b} marque, puis {a} à nouveau.',
  ],
  ['{a} is reminded to peg, and pegs {p}.', 'On rappelle à {a} de marquer : {a} marque {p}.'],
  [
    "{a}'s peg is not in the game hole: the game is not won.",
    'La fiche {a|of} n’est pas au trou final : la partie n’est pas gagnée.',
  ],
  [
    'The time is up: {a} pegs {p}, and {b} takes {q}.',
    'Le temps est écoulé : {a} marque {p}, et {b|taker} prend {q}.',
  ],
  [
    "{a} pegged with {c}'s peg: all goes to its place, and {b} takes {p}.",
    '{a} a marqué avec la fiche {c|of} : tout revient à sa place, et {b|taker} prend {p}.',
  ],
  ["{a}'s front peg goes back to where it stood.", 'La fiche avant {a|of} revient à sa place.'],
  [
    "{a}'s front peg was pulled out, and goes behind the rear peg.",
    'La fiche avant {a|of} a été retirée : elle va derrière la fiche arrière.',
  ],
  [
    "Nothing to peg: {a}'s pegs stay where they stood.",
    'Rien à marquer : les fiches {a|of} restent en place.',
  ],
  ['A misdeal: {b} takes {p}, and {a} deals again.', 'Maldonne : {b|taker} prend {p}, et {a} redonne.'],
  ['A misdeal: {a} deals again.', 'Maldonne : {a} redonne.'],
  [
    '{a} holds a wrong number of cards: they are dealt again.',
    '{a} n’a pas le bon nombre de cartes : on redonne.',
  ],
  [
    '{a} did not let the cards be checked, and goes back {n}. They are dealt again.',
    '{a} n’a pas laissé vérifier ses cartes, et recule de {n}. On redonne.',
  ],
  [
    '{a} did not let the cards be checked, and goes on {n}. They are dealt again.',
    '{a} n’a pas laissé vérifier ses cartes, et avance de {n}. On redonne.',
  ],
  [
    '{a} saw the bottom card, and shuffles again: {b} takes {p}.',
    '{a} a vu la carte du dessous, et brasse à nouveau : {b|taker} prend {p}.',
  ],
  [
    '{a} picked up cards of the crib: {b} takes {p}.',
    '{a} a repris des cartes du crib : {b|taker} prend {p}.',
  ],
  [
    '{a} looked at the crib too early: {b} takes {p}.',
    '{a} a regardé le crib trop tôt : {b|taker} prend {p}.',
  ],
  [
    '{a} saw the bottom card of the cut: {b} takes {p}.',
    '{a} a vu la carte du dessous de la coupe : {b|taker} prend {p}.',
  ],
];

const RULINGS: readonly Phrase[] = phrases(RULED, { counts, taker, cards, missed, excess, left });

/** Rulings, with or without the count that is read aloud after them. */
export const RULING_PHRASES: readonly Phrase[] = [
  // The count of the cards is shown beside a ruling, by itself.
  [/^(.+\.) Counted: .+\.$/, (_, ruling) => sayRuling(`${ruling}`)],
  ...RULINGS,
];

function sayRuling(text: string): string {
  for (const [pattern, words] of RULINGS) {
    const found = pattern.exec(text);
    if (found !== null) return words(...(found as unknown as [string, ...string[]]));
  }
  return text;
}
