import { type Calls, calls } from '@chifan/contract';
import { isReceived, isReceivedByCode } from '@chifan/domain/ordering';
import { reviewActionOf, tagsFor } from '@chifan/domain/review';
import { detectLanguage } from '@chifan/domain/translation';
import type { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { SignedIn } from '../../../platform/http/caller.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import { runIdempotently } from '../../../platform/http/idempotency.ts';
import type { Platform } from '../../../platform/module.ts';
import { byCaller } from '../../../platform/workflow/locked.ts';
import { hideGuestPhotos } from '../../catalogue/index.ts';
import { completeOrder, lockOrder, receiptFacts } from '../../ordering/index.ts';
import { lockUnusedPictures, uploaderOf } from '../../upload/index.ts';
import { updateRating } from '../rating.store.ts';
import {
  insertReview,
  lockReviewOfOrder,
  type ReviewRecord,
  rewriteReview,
  type WrittenReview,
} from '../review.store.ts';
import { publishReview, transitionReview } from '../transition-review.ts';
import { dishesOfOrder } from './reviewed-order.store.ts';

type SaveInput = z.output<Calls['saveReview']['input']>;

/**
 * Saves the review of an order. The order's lock ensures one review per order. The shop's rating changes in the same
 * transaction.
 */
export const saveReview = (
  platform: Platform,
  input: SaveInput,
  context: MemberContext,
): Promise<Answer<{ readonly orderId: number }>> =>
  runIdempotently(platform.database, context, calls.saveReview.path, input, async (tx, after) => {
    const { caller, now } = context;
    const order = await lockOrder(tx, input.orderId);
    if (!order || order.member_id !== caller.id) return refused('order_not_found');
    const standing = await lockReviewOfOrder(tx, order.id);
    const facts = receiptFacts(order);
    const hasFood = isReceived(facts, now);
    const action = reviewActionOf(
      { completedAt: order.completed_at, isReceived: hasFood, review: standing ? reviewed(standing) : null },
      now,
    );
    if (order.shop_id === null || (order.completed_at === null && !hasFood) || action === 'read')
      return refused('review_not_allowed');
    if (action === null) return refused('review_too_late');
    const review = await read(tx, input, context, standing);
    if (!review.ok) return review;
    const transition = { tx, after, ...byCaller('member', context) };
    if (isReceivedByCode(facts)) {
      // Rule ordering-114: the review of food that the guest has received also completes the order.
      const completed = await completeOrder(platform, transition, order, 'confirm');
      if (!completed.ok) return completed;
    }
    if (standing) {
      await rewriteReview(tx, standing.id, review.value, now);
      await hideGuestPhotos(platform, transition, noLongerAllowed(standing, review.value));
      const edited = await transitionReview(platform, transition, standing, 'edit');
      if (!edited.ok) return edited;
      await updateRating(tx, standing.shop_id, { before: standing, after: { ...standing, ...review.value } });
    } else {
      const whose = { shopId: order.shop_id, memberId: caller.id, orderId: order.id };
      const entry = { event: 'write', actor: 'member', actorId: caller.id, reason: null, at: now };
      const written = await insertReview(tx, whose, review.value, entry);
      await updateRating(tx, order.shop_id, { before: null, after: written });
      after(() => publishReview(platform, written));
    }
    return { ok: true, value: { orderId: order.id } };
  });

/**
 * Returns the photos that the guest removed from the review, or all photos if the guest no longer allows them on the
 * menu.
 */
const noLongerAllowed = (before: ReviewRecord, { photos, photosOnMenu }: WrittenReview): string[] =>
  before.photos.filter((photo) => !photosOnMenu || !photos.includes(photo));

const reviewed = ({ created_at: writtenAt, state }: ReviewRecord) => ({ writtenAt, isHidden: state === 'hidden' });

async function read(
  tx: Tx,
  { orderId, stars, tags, text, photos, photosOnMenu, dishes }: SaveInput,
  { caller, language }: MemberContext,
  standing: ReviewRecord | undefined,
): Promise<Answer<WrittenReview>> {
  if (tags.some((tag) => !tagsFor(stars).includes(tag))) return refused('bad_request');
  const thumbs = new Map<number, 'up' | 'down' | null>((await dishesOfOrder(tx, orderId)).map((id) => [id, null]));
  if (dishes.some(({ dishId }) => !thumbs.has(dishId))) return refused('dish_not_found');
  for (const { dishId, thumb } of dishes) thumbs.set(dishId, thumb);
  if (!(await arePhotosKnown(tx, photos, standing?.photos ?? [], caller))) return refused('picture_unknown');
  const written = { stars, tags: [...new Set(tags)], text, language: detectLanguage(text, language), photos, thumbs };
  return { ok: true, value: { ...written, photosOnMenu: photosOnMenu && photos.length > 0 } };
}

/**
 * Whether each photo is on the review already, or was uploaded by the guest for a review. Repeated photos count once.
 */
async function arePhotosKnown(
  tx: Tx,
  photos: readonly string[],
  standing: readonly string[],
  caller: SignedIn,
): Promise<boolean> {
  if (new Set(photos).size < photos.length) return false;
  const fresh = photos.filter((path) => !standing.includes(path));
  const held = await lockUnusedPictures(tx, { purpose: 'review', paths: fresh, uploadedBy: uploaderOf(caller) });
  return held.size === fresh.length;
}
