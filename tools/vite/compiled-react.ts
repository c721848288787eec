import react from '@vitejs/plugin-react';

/**
 * Leaves of the first screen: each draws a few elements, and no effect hangs on what they keep. The React Compiler would
 * let them remember what they drew, at 4.6 KB that the first screen waits for; what stands around them remembers it.
 */
const leaves = [
  'packages/ui/src/(icons|marks|money|states|food|actions)/',
  'packages/ui/src/(choices/chips|surfaces/toast|photos/(photo-or|drawn-plate))\\.',
  'apps/web/src/app/(title-bar|tab-bar)\\.',
  'apps/web/src/(features/home|terms/shops)/(?!shop-card\\.)',
];

/** React with its compiler; apps and their tests alike, because effects may depend on what is kept. */
export const compiledReact = () =>
  react({ compiler: true, exclude: [/\/node_modules\//, new RegExp(`/(${leaves.join('|')}).*tsx$`)] });
