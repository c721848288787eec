import { Card, Icon, toast } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { allowReviewPhotos, type ReviewForm } from '../../data/review.ts';
import { useLanguage } from '../../platform/language.ts';
import { PhotoStrip } from '../../platform/photos/photo-strip.tsx';
import { imageUrl } from '../../platform/site/image-url.ts';
import { formatTime } from '../../platform/time.ts';
import { ReplyView } from '../../terms/review/reply-view.tsx';
import { reportReasonLabels, tagLabels } from '../../terms/review/review-words.ts';
import { Stars } from '../../terms/review/stars.tsx';
import { PhotosOnMenu } from './photos-on-menu.tsx';

type WrittenReviewProps = { readonly orderId: number; readonly review: NonNullable<ReviewForm['review']> };

/** The guest’s own review, read-only. If the platform has hidden it, the reason is shown. */
export function WrittenReview({ orderId, review }: WrittenReviewProps) {
  const { t, i18n } = useLingui();
  const at = <bdi>{formatTime(review.createdAt, 'date', useLanguage())}</bdi>;
  const reason = review.hiddenFor && i18n._(reportReasonLabels[review.hiddenFor]);
  return (
    <Card className="grid grid-cols-1 gap-3">
      {reason !== null && (
        <p role="status" className="flex items-start gap-2 rounded-small bg-warn-tint p-3 text-note text-warn">
          <Icon name="warning" size={20} />
          <Trans>We don’t show this review to others. Reason: {reason}</Trans>
        </p>
      )}
      <p className="flex flex-wrap items-center justify-between gap-2">
        <Stars stars={review.stars} size={24} />
        <span className="text-small text-soft">
          <Trans>Written on {at}</Trans>
        </span>
      </p>
      {review.tags.length > 0 && (
        <p className="text-note text-soft">{review.tags.map((tag) => i18n._(tagLabels[tag])).join(' · ')}</p>
      )}
      {review.text !== '' && (
        <p lang={review.language} dir="auto" className="overflow-clip wrap-anywhere whitespace-pre-line">
          {review.text}
        </p>
      )}
      <PhotoStrip photos={review.photos.map((path) => imageUrl(path))} label={t`Your pictures`} size="small" />
      {review.photos.length > 0 && <PhotoConsent orderId={orderId} review={review} />}
      {review.reply && <ReplyView reply={review.reply} />}
    </Card>
  );
}

/**
 * The guest’s consent to photos on the menu. A change is saved at once, even if the review itself can no longer be
 * changed. For a hidden review, the guest can only withdraw the consent.
 */
function PhotoConsent({ orderId, review }: WrittenReviewProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const allow = useMutation({
    mutationFn: (isAllowed: boolean) => allowReviewPhotos(queries, { orderId, isAllowed }),
    onSuccess: (_, isAllowed) =>
      toast(
        isAllowed ? t`Thank you. The restaurant can now show your photos.` : t`Your photos are no longer on the menu.`,
        { kind: 'success' },
      ),
  });
  return (
    <PhotosOnMenu
      isAllowed={allow.isPending ? allow.variables : review.photosOnMenu}
      isDisabled={allow.isPending || (review.hiddenFor !== null && !review.photosOnMenu)}
      onChange={(isAllowed) => allow.mutate(isAllowed)}
    />
  );
}
