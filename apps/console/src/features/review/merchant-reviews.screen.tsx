import type { ReviewEvent } from '@chifan/domain/review';
import { t } from '@lingui/core/macro';
import { DialogActionButtons, type DialogActions } from '../../staff-order/actions/dialog-action-buttons.tsx';
import { ReplyDialog } from './reply-dialog.tsx';
import { ReviewCard } from './review-card.tsx';
import { ReviewViews } from './review-views.tsx';
import { merchantReviewsQuery, type StaffReview } from './reviews.query.ts';

export default function MerchantReviewsScreen() {
  return (
    <ReviewViews
      views={[
        { key: 'unanswered', label: t`待回复`, nothing: t`没有待回复的评价` },
        { key: 'all', label: t`全部`, nothing: t`还没有评价` },
      ]}
      query={merchantReviewsQuery}
      hint={t`客人吃完写了评价后会出现在这里。`}
      card={(review) => (
        <ReviewCard review={review}>
          <DialogActionButtons subject={review} allowed={review.allowedEvents} moves={movesOf(review)} />
        </ReviewCard>
      )}
    />
  );
}

const movesOf = ({ reply }: StaffReview): DialogActions<StaffReview, ReviewEvent> => [
  {
    event: 'reply',
    label: () => (reply === null ? t`回复` : t`修改回复`),
    variant: reply === null ? 'primary' : 'secondary',
    Ask: ReplyDialog,
  },
];
