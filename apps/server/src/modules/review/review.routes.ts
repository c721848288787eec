import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/module.ts';
import { listReviews } from './list-reviews.ts';

export const reviewHandlers = (platform: Platform) =>
  ({
    shopReviews: (input, context) => listReviews(platform, input, context),
  }) satisfies Partial<Handlers>;
