// English: what a phone sends, on its way and once the table has it, by the type of the command.
import type { SentWords } from '../../pages/sent.ts';

export const sent: SentWords = {
  cut: { what: 'who deals', done: 'The cut is yours.' },
  next: {
    dealt: { what: 'cards dealt', done: 'The cards are dealt.' },
    sold: { what: 'no more bids', done: 'Nobody bids more.' },
    noJack: { what: 'no jack', done: 'No jack was turned: the play begins.' },
    noJackCount: { what: 'no jack', done: 'No jack was turned: the hands are counted.' },
    noHeels: { what: 'no jack or two', done: 'Nothing scores: cards may be exchanged.' },
    exchanged: { what: 'the end of the exchange', done: 'The exchange is over: the play begins.' },
    playOverDeal: { what: 'the end of the play', done: 'The play is over: the next player deals.' },
    playOver: { what: 'the end of the play', done: 'The play is over: the hands are counted.' },
    nothing: { what: 'nothing to count', done: 'You count nothing here.' },
    other: { what: 'the next step', done: 'The game goes on.' },
  },
  peg: {
    points: {
      what: (points) => (points === 0 ? 'no points' : points === 1 ? '1 point' : `${points} points`),
      done: (points) => (points === 0 ? 'You claimed nothing.' : `You claimed ${points}.`),
    },
    heels: {
      what: (points) => `${points} for his heels`,
      done: (points) => `You pegged ${points} for his heels.`,
    },
    bid: { what: (points) => `a bid of ${points}`, done: (points) => `You bid ${points} for the crib.` },
    go: {
      what: (points) => `${points} for the go`,
      done: (points) => `You pegged ${points} for the go.`,
    },
  },
  starter: { what: (card) => `starter ${card}`, done: (card) => `The starter is ${card}.` },
  cards: {
    hand: {
      what: (cards) => `the hand ${cards}`,
      done: (cards) => `Your hand was entered: ${cards}.`,
    },
    crib: {
      what: (cards) => `the crib ${cards}`,
      done: (cards) => `Your crib was entered: ${cards}.`,
    },
  },
  hold: { what: 'your hand', done: 'The board knows your hand.' },
  lay: { what: (card) => `card ${card}`, done: (card) => `You laid ${card}.` },
  go: { what: 'go', done: 'You said go.' },
  unseen: { what: 'play without cards', done: 'The play goes on without cards.' },
  dispute: { what: 'the dispute', done: 'The count is disputed: its cards decide.' },
  muggins: {
    what: (points) => `muggins for ${points}`,
    done: (points) => `You called muggins for ${points}.`,
  },
  offence: { what: 'an offence', done: (name, did) => `It is ruled on: ${name} ${did}.` },
  concede: { what: 'giving up', done: 'You gave the game up.' },
  undo: { what: 'the undo', done: 'The last move was taken back.' },
  again: { what: 'the next game', done: 'Another game begins.' },
};
