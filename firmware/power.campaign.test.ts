// Power that is cut in each byte of a record of 32.
import { proveCuts } from './testing/powercut.ts';

proveCuts(Array.from({ length: 33 }, (_, at) => at + 1));
