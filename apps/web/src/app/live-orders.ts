import { withPhrases } from '../platform/phrases/with-phrases.ts';

/** No first screen waits for it. */
export const bringLiveStrip = () =>
  withPhrases(import('../terms/orders/live-strip/live-strip.tsx'), 'shell-orders', 'shell-screens');
