import type { Tx } from '../../../platform/database/database.ts';
import { type Answer, type Failure, refused } from '../../../platform/http/call-result.ts';
import type { SignedIn } from '../../../platform/http/caller.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { byCaller, withLockedRow } from '../../../platform/workflow/locked.ts';
import type { TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { hideGuestPhotos, maySeeShop, showGuestPhoto } from '../../catalogue/index.ts';
import { lockReview, type ReviewRecord } from '../review.store.ts';
import { transitionReview } from '../transition-review.ts';
import { isReviewedDish } from './reviewed-dish.store.ts';

type MenuPhoto = { readonly reviewId: number; readonly photo: string; readonly dishId: number | null };

/**
 * Shows a photo of a review on a dish of its order, or removes it from the dish (rule review-12). Merchants decide for
 * the shops that they work for, and the platform for all shops.
 */
export const usePhoto = (
  platform: Platform,
  { reviewId, photo, dishId }: MenuPhoto,
  { caller, now }: Context<SignedIn>,
): Promise<Answer<boolean>> => {
  const { role } = caller;
  if (role !== 'merchant' && role !== 'platform') return Promise.resolve(refused('review_not_found'));
  return withLockedRow(
    platform,
    {
      lock: (tx) => lockReview(tx, reviewId),
      isTheirs: ({ shop_id: shopId }, tx) => maySeeShop(tx, caller, shopId),
      missing: 'review_not_found',
      by: byCaller(role, { caller, now }),
    },
    async (transition: TransitionContext<'merchant' | 'platform'>, review) => {
      const problem = await problemWith(transition.tx, review, { photo, dishId });
      if (problem) return problem;
      const event = dishId === null ? 'drop_photo' : 'use_photo';
      const moved = await transitionReview(platform, transition, review, event);
      if (!moved.ok) return moved;
      if (dishId === null) await hideGuestPhotos(platform, transition, [photo]);
      else await showGuestPhoto(platform, transition, { dishId, shopId: review.shop_id, photo });
      return { ok: true, value: true };
    },
  );
};

async function problemWith(
  tx: Tx,
  { id, photos, photos_on_menu: isAllowed }: ReviewRecord,
  { photo, dishId }: Omit<MenuPhoto, 'reviewId'>,
): Promise<Failure | undefined> {
  if (!photos.includes(photo)) return refused('picture_unknown');
  if (dishId === null) return undefined;
  // The author withdrew the consent after the console had loaded the review.
  if (!isAllowed) return refused('changed_meanwhile');
  return (await isReviewedDish(tx, id, dishId)) ? undefined : refused('dish_not_found');
}
