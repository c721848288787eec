/**
 * Keyboard shortcuts of the kitchen board, used by its buttons and by the help text. Digits are free, because in kitchen
 * mode they select tickets.
 */
export const boardShortcuts = {
  main: 'Enter',
  grave: 'X',
  detail: 'D',
  extra: { 5: 'F', 10: 'T' },
} as const;
