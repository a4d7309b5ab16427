// French: what is said of a league night.
import type { FormatRequirement, OutcomeFault, TieStep } from '../../league/index.ts';
import { load } from '../catalog.ts';
import { offences } from '../generated/offences.ts';
import { refusals as refusalCatalog } from '../generated/refusals.ts';
import { terms } from '../generated/terms.ts';
import { troubles } from '../generated/troubles.ts';
import { type FormatRequirementWords, type LeagueWords, saidBy } from '../league.ts';
import { verbFor } from '../partners.ts';
import { sayRefusal, sayRequirement } from '../refusal.ts';
import { listed, plural } from './grammar.ts';

const FRENCH = await load('fr', [offences, refusalCatalog, terms, troubles]);

const FORMAT_REQUIREMENTS: FormatRequirementWords = {
  fields: ({ known }) =>
    known.length === 0 ? 'des noms et des textes' : `des accolades avec ${listed(known)}`,
  someOf: ({ words }) => `une liste de quelques-uns de ceux-ci, chacun une fois : ${listed(words)}`,
  wholes: ({ least, most }) => `une liste de nombres entiers de ${least} à ${most}`,
  list: () => 'une liste entre crochets',
  rising: () => 'des lignes en ordre croissant',
  twoSides: ({ seats }) => `des règles pour ${seats} joueurs en deux camps`,
  neededBy: ({ by }) => `des points et un écart, exigés par ${by}`,
  atLeastField: ({ than }) => `au moins autant que ${than}`,
};

const requirement = (expected: FormatRequirement): string =>
  expected.code in FORMAT_REQUIREMENTS
    ? saidBy(FORMAT_REQUIREMENTS, expected)
    : sayRequirement(FRENCH, expected as Parameters<typeof sayRequirement>[1]);

const STAGES: LeagueWords['stages'] = {
  drawn: 'tirée',
  called: 'appelée',
  seated: 'en cours',
  over: 'terminée',
  signedOnce: 'à demi signée',
  signed: 'signée',
  checked: 'vérifiée',
  disputed: 'contestée',
  forfeited: 'forfait',
  void: 'annulée',
};

const FAULTS: Readonly<Record<OutcomeFault, (figure: number, hole: number) => string>> = {
  winner: () => 'l’un des deux doit gagner',
  margin: (figure, hole) =>
    figure === 0
      ? 'l’un des deux doit être devant'
      : `on ne gagne pas de ${figure} une partie en ${hole} points`,
  noScores: () => 'il faut les deux scores',
  score: (figure, hole) => `${figure} dépasse le trou final, ${hole}`,
  order: () => 'le gagnant est derrière',
  target: (figure, hole) => `le gagnant a ${figure}, et la partie va à ${hole}`,
  spread: (figure) => `les scores ne diffèrent pas de ${figure}`,
};

const STEPS: Readonly<Record<TieStep, string>> = {
  points: 'points de partie',
  wins: 'parties gagnées',
  skunks: 'skunks',
  net: 'écart net',
  plus: 'écarts gagnés',
  pegged: 'trous marqués',
  lacked: 'trous manquants',
  headToHead: 'face à face',
  playoff: 'partie décisive',
  cut: 'coupe',
};

/** A minus is as long as a plus in print. */
const signed = (spread: number): string => (spread < 0 ? `\u2212${-spread}` : `+${spread}`);

const refusals: LeagueWords['refusals'] = {
  unknownFormat: [
    ({ name, known }) => `Il n’y a pas de formule « ${name} ». Il y a : ${listed(known)}.`,
    () => 'Formule inconnue',
  ],
  unknownField: [
    ({ field, known }) => `Une formule n’a pas de champ « ${field} ». Elle a : ${listed(known)}.`,
    () => 'Champ inconnu',
  ],
  badFormat: [
    ({ field, value, expected }) =>
      `La formule a ${value} pour ${field}. Il faut : ${requirement(expected)}.`,
    () => 'Formule fautive',
  ],
  badFormatRules: [
    ({ refusal }) =>
      `On ne peut pas jouer avec les règles de la formule. ${sayRefusal(FRENCH, refusal) ?? refusal.code}`,
    () => 'Règles impossibles',
  ],
  badLine: [
    ({ text }) =>
      `« ${text} » n’est pas une ligne de feuille de pointage. Une victoire s’écrit 2 +08, une défaite 0 -08.`,
    () => 'Tapez 2 +08 ou 0 -08',
  ],
  noNight: [() => 'Aucune soirée n’est ouverte. Ouvrez-en une.', () => 'Pas de soirée'],
  nightOpen: [() => 'Une soirée est déjà ouverte. Fermez-la d’abord.', () => 'Soirée ouverte'],
  nightClosed: [() => 'La soirée est fermée. Rouvrez-la d’abord.', () => 'Soirée fermée'],
  idTaken: [({ id }) => `« ${id} » existe déjà. Choisissez autre chose.`, () => 'Existe déjà'],
  noPlayer: [
    ({ player }) => `Le club n’a pas de joueur « ${player} ». Ajoutez-le d’abord.`,
    () => 'Joueur inconnu',
  ],
  noEntrant: [
    ({ entrant }, name) =>
      `${name(entrant)} ${verbFor(name(entrant), 'n’est pas inscrit', 'ne sont pas inscrits')}. Faites l’inscription.`,
    () => 'Pas inscrit',
  ],
  noTable: [
    ({ table }) => `Il n’y a pas de table ${table}. Ajoutez-la d’abord.`,
    ({ table }) => `Pas de table ${table}`,
  ],
  noGame: [
    ({ game }) => `Il n’y a pas de partie ${game}. Choisissez-la dans la liste.`,
    ({ game }) => `Pas de partie ${game}`,
  ],
  noAside: [() => 'Ce résultat n’attend plus. Rechargez la liste.', () => 'Déjà réglé'],
  noPot: [
    ({ pot, known }) => `Il n’y a pas de cagnotte « ${pot} » ici. Il y a : ${listed(known)}.`,
    () => 'Cagnotte inconnue',
  ],
  badPersonName: [
    ({ name }) => `« ${name} » n’est pas un nom. Il faut de 1 à 80 caractères imprimables.`,
    () => 'Pas un nom',
  ],
  badShortName: [
    ({ name, most }) => `« ${name} » n’est pas un nom court. Il faut de 1 à ${most} caractères imprimables.`,
    () => 'Pas un nom court',
  ],
  partners: [
    ({ expected, got }) =>
      `Ici on joue à ${expected} ensemble. Joueurs nommés : ${got}. Nommez-en ${expected}.`,
    ({ expected }) => `Nommez ${plural(expected, 'joueur')}`,
  ],
  inPlay: [({ id }, name) => `${name(id)} joue ce soir. Notez plutôt son départ.`, () => 'Joue ce soir'],
  stillHere: [
    ({ player }, name) =>
      `${name(player)} joue ce soir. Annulez d’abord son inscription, ou notez son départ.`,
    () => 'Joue ce soir',
  ],
  checkedIn: [({ player }, name) => `${name(player)} est déjà sur place.`, () => 'Déjà sur place'],
  droppedOut: [
    ({ entrant }, name) => `${name(entrant)} ${verbFor(name(entrant), 'a', 'ont')} déjà quitté la soirée.`,
    () => 'Déjà parti',
  ],
  tooFew: [
    ({ players, least }) => `Joueurs présents : ${players}. Il en faut au moins ${least} pour une soirée.`,
    ({ least }) => `Il faut ${plural(least, 'joueur')}`,
  ],
  oddField: [
    ({ players, games }) =>
      `À ${players} joueurs, chacun ne peut pas avoir ${plural(games, 'partie')}. Ajoutez ou retirez quelqu’un, ou changez « odd » dans la formule.`,
    () => 'Nombre impair',
  ],
  allDrawn: [
    ({ rounds }) => `Toutes les rondes sont tirées (${rounds}). Fermez la soirée quand tout est signé.`,
    () => 'Tout est tiré',
  ],
  roundBegun: [
    ({ round }) => `La ronde ${round} a déjà des résultats. Corrigez ses parties une à une.`,
    ({ round }) => `Ronde ${round} en cours`,
  ],
  roundPaused: [
    ({ round }) => `La ronde ${round} est en pause. Reprenez-la d’abord.`,
    ({ round }) => `Ronde ${round} en pause`,
  ],
  notDrawn: [
    ({ round }) => `La ronde ${round} n’est pas tirée, ou pas en pause. Voyez la liste des rondes.`,
    ({ round }) => `Pas la ronde ${round}`,
  ],
  entrantBusy: [
    ({ entrant, game }, name) =>
      `${name(entrant)} ${verbFor(name(entrant), 'joue', 'jouent')} encore la partie ${game}. Appelez celle-ci plus tard.`,
    () => 'Joueur occupé',
  ],
  tableBusy: [
    ({ table, game }) => `La table ${table} a encore la partie ${game}. Choisissez une autre table.`,
    () => 'Table occupée',
  ],
  notCalled: [
    ({ game }) => `La partie ${game} n’est pas encore appelée. Attendez l’appel.`,
    () => 'Pas encore appelée',
  ],
  wrongStage: [
    ({ game, stage }) => `La partie ${game} : ${STAGES[stage]}. Ce n’est pas possible maintenant.`,
    ({ stage }) => `Partie ${STAGES[stage]}`,
  ],
  otherRevision: [
    ({ game }) => `Le résultat de la partie ${game} a changé. Regardez-le et signez encore.`,
    () => 'Changé : resignez',
  ],
  finalResult: [
    ({ game }) => `La partie ${game} est close. Seule l’organisation peut la rouvrir.`,
    () => 'Partie close',
  ],
  reasonWanted: [() => 'Ceci change ce qui est noté. Dites pourquoi.', () => 'Dites pourquoi'],
  unsettled: [
    () =>
      'La formule ne dit pas ce que vaut un forfait. Donnez les deux lignes comme sur une feuille, par exemple 2 +10 et 0 -10.',
    () => 'Que vaut-il ?',
  ],
  forfeitsUsed: [
    ({ games }) =>
      `Ce soir, un forfait vaut déjà autre chose. Parties forfait : ${listed(games)}. Pour changer, rouvrez-les d’abord.`,
    () => 'Vaut autre chose',
  ],
  gamesOpen: [
    ({ games }) =>
      `Parties encore ouvertes, ou annulées et non rejouées : ${listed(games)}. Terminez-les, ou donnez une raison pour chacune.`,
    ({ games }) => `Parties ouvertes ${games.length}`,
  ],
  badOutcome: [
    ({ fault, figure, hole }) =>
      `Aucune partie ne finit ainsi : ${FAULTS[fault](figure, hole)}. Vérifiez les chiffres.`,
    () => 'Chiffres à vérifier',
  ],
  notLevel: [
    ({ entrants }, name) =>
      `${listed(entrants.map(name))} : pas à égalité à cette étape. Choisissez ceux qui ont le même rang.`,
    () => 'Pas à égalité',
  ],
  outsideRoom: [
    ({ columns, rows }) =>
      `Le plan a de la place pour ${columns} tables côte à côte et ${rows} rangées. Rapprochez les tables.`,
    () => 'Hors du plan',
  ],
  spotTaken: [
    ({ table, other }) =>
      `Les tables ${other} et ${table} sont à la même place sur le plan. Déplacez l’une d’elles.`,
    () => 'Place déjà prise',
  ],
};

/** Who is ahead of whom. */
const ahead = (above: string, below: string): string =>
  `${above} ${verbFor(above, 'devance', 'devancent')} ${below}`;

export const LEAGUE: LeagueWords = {
  refusals,
  decisions: {
    points: (above, below, [a, b]) => `${ahead(above, below)} : ${plural(a, 'point')} de partie contre ${b}.`,
    wins: (above, below, [a, b]) => `${ahead(above, below)} : ${plural(a, 'victoire')} contre ${b}.`,
    skunks: (above, below, [a, b]) => `${ahead(above, below)} : ${plural(a, 'skunk')} contre ${b}.`,
    net: (above, below, [a, b]) => `${ahead(above, below)} : écart net ${signed(a)} contre ${signed(b)}.`,
    plus: (above, below, [a, b]) => `${ahead(above, below)} : écarts gagnés ${a} contre ${b}.`,
    pegged: (above, below, [a, b]) => `${ahead(above, below)} : trous marqués ${a} contre ${b}.`,
    lacked: (above, below, [a, b]) => `${ahead(above, below)} : trous manquants ${a} contre ${b}.`,
    headToHead: (above, below, [a, b]) =>
      `${ahead(above, below)} : ${plural(a, 'victoire')} contre ${b} entre ceux à égalité.`,
    playoff: (above, below) => `${ahead(above, below)} par la partie décisive.`,
    cut: (above, below) => `${ahead(above, below)} par la coupe.`,
    level: (above, below) => `${above} et ${below} : égalité.`,
  },
  idleStep: (step) => `L’étape « ${STEPS[step]} » ne peut rien décider après les précédentes. Retirez-la.`,
  steps: STEPS,
  breaches: {
    meetAgain: ({ round, entrants, times }, name) =>
      `À la ronde ${round}, ${listed(entrants.map(name))} se rencontrent pour la ${times}e fois.`,
    sitAgain: ({ round, entrant, times }, name) =>
      `À la ronde ${round}, ${name(entrant)} ${verbFor(name(entrant), 'passe son', 'passent leur')} tour pour la ${times}e fois, et d’autres moins.`,
    fewGames: ({ entrant, games }, name) =>
      `${name(entrant)} ${verbFor(name(entrant), 'n’a', 'n’ont')} que ${plural(games, 'partie')}.`,
  },
  cardFaults: {
    bothWon: (_, [a, b]) => `${a} et ${b} ont tous deux inscrit une victoire.`,
    bothLost: (_, [a, b]) => `${a} et ${b} ont tous deux inscrit une défaite.`,
    wrongSign: ({ side, spread }, names) =>
      `${names[side]} : ${spread < 0 ? 'une victoire avec un moins' : 'une défaite avec un plus'}.`,
    spreadsDiffer: ({ spreads: [a, b] }, names) =>
      `Les écarts diffèrent : ${names[0]} ${verbFor(names[0], 'a', 'ont')} inscrit ${signed(a)}, ${names[1]} ${signed(b)}.`,
    wrongPoints: ({ side, points, expected }, names) =>
      `${names[side]} ${verbFor(names[side], 'a', 'ont')} inscrit ${plural(points, 'point')} de partie. Cette partie en vaut ${expected}.`,
  },
  tasks: {
    disputed: ({ game }) => `La partie ${game} est contestée. Envoyez le juge.`,
    aside: ({ game, why }) =>
      `Un résultat attend${game === null ? '' : ` pour la partie ${game}`} : ${LEAGUE.asides[why]}. Donnez-le à une partie, ou laissez-le.`,
    cardsDiffer: ({ game }) => `Les feuilles de la partie ${game} ne concordent pas. Voyez les deux joueurs.`,
    flagged: ({ game, table, flag, entrants: [a, b] }, name) =>
      LEAGUE.flags[flag](game, [name(a), name(b)], table ?? ''),
    reopened: ({ game, entrants: [a, b] }, name) =>
      `La partie ${game}, ${name(a)} et ${name(b)}, est rouverte. Corrigez son résultat s’il est faux ; puis les deux signent.`,
    owed: ({ game, short, next }, name) =>
      `La partie ${game} est annulée. ${listed(short.map(({ entrant, games, due }) => `${name(entrant)} ${next ? verbFor(name(entrant), 'a', 'ont') : verbFor(name(entrant), 'aura', 'auront')} ${plural(games, 'partie')} sur ${due}`))}. ${next ? 'Tirez-la de nouveau, ou laissez-la.' : 'Elle peut être rejouée après la dernière ronde.'}`,
    chairEmpty: ({ game, entrant, minutes, forfeit }, name) =>
      `${name(entrant)} ${verbFor(name(entrant), 'n’est pas venu', 'ne sont pas venus')} à la partie ${game} depuis ${plural(minutes, 'minute')}. ${forfeit ? 'Déclarez forfait, ou attendez.' : 'Appelez encore.'}`,
  },
  flags: {
    conceded: (game, [a, b]) =>
      `La partie ${game}, ${a} et ${b}, a été concédée. L’écart est celui des chevilles. Votre club la compte-t-il ainsi ?`,
    unverified: (game, [a, b]) =>
      `La partie ${game}, ${a} et ${b}, a été marquée sur le plateau seul : rien n’a été vérifié. Voyez les deux joueurs.`,
    lateRuling: (game, [a, b]) =>
      `Une décision a mis fin à la partie ${game}, ${a} et ${b}. Voyez les points.`,
    wrongSeats: (game, [a, b]) =>
      `${a} et ${b} disent qu’ils étaient assis à l’envers à la partie ${game} : chacun a marqué avec le bouton de l’autre.`,
    clock: (game, _, table) =>
      `La table ${table} et la machine de la salle n’ont pas la même heure (partie ${game}). Les résultats comptent quand même. Mettez à l’heure celle qui se trompe.`,
  },
  asides: {
    conflict: 'le même résultat est venu avec d’autres chiffres',
    closed: 'il est venu après la fermeture',
    unassigned: 'aucune partie n’était donnée à cette table',
    otherPlayers: 'd’autres étaient tirés pour cette partie',
    impossible: 'aucune partie ne finit ainsi',
    settled: 'la partie est forfait ou annulée',
    second: 'la partie a un résultat venu d’ailleurs',
    corrected: 'l’organisation a corrigé la partie',
    signed: 'les deux ont déjà signé',
  },
  stages: STAGES,
  verdicts: {
    kept: 'Reçu',
    known: 'Déjà reçu',
    overtaken: 'Plus récent reçu',
    conflict: 'Voir organisation',
    aside: 'Sera regardé',
  },
};
