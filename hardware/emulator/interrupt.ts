// The description of an interrupt source that avr8js takes; it does not export the name.
import type { CPU } from 'avr8js';

export type Interrupt = Parameters<CPU['setInterruptFlag']>[0];
