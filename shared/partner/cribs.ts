// What cards thrown to the crib are worth on average, where the others throw as `sensible-1` says. Derived from the study, not written:
// `tsx shared/partner/testing/cribs.ts` prints it.

import type { CribRole } from '../rules/study/index.ts';

/** Average cribs by the cards thrown. */
export interface CribTable {
  /** Two cards: a line for each rank from the ace, from its pair up, in points. */
  readonly two: readonly (readonly number[])[];
  /** One card, by rank. */
  readonly one: readonly number[];
}

const points = (line: string): readonly number[] =>
  line
    .trim()
    .split(/\s+/)
    .map((figure) => Number(figure) / 100);

/** In hundredths of a point. */
const table = (two: string, one: string): CribTable => ({
  two: two.trim().split('\n').map(points),
  one: points(one),
});

/** For the dealer's side, and for the others. Two cards as thrown in six-card, one as with four players. */
export const CRIBS: Readonly<Record<CribRole, CribTable>> = {
  dealer: table(
    `
    513 400 422 530 541 369 362 365 329 330 358 329 330
    545 672 429 538 372 371 351 355 340 368 339 340
    564 461 589 357 356 375 354 347 375 347 347
    549 633 369 361 376 361 349 376 348 348
    860 646 593 541 537 650 681 649 646
    553 466 445 493 303 331 302 302
    569 631 385 304 338 310 310
    521 453 370 335 312 312
    492 406 385 293 297
    458 436 324 273
    519 462 385
    451 330
    444
    `,
    '399 417 427 420 633 401 407 411 391 374 424 386 383',
  ),
  pone: table(
    `
    591 482 489 562 595 474 469 470 455 434 458 425 416
    615 702 513 605 486 485 483 463 449 473 440 431
    647 578 661 466 490 483 460 453 477 444 435
    638 706 522 464 479 461 439 463 430 421
    899 731 678 615 600 717 738 706 697
    674 610 548 597 420 444 412 403
    672 730 496 422 454 421 412
    624 546 479 447 420 411
    604 525 481 400 397
    582 528 438 375
    624 517 458
    558 425
    541
    `,
    '413 440 448 438 638 449 468 463 421 397 432 400 394',
  ),
};

/** The average crib with these ranks thrown, from 0 for an ace; nothing thrown is an average crib. */
export function cribAverage({ two, one }: CribTable, ranks: readonly number[]): number {
  const [a, b] = ranks.toSorted((x, y) => x - y);
  if (a === undefined) return AVERAGE_CRIB;
  return (b === undefined ? one[a] : two[a]?.[b - a]) ?? AVERAGE_CRIB;
}

/** What a crib counts on average. */
const AVERAGE_CRIB = 4.65;
