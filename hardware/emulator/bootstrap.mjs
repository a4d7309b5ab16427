/**
 * Runs worker.ts from source. On Node 20 tsx does not reach into worker threads by itself, so this one registers
 * it. Not part of the built package, whose worker is JavaScript.
 */
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
