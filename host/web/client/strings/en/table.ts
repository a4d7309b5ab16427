// English: the page of the table's set-up.

export const table = {
  waiting: 'Waiting for the table.',
};
