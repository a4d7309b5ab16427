// How a game begins, in words: its rules, who plays, where the pegs stand, who deals.
import type { CommandOf } from '../game/command.ts';
import { parseRules } from '../house/check.ts';
import { differences, parseSetting } from '../house/format.ts';
import { findPreset } from '../house/presets.ts';
import { findSetting } from '../house/settings.ts';
import type { Pegs } from '../terms/pegs.ts';
import { START } from '../terms/pegs.ts';
import type { NotationPart, Refusal } from '../terms/refusal.ts';
import { ok, type Result, refuse } from '../terms/result.ts';
import { type RuleSet, SIX_CARD, sideCount } from '../terms/ruleset.ts';
import { seatOf, seatText } from './move.ts';
import { quoted, unexpected, unquoted, type Word } from './word.ts';

/** How a game begins. Without players they are P1, P2, ...; without a dealer there is a cut. */
export type Setup = Pick<CommandOf<'newGame'>, 'rules' | 'dealer' | 'at' | 'alone'> & {
  readonly players?: readonly string[] | undefined;
};

/** Words that are no setting, with the form of their value. */
const FORMS: Readonly<Record<Exclude<NotationPart, 'rules' | 'setting' | 'move'>, RegExp>> = {
  players: /./,
  pegs: /^\d{1,3}(\/\d{1,3})?(-\d{1,3}(\/\d{1,3})?)*$/,
  deal: /^[1-9]\d{0,3}$/,
  dealer: /^([Pp][1-9]|unknown)$/,
};

const isForm = (name: string): name is keyof typeof FORMS => Object.hasOwn(FORMS, name);

/** A refusal by the rules of what a word says. */
export const refusedAt = <T = never>({ text, line, column }: Word, refusal: Refusal): Result<T> =>
  refuse({ code: 'badMove', line, column, text, refusal });

/** The setup at the head of a text, and the words of the moves after it. */
export function parseSetup(words: readonly Word[]): Result<{ setup: Setup; moves: readonly Word[] }> {
  const [first = { text: '', line: 1, column: 1 }, ...rest] = words;
  const preset = findPreset(first.text);
  if (!preset.ok) return unexpected(first, 'rules');
  const said: Partial<Record<keyof typeof FORMS, string>> = {};
  const settings: Record<string, string> = {};
  let at = 0;
  for (const word of rest) {
    const [, name = '', value = ''] = /^([\w.]+)=(.*)$/.exec(word.text) ?? [];
    const setting = findSetting(name);
    if (Object.hasOwn(said, name) || Object.hasOwn(settings, name)) return unexpected(word, 'move');
    if (isForm(name) && FORMS[name].test(value)) {
      if (name === 'players' && unquoted(value) === undefined) return unexpected(word, 'players');
      said[name] = value;
    } else if (setting !== undefined) {
      settings[name] = unquoted(value)?.join() ?? value;
      const read = parseSetting(setting, settings[name]);
      if (!read.ok) return refusedAt(word, read.refusal);
    } else if (isForm(name)) return unexpected(word, name);
    else break;
    at += 1;
  }
  // Settings are checked together: some go only with others.
  const house = parseRules(preset.value, settings);
  if (!house.ok) return refusedAt(first, house.refusal);
  const rules = house.value;
  const { players, pegs, deal, dealer } = said;
  const setup: Setup = {
    rules,
    players: players === undefined ? undefined : unquoted(players),
    ...(dealer !== undefined && (dealer === 'unknown' ? { alone: [] } : { dealer: seatOf(dealer) })),
    ...((pegs ?? deal) !== undefined && { at: { pegs: pegsOf(pegs, rules), deal: Number(deal ?? 1) } }),
  };
  return ok({ setup, moves: rest.slice(at) });
}

/** `100/96-110/105`: front and rear pegs by side; a rear peg at the start is left out. */
const pegsOf = (text: string | undefined, rules: RuleSet): readonly Pegs[] =>
  text === undefined
    ? Array.from({ length: sideCount(rules) }, () => START)
    : text.split('-').map((side) => {
        const [front = 0, rear = 0] = side.split('/').map(Number);
        return { front, rear };
      });

const pegsText = ({ front, rear }: Pegs): string => (rear === 0 ? `${front}` : `${front}/${rear}`);

/** The rules as words: the game by its name, and the settings in which they differ from it. */
function rulesWords(rules: RuleSet): readonly string[] {
  const named = findPreset(rules.name);
  const base = named.ok ? named.value : SIX_CARD;
  const changes = Object.entries(differences(base, rules));
  return [base.name, ...changes.map(([name, value]) => `${name}=${name === 'name' ? quoted(value) : value}`)];
}

/** A setup as words: the rules, then who plays, then where the game stands. */
export function setupLines({ rules, players, dealer, at }: Setup): readonly string[] {
  // By some rules the dealer is known unless the board began the game alone.
  const known = dealer === undefined && rules.firstDealer === 'firstSeat' ? 'unknown' : undefined;
  const deals = dealer === undefined ? known : seatText(dealer);
  const stands = [
    ...(at === undefined ? [] : [`pegs=${at.pegs.map(pegsText).join('-')}`]),
    ...(at === undefined || at.deal === 1 ? [] : [`deal=${at.deal}`]),
    ...(deals === undefined ? [] : [`dealer=${deals}`]),
  ];
  return [
    rulesWords(rules).join(' '),
    players === undefined ? '' : `players=${players.map(quoted).join()}`,
    stands.join(' '),
  ].filter((line) => line !== '');
}
