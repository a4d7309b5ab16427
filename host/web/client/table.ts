// Entry of the page /table.
import { boot } from './boot.ts';
import { strings } from './language.ts';

await boot('table');
document.querySelector('muggins-table')?.replaceChildren(strings().table.waiting);
