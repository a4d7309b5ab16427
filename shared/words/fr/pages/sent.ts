// French: what a phone sends, on its way and once the table has it, by the type of the command.
import type { SentWords } from '../../pages/sent.ts';

export const sent: SentWords = {
  cut: { what: 'qui donne', done: 'Vous gagnez la coupe.' },
  next: {
    dealt: { what: 'cartes données', done: 'Les cartes sont données.' },
    sold: { what: 'plus de mise', done: 'Personne ne mise plus.' },
    noJack: { what: 'pas de valet', done: 'Pas de valet : le jeu commence.' },
    noJackCount: { what: 'pas de valet', done: 'Pas de valet : on compte les mains.' },
    noHeels: { what: 'ni valet ni deux', done: 'Rien ne compte : on peut échanger une carte.' },
    exchanged: { what: 'la fin de l’échange', done: 'L’échange est fini : le jeu commence.' },
    playOverDeal: { what: 'la fin du jeu', done: 'Le jeu est fini : la donne passe.' },
    playOver: { what: 'la fin du jeu', done: 'Le jeu est fini : on compte les mains.' },
    nothing: { what: 'rien à compter', done: 'Vous ne comptez rien ici.' },
    other: { what: 'la suite', done: 'La partie continue.' },
  },
  peg: {
    points: {
      what: (points) => (points === 0 ? 'zéro point' : points === 1 ? '1 point' : `${points} points`),
      done: (points) => (points === 0 ? 'Vous annoncez zéro.' : `Vous avez annoncé ${points}.`),
    },
    heels: {
      what: (points) => `${points} pour le valet retourné`,
      done: (points) => `Vous marquez ${points} pour le valet retourné.`,
    },
    bid: {
      what: (points) => `une mise de ${points}`,
      done: (points) => `Vous misez ${points} pour le crib.`,
    },
    go: {
      what: (points) => `${points} pour le go`,
      done: (points) => `Vous marquez ${points} pour le go.`,
    },
  },
  starter: { what: (card) => `carte de départ ${card}`, done: (card) => `La carte de départ est ${card}.` },
  cards: {
    hand: { what: (cards) => `la main ${cards}`, done: (cards) => `Votre main est entrée : ${cards}.` },
    crib: { what: (cards) => `le crib ${cards}`, done: (cards) => `Votre crib est entré : ${cards}.` },
  },
  hold: { what: 'votre main', done: 'La planche connaît votre main.' },
  lay: { what: (card) => `carte ${card}`, done: (card) => `Vous avez posé ${card}.` },
  go: { what: 'go', done: 'Vous avez dit go.' },
  unseen: { what: 'le jeu sans cartes', done: 'Le jeu continue sans cartes.' },
  dispute: { what: 'la contestation', done: 'Le compte est contesté : ses cartes décident.' },
  muggins: {
    what: (points) => `muggins pour ${points}`,
    done: (points) => `Vous avez crié muggins pour ${points}.`,
  },
  offence: { what: 'une faute', done: (name, did) => `C’est jugé : ${name} ${did}.` },
  concede: { what: 'l’abandon', done: 'Vous avez abandonné la partie.' },
  undo: { what: 'l’annulation', done: 'Le dernier coup est repris.' },
  again: { what: 'la partie suivante', done: 'Une autre partie commence.' },
};
