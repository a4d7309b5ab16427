// House rules as data: presets, settings by name, the check that a rule set can be played.
export * from './check.ts';
export * from './format.ts';
export * from './presets.ts';
export * from './settings.ts';
