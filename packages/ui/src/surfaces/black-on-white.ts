/**
 * Style for content that staff read from the guest's phone, in the sun or at night: black on white in every colour
 * scheme. The style sets the colour variables directly, because they are computed at the root of the page, where an
 * inner `color-scheme` has no effect.
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
