// What a line of a scenario can ask for or expect, as data.

import type { BoardKind, KeyId, LaneCount } from '../../../shared/protocol/index.ts';
import type { Card } from '../../../shared/rules/index.ts';
import type { ReaderPlace } from '../../lines/index.ts';

/** Text to be found on the display: as it stands, or as a regular expression. */
export interface Pattern {
  readonly regular: boolean;
  readonly text: string;
}

/** A field of an event, by its path with dots, and the value it must have. */
export interface FieldMatch {
  readonly key: string;
  readonly value: string;
}

/** Keys that go down together. */
export type Chord = readonly KeyId[];

/** What can be written into the board's flash: its firmware, half of it, nothing, or another program. */
export const IMAGES = ['muggins', 'half', 'erased', 'other'] as const;
export type ImageName = (typeof IMAGES)[number];

/** What a line does. Lanes and seats count from 0, times are milliseconds, holes 0..121. */
export type ScenarioAction =
  | { readonly type: 'board'; readonly lanes: LaneCount; readonly kind?: BoardKind }
  | {
      readonly type: 'game';
      readonly preset: string;
      readonly players: readonly string[];
      readonly settings: readonly FieldMatch[];
    }
  | { readonly type: 'press'; readonly chords: readonly Chord[] }
  | { readonly type: 'hold'; readonly chord: Chord; readonly milliseconds: number }
  | { readonly type: 'starter'; readonly card: Card }
  | { readonly type: 'cards'; readonly cards: readonly Card[] }
  | { readonly type: 'wait'; readonly milliseconds: number }
  | { readonly type: 'settle' }
  | { readonly type: 'flash'; readonly image: ImageName }
  | { readonly type: 'unplug' | 'plug' | 'powerOff' | 'powerOn' | 'killHost' | 'stopHost' | 'startHost' }
  | { readonly type: 'fault'; readonly settings: readonly FieldMatch[] }
  | { readonly type: 'faultOff' }
  /** A card reader that the host is started with. */
  | { readonly type: 'reader'; readonly reader: ReaderPlace }
  | { readonly type: 'read'; readonly reader: ReaderPlace; readonly lines: readonly string[] }
  | { readonly type: 'unplugReader' | 'plugReader'; readonly reader: ReaderPlace }
  /** A text sign that the host is started with. */
  | { readonly type: 'sign' | 'unplugSign' | 'plugSign' }
  | { readonly type: 'signSends'; readonly bytes: readonly number[] }
  /** Ends the host as soon as the journal holds such an event. */
  | { readonly type: 'killHostAt'; readonly name: string; readonly settings: readonly FieldMatch[] }
  | { readonly type: 'bytes'; readonly to: 'board' | 'host'; readonly bytes: readonly number[] };

/** What a line expects to become true. */
export type ScenarioExpectation =
  | { readonly type: 'pegs'; readonly lane: number; readonly front: number; readonly rear: number }
  | { readonly type: 'text'; readonly pattern: Pattern }
  | {
      readonly type: 'display';
      readonly name: string;
      readonly settings: readonly FieldMatch[];
      readonly wanted: boolean;
    }
  | { readonly type: 'noText'; readonly pattern: Pattern }
  | { readonly type: 'event'; readonly name: string; readonly settings: readonly FieldMatch[] }
  | { readonly type: 'noEvent'; readonly name: string; readonly settings: readonly FieldMatch[] }
  | { readonly type: 'tone'; readonly hertz: number | undefined }
  | { readonly type: 'dealer' | 'turn'; readonly lane: number | undefined }
  | { readonly type: 'dark' }
  | { readonly type: 'connected'; readonly wanted: boolean }
  | { readonly type: 'readerConnected'; readonly reader: ReaderPlace; readonly wanted: boolean }
  | { readonly type: 'signShows'; readonly pattern: Pattern }
  | { readonly type: 'signConnected'; readonly wanted: boolean }
  | { readonly type: 'effect' }
  | { readonly type: 'trouble'; readonly pattern: Pattern }
  | { readonly type: 'refusedHost'; readonly pattern: Pattern };

export type ScenarioStep = ScenarioAction | ScenarioExpectation;

/** A step and where it stands. `within` is the time in milliseconds that an expectation may take. */
export interface ScenarioLine {
  readonly number: number;
  readonly text: string;
  readonly step: ScenarioStep;
  readonly within: number | undefined;
}

/** A whole scenario. `title` is its first comment line. */
export interface Scenario {
  readonly file: string;
  readonly title: string;
  readonly lines: readonly ScenarioLine[];
}
