// Entry of the page /games.
import { boot } from './boot.ts';
import { strings } from './language.ts';

await boot('games');
document.querySelector('muggins-games')?.replaceChildren(strings().table.waiting);
