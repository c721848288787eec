import type { ReviewForm } from '@chifan/contract/review/views';
import type { Language } from '@chifan/domain';
import { isReceived } from '@chifan/domain/ordering';
import { editableUntil, type ReviewAction, reviewActionOf, reviewableUntil } from '@chifan/domain/review';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { chineseOf, dishIllustration, localText } from '../../catalogue/index.ts';
import { receiptFacts } from '../../ordering/index.ts';
import { replyOf } from '../list-reviews.ts';
import { type TranslatedReview, translatedReviews } from '../translated-reviews.ts';
import { type ReviewedOrder, reviewedOrder } from './reviewed-order.store.ts';

export async function showReviewForm(
  { database, translation }: Pick<Platform, 'database' | 'translation'>,
  orderId: number,
  { caller, language, now }: Pick<MemberContext, 'caller' | 'language' | 'now'>,
): Promise<Answer<ReviewForm>> {
  const order = await reviewedOrder(database.read, orderId);
  if (!order || order.memberId !== caller.id) return refused('order_not_found');
  const { shopId, completedAt, review } = order;
  const hasFood = isReceived(receiptFacts(order), now);
  const written = review && { writtenAt: new Date(review.created_at), isHidden: review.state === 'hidden' };
  const action = reviewActionOf({ completedAt, isReceived: hasFood, review: written }, now);
  if (action === null || shopId === null)
    return refused(completedAt === null ? 'review_not_allowed' : 'review_too_late');
  const [translated] = review
    ? await translatedReviews(translation, [ownOf({ ...order, shopId }, review)], language)
    : [];
  return {
    ok: true,
    value: {
      orderId,
      shopId,
      shopName: localText(order.shopName ?? {}, language),
      shopNameZh: order.shopNameZh ?? '',
      action,
      until: untilOf(action, order)?.toISOString() ?? null,
      ...writtenOf(order, language, translated?.reply),
    },
  };
}

function untilOf(action: ReviewAction, { completedAt, review }: ReviewedOrder): Date | null {
  if (action === 'edit' && review) return editableUntil(new Date(review.created_at));
  return action === 'write' && completedAt ? reviewableUntil(completedAt) : null;
}

/** The guest's own review as input for the translation. Only the restaurant's reply needs a translation. */
const ownOf = (
  { dishes, shopId, memberId }: ReviewedOrder & { readonly shopId: number },
  { reply, language }: NonNullable<ReviewedOrder['review']>,
) => ({
  shopId,
  memberId,
  text: '',
  language,
  translations: {},
  reply,
  dishes,
});

const writtenOf = (
  { dishes, review }: ReviewedOrder,
  language: Language,
  translated: TranslatedReview['reply'] | undefined,
): Pick<ReviewForm, 'dishes' | 'review'> => ({
  dishes: dishes.map(({ dishId, name, plate, thumb }) => ({
    dishId,
    name: localText(name, language),
    nameZh: chineseOf(name),
    plate: dishIllustration({ plate, nameZh: chineseOf(name) }),
    thumb,
  })),
  review: review && {
    id: review.id,
    stars: review.stars,
    tags: review.tags,
    text: review.text,
    language: review.language,
    photos: review.photos,
    photosOnMenu: review.photos_on_menu,
    createdAt: new Date(review.created_at).toISOString(),
    reply: replyOf(
      {
        reply: review.reply,
        replyPhrases: review.reply_phrases,
        repliedAt: review.replied_at === null ? null : new Date(review.replied_at),
      },
      translated,
    ),
    hiddenFor: review.state === 'hidden' ? review.hidden_for : null,
  },
});
