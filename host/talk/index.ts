// A table that talks to other programs.
export { Publisher, type TalkTable } from './publisher.ts';
