// English: why a port, a disk or a line refused.
import { english } from '../catalog.ts';
import { troubles } from '../generated/troubles.ts';
import { sayMessage } from '../message.ts';
import type { Reason } from '../reason.ts';

const ENGLISH = english([troubles]);

/** A reason in English. */
export const reasonWords = (reason: Reason): string => sayMessage(ENGLISH, 'reason', reason) ?? reason.code;
