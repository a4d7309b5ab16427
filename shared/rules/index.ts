// The front door of the rules library: what most programs need. The rest is behind the doors of the six folders.

export {
  type Card,
  type CardOrRank,
  cardsOf,
  DECK,
  parseCard,
  parseCards,
  type Rank,
  rankOf,
  type Suit,
  suitOf,
} from './cards/cards.ts';
export { possibleCounts } from './cards/counts.ts';
export { makeFastScorer } from './cards/fast.ts';
export { scoreShow } from './cards/hand.ts';
export { type PlayedCard, parsePlay, scorePlay } from './cards/play.ts';
export { type PlayItem, type ShowItem, total } from './cards/score.ts';
export { type Score, score } from './cards/typed.ts';
export type { Command } from './game/command.ts';
export type { Event } from './game/event.ts';
export { Game, type GameOptions } from './game/game.ts';
export { type LegalOptions, legalCommands } from './game/legal.ts';
export { type Match, matchOf } from './game/match.ts';
export { type Prompt, promptOf } from './game/prompt.ts';
export type { GameResult, State } from './game/state.ts';
export { type Action, act, EMPTY, record, replay, type Timeline } from './game/timeline.ts';
export { offencesNow } from './game/umpire.ts';
export { applySettings, checkRules, parseRules } from './house/check.ts';
export { findPreset, PRESETS, type PresetName, presetOf } from './house/presets.ts';
export { SETTINGS, type Setting, type SettingName, type Settings } from './house/settings.ts';
export { formatGame, formatPosition, type NotationOptions, parseGame } from './notation/game.ts';
export type { Ruling, RulingCode } from './rulings/ruling.ts';
export type { Pegs } from './terms/pegs.ts';
export type { Phase } from './terms/phase.ts';
export type { Refusal, RefusalCode } from './terms/refusal.ts';
export type { Result } from './terms/result.ts';
export { type RuleSet, SIX_CARD } from './terms/ruleset.ts';
export type { Hand, Seat } from './terms/seats.ts';
