import { withPhrases } from '../platform/phrases/with-phrases.ts';

/** No first screen waits for them. */
export const bringLiveStrip = () =>
  withPhrases(import('../terms/orders/live-strip/live-strip.tsx'), 'shell-orders', 'shell-screens');
export const bringOrdersBadge = () =>
  withPhrases(import('../terms/orders/live-strip/orders-badge.tsx'), 'shell-screens');
