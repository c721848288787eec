/**
 * Style for content that other people read from the guest's phone, in the sun and at night: black on white in every
 * colour scheme, for an element and its content. It sets the tokens directly, because the build resolves them at the
 * root of the page, and an inner scheme would not change them.
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
