// French of the queue.
import type { QueueWords } from './english.ts';

export const french: QueueWords = {
  pages: { queue: 'File', clerk: 'Vendeur' },
  common: {
    navigation: 'Pages',
    skip: 'Aller au contenu',
    settings: 'Réglages',
    language: 'Langue',
    theme: 'Couleurs',
    themes: { auto: 'Comme le système', light: 'Clair', dark: 'Sombre' },
    page: { connecting: 'Connexion', open: 'En direct', lost: 'Connexion perdue' },
  },
  waiting: 'En attente du magasin',
  ring: 'Sonner',
  now: (number) => `On sert le numéro ${number}`,
  left: (waiting) => `Encore en attente : ${waiting}`,
};
