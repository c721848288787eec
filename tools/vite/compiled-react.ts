import react from '@vitejs/plugin-react';

/**
 * Small leaves of the first screen without effects. The React Compiler would add 4.6 KB of memoization to it; the
 * components around them are memoized instead.
 */
const leaves = [
  'packages/ui/src/(icons|marks|money|states|food|actions)/',
  'packages/ui/src/(choices/chips|surfaces/toast|photos/(photo-or|drawn-plate))\\.',
  'apps/web/src/app/(title-bar|tab-bar)\\.',
  'apps/web/src/(features/home|terms/shops)/(?!shop-card\\.)',
];

/** For apps and tests alike, because effects may depend on memoization. */
export const compiledReact = () =>
  react({ compiler: true, exclude: [/\/node_modules\//, new RegExp(`/(${leaves.join('|')}).*tsx$`)] });
