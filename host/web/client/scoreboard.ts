// Entry of the page /scoreboard.
import { boot } from './boot.ts';
import { strings } from './language.ts';

await boot('scoreboard');
document.querySelector('muggins-scoreboard')?.replaceChildren(strings().table.waiting);
