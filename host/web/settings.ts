// What a table is set to besides its rules: the board's brightness and sound, speech, undo, pause.
import * as z from 'zod';
import { DEFAULT_BRIGHTNESS } from '../../hardware/board.ts';

/** Who may take a move back from a phone. 'own': its maker, or with the other side's consent; 'agreed': always with it. */
export const UNDO_RULES = ['own', 'agreed'] as const;

const onOff = z.boolean({ error: 'true or false' });
const BRIGHTNESS = 'a whole number from 1 to 127';

/** Every setting, each of which may be given alone. */
export const settingsSchema = z.strictObject(
  {
    /** Of a front peg, 1 to 127. */
    brightness: z.int({ error: BRIGHTNESS }).min(1, { error: BRIGHTNESS }).max(127, { error: BRIGHTNESS }),
    /** Whether the board plays its tones. */
    sound: onOff,
    /** Whether scoreboards speak unless told otherwise there. */
    speech: onOff,
    undo: z.enum(UNDO_RULES, { error: `one of ${UNDO_RULES.join(', ')}` }),
    paused: onOff,
  },
  { error: 'an object' },
);
export type Settings = z.output<typeof settingsSchema>;

/** What holds unless somebody chose. */
export const DEFAULT_SETTINGS: Settings = {
  brightness: DEFAULT_BRIGHTNESS,
  sound: true,
  speech: false,
  undo: 'own',
  paused: false,
};
