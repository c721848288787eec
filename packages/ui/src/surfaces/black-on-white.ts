/**
 * The colours of what others read from the guest's phone, in the sun and at night: black on white in every scheme, for the
 * element that has it as its style and all within. The tokens themselves, because a scheme further in does not reach them:
 * the build resolves them at the page's root.
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
