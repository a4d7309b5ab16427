// English: the pages of seats and of the table's set-up.

export const seat = {
  waiting: 'Waiting for the table.',
};

export const table = {
  waiting: 'Waiting for the table.',
};
