import type { Module, Platform } from '../../platform/module.ts';
import { reviewHandlers } from './review.routes.ts';

export { keepRating } from './review.store.ts';

/** What guests say of shops; so far, reading it. */
export const reviewModule = (platform: Platform): Module => ({ handlers: reviewHandlers(platform) });
