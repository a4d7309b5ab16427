// What others reported of their cribbage programs, boards, phones and desks: 15 rulings, 8 of hardware, 6 of phones and televisions, 7
// of desks, each with its links. The tests beside this folder try each on ours.
import { expect, test } from 'vitest';

/** Issues as GitHub names them: `owner/name#7`. */
const github = (issues: string): readonly string[] =>
  issues.split(' ').map((each) => `github.com/${each.replace('#', '/issues/')}`);

/** By the number of the report. */
export const REPORTS = {
  rulings: {
    R1: {
      links: github('msharov/bsd-games#7'),
      reported: 'four of a suit with another starter, nobs for the starter, pairs that are not adjacent',
    },
    R2: {
      links: github('ichabod801/t_games#464 ichabod801/t_games#191'),
      reported: 'a pair or a run that comes to 31 or 15 pays only one of the two',
    },
    R3: {
      links: github('ichabod801/t_games#123'),
      reported: 'the game goes on after the dealer has won by heels',
    },
    R4: {
      links: github('ichabod801/t_games#465'),
      reported: 'skunk and double skunk are confused at their lines, 60 61 90 91; ACC has no double skunk',
    },
    R5: {
      links: ['cribbagecorner.com/taxonomy/term/94'],
      reported: 'a run, and a pair, across the go',
    },
    R6: {
      links: ['cribbagecorner.com/taxonomy/term/30'],
      reported: 'what the last of 4 2 3 A 5 2 4 scores, after a card that broke the run',
    },
    R7: {
      links: ['cribbagecorner.com/questions?page=3'],
      reported: '3 and 4 after a go are worth 9: go and last card are one point, so 8',
    },
    R8: {
      links: ['cribbagecorner.com/questions?page=3'],
      reported: 'two aces at 25, a go, and a third ace',
    },
    R9: {
      links: ['cribbagecorner.com/taxonomy/term/19', 'cribbagecorner.com/taxonomy/term/30'],
      reported: 'hands with three or two of a kind',
    },
    R10: {
      links: ['cribbageforum.com/Ask2002_05.htm', 'cribbage.org/NewSite/rules/rule6.asp'],
      reported: 'the dealer on 118 takes heels after the lead: right until the dealer plays (ACC 6.3)',
    },
    R11: {
      links: ['cribbage.org/NewSite/rules/rule10.asp', 'members.tripod.com/~Germantown_Peggers/muggins.htm'],
      reported: 'muggins after the caller’s own card: a club page refuses it, ACC 10.4.b does not',
    },
    R12: {
      links: ['cribbage.org/NewSite/rules/rule10.asp'],
      reported: 'muggins while the card can still be pegged: an older card was judged, and the caller fined',
    },
    R13: {
      links: ['reddit.com/r/Cribbage/comments/1mm1dgn'],
      reported:
        'five cards in a hand, found in the play or in the show: the play is retracted (ACC 4.4.d (9))',
    },
    R14: {
      links: ['cribbage.org/NewSite/rules/rule7.asp'],
      reported: 'the dealer leads: no penalty (ACC 7.1.b), only the points back',
    },
    R15: {
      links: ['cribbagecorner.com/frontpage?page=11', 'cribbage.org/NewSite/rules/rule8.asp'],
      reported: 'a go at 25 with A 5 6 in hand; six for four claimed at 115; ten pegged for four',
    },
  },
  hardware: {
    H1: {
      links: github('rwaldron/johnny-five#1037 rwaldron/johnny-five#649 rwaldron/johnny-five#1546'),
      reported: '12 is keyed as the cable goes in, the 1 before the greeting: 2 was pegged in silence',
    },
    H2: {
      links: github('arduino/Arduino#4726 firmata/arduino#158 rwaldron/johnny-five#795'),
      reported: 'silence, FF without end, text at 180 kB/s, random bytes, a message that never ends',
    },
    H3: {
      links: github('rwaldron/johnny-five#1206'),
      reported: 'a board with StandardFirmata',
    },
    H4: {
      links: github('MrYsLab/pymata4#18 arduino/arduino-ide#180 rwaldron/johnny-five#1644'),
      reported: 'two Arduinos: the Uno is silent, the Mega is the board',
    },
    H5: {
      links: github('gohai/p5.webserial#12 winder/Universal-G-Code-Sender#310'),
      reported: 'a clone with a CP2102 or a CH9102 was passed over for the emulated board, in silence',
    },
    H6: {
      links: github('Nullkraft/Keypad#7 RobTillaart/I2CKeyPad#22'),
      reported: 'three keys of a rectangle make a fourth; a key that is held repeats',
    },
    H7: {
      links: github('serialport/node-serialport#938 Mesh-America/supply-drop-bbs#167'),
      reported: 'a port that one may not open: advice named the group dialout, whatever the device has',
    },
    H8: {
      links: github('kervinck/gigatron-rom#180'),
      reported: 'a line on which 1 % of bytes is dropped, 1 % flipped and 1 % doubled',
    },
  },
  phones: {
    P1: {
      links: github('djust-org/djust#2932 stashapp/stash#6456'),
      reported: 'Back, or a page that was frozen and has lost its line, shows an old score',
    },
    P2: {
      links: github('hc-tcg/hc-tcg#11 henrysdev/midimatches#248'),
      reported: 'one seat in two tabs, which both claim 4 at once',
    },
    P3: {
      links: ['rfc-editor.org/rfc/rfc6585#section-6'],
      reported:
        'a captive portal answers for the host: a page, a redirection, nothing, 511, an "ok" of its own',
    },
    P4: {
      links: [],
      reported: 'a phone whose clock is 30 years slow',
    },
    P5: {
      links: github('sagemathinc/cocalc#1141'),
      reported: 'a browser that keeps nothing: the seat’s code was used up, and the seat lost on reload',
    },
    P6: {
      links: github('yysun/apprun#84 weinzii/vidaa-edge#3 PietSmietde/Bugs#335'),
      reported: 'a browser without the functions of 2020 shows a white page',
    },
  },
  desks: {
    L1: {
      links: github('woogles-io/liwords#855 ThatRickGuy/PGSwiss#77'),
      reported: 'a player who comes after round 1, an odd field, a player who leaves and returns',
    },
    L2: {
      links: github('woogles-io/liwords#1039'),
      reported: 'a player leaves in mid-game: nothing was said of the game that is void',
    },
    L3: {
      links: github('FIRST-Tech-Challenge/scorekeeper#430 Foorgol/QTournament#55 lidarts/lidarts#229'),
      reported: 'the wrong winner is found after both have signed, or after the next game has begun',
    },
    L4: {
      links: github(
        'FIRST-Tech-Challenge/scorekeeper#271 FirstLegoLeague/fllscoring#5 woogles-io/liwords#892',
      ),
      reported: 'the same result twice, and a result for a player of another game',
    },
    L5: {
      links: github('Foorgol/QTournament#55'),
      reported: 'the winner with the loser’s score first was taken as typed',
    },
    L6: {
      links: github(
        'dotCMS/core#36508 swisstopo/swissgeol-boreholes-suite#2811 nodejs/node#56542 nodejs/node#60888',
      ),
      reported:
        'a mark, semicolons, tabs, carriage returns, French heads, Windows-1252; a dry run that promises more',
    },
    L7: {
      links: github('gr8b/zabbix-module-sqlexplorer#18'),
      reported:
        'lists of Excel: sep=, empty rows, UTF-16, first and last names; names of all scripts, and twins',
    },
  },
} satisfies Readonly<Record<string, Readonly<Record<string, Report>>>>;

interface Report {
  readonly links: readonly string[];
  readonly reported: string;
}

/** Feeds what was reported, and says what came of it; and the right answer. */
interface Trial {
  readonly found: () => unknown;
  readonly right: unknown;
}

/** A test for each report: one without a trial does not compile. */
export function tried<Id extends string>(
  reports: Readonly<Record<Id, Report>>,
  trials: Readonly<Record<Id, Trial>>,
): void {
  for (const [id, { links, reported }] of Object.entries<Report>(reports))
    test(`${id}: ${reported} (${links.join(', ')})`, async () => {
      const { found, right } = trials[id as Id];
      expect(await found()).toEqual(right);
    });
}
