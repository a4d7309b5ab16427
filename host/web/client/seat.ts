// Entry of the page /seat.
import { boot } from './boot.ts';
import { strings } from './language.ts';

await boot('seat');
document.querySelector('muggins-seat')?.replaceChildren(strings().seat.waiting);
