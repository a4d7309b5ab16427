// Entry of the page /secretary: the desk of a season of teams.
import { WORDS } from '../../../shared/words/generated/pages/league/secretary.ts';
import { boot, start } from '../kit/boot.ts';
import { Desk } from './desk.ts';

await boot('teams-pages-secretary', WORDS);
start('muggins-secretary', Desk, (desk) => void desk.load());
