/** Keys of the kitchen's board: a card's buttons bear them, and its legend tells them. */
export const boardShortcuts = {
  main: 'Enter',
  grave: 'X',
  detail: 'D',
  extra: { 5: '5', 10: '0' },
} as const;
