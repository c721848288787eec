import { withPhrases } from '../platform/phrases/with-phrases.ts';

/** Loads the bar with active orders, after the first screen. */
export const preloadLiveStrip = () =>
  withPhrases(import('../terms/ordering/live-strip/live-strip.tsx'), 'shell-orders', 'shell-screens');
