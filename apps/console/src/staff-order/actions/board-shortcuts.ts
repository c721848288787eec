/** Keyboard shortcuts of the kitchen board, used by its buttons and by the help text. */
export const boardShortcuts = {
  main: 'Enter',
  grave: 'X',
  detail: 'D',
  extra: { 5: '5', 10: '0' },
} as const;
