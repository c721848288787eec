import type { Module, Platform } from '../../platform/module.ts';
import { reviewData } from './member-privacy.store.ts';
import { reviewHandlers } from './review.routes.ts';
import './review.events.ts';

export { recountRating } from './rating.store.ts';
export { anonymiseReviews } from './review.store.ts';

export const reviewModule = (platform: Platform): Module => ({
  handlers: reviewHandlers(platform),
  personal: reviewData,
});
