import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/module.ts';
import { listReviews } from './list-reviews.ts';
import { allowPhotos } from './menu-photos/allow-photos.ts';
import { usePhoto } from './menu-photos/use-photo.ts';
import { moderateReview } from './moderating/moderate-review.ts';
import { reportReview } from './moderating/report-review.ts';
import { replyToReview } from './replying/reply-to-review.ts';
import {
  listMerchantReviews,
  listPlatformReviews,
  showMerchantReview,
  showModeratedReview,
} from './show-staff-reviews.ts';
import { saveReview } from './writing/save-review.ts';
import { showReviewForm } from './writing/show-form.ts';

export function reviewHandlers(platform: Platform) {
  return {
    shopReviews: (input, context) => listReviews(platform, input, context),
    reviewForm: ({ orderId }, context) => showReviewForm(platform, orderId, context),
    saveReview: async (input, context) => {
      const saved = await saveReview(platform, input, context);
      return saved.ok ? showReviewForm(platform, saved.value.orderId, context) : saved;
    },
    allowReviewPhotos: async (input, context) => {
      const allowed = await allowPhotos(platform, input, context);
      return allowed.ok ? showReviewForm(platform, input.orderId, context) : allowed;
    },
    useReviewPhoto: (input, context) => usePhoto(platform, input, context),
    reportReview: (input, context) => reportReview(platform, input, context),
    merchantReviews: (input, { caller, language }) => listMerchantReviews(platform, caller.id, input, language),
    replyToReview: async (input, context) => {
      const replied = await replyToReview(platform, input, context);
      return replied.ok ? showMerchantReview(platform, replied.value.id, context.language) : replied;
    },
    platformReviews: (input, { language }) => listPlatformReviews(platform, input, language),
    moderateReview: async (input, context) => {
      const moderated = await moderateReview(platform, input, context);
      return moderated.ok ? showModeratedReview(platform, moderated.value.id, context.language) : moderated;
    },
  } satisfies Partial<Handlers>;
}
