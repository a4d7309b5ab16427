// Many random games and random keys: whatever they lead to is asked for in words that fit.
import { proveRows, proveShapes } from './testing/prompting.ts';

proveShapes(150);
proveRows(60);
