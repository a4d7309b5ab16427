// Power that is cut in each byte of a record of 32.
import './power.test.ts';
