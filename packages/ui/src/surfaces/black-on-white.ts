/**
 * Style for what others read from the guest's phone, in the sun and at night: black on white in every scheme, for an
 * element and all within. It sets the tokens themselves, because the build resolves them at the page's root and an
 * inner scheme would not reach them.
 */
export const blackOnWhite = {
  colorScheme: 'light',
  '--color-surface': '#fff',
  '--color-sunken': '#f2f2f2',
  '--color-ink': '#000',
  '--color-soft': '#000',
  '--color-line': '#767676',
  '--color-edge': '#000',
  '--color-link': '#000',
} as const;
