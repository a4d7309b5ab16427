// French: why a port, a disk or a line refused.
import { load } from '../catalog.ts';
import { troubles } from '../generated/troubles.ts';
import { sayMessage } from '../message.ts';
import type { Reason } from '../reason.ts';

const FRENCH = await load('fr', [troubles]);

/** A reason in French. */
export const reasonWords = (reason: Reason): string => sayMessage(FRENCH, 'reason', reason) ?? reason.code;
