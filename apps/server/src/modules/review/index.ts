import type { Module, Platform } from '../../platform/module.ts';
import { reviewHandlers } from './review.routes.ts';

export { keepRating } from './review.store.ts';

export const reviewModule = (platform: Platform): Module => ({ handlers: reviewHandlers(platform) });
