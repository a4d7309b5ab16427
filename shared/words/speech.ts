// Counts as players say them aloud, by themselves: a program that only counts loads nothing else of a language.
export { speakCount } from './en/speech.ts';
