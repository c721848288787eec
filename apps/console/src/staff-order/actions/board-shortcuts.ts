/** Keyboard shortcuts of the kitchen board, for the buttons and the legend. */
export const boardShortcuts = {
  main: 'Enter',
  grave: 'X',
  detail: 'D',
  extra: { 5: '5', 10: '0' },
} as const;
