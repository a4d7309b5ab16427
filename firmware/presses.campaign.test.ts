// Presses by contacts that bounce, in their thousands: none is lost, and none doubled. The real images.
import { provePresses } from './testing/presses.ts';

provePresses('uno', 10_000, 8);
// The same code with the pins of the other processor.
provePresses('mega', 1_000, 8);
