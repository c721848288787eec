import { useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { clockTime } from '../../platform/time.ts';
import { DialogActionButtons } from '../../staff-order/actions/dialog-action-buttons.tsx';
import { PersonText } from '../../texts/person-text.tsx';
import { moderationActions } from './moderation-dialogs.tsx';
import { ReviewCard } from './review-card.tsx';
import { ReviewViews } from './review-views.tsx';
import { reportReasonLabels, reviewEventLabels } from './review-words.ts';
import { type ModeratedReview, platformReviewsQuery } from './reviews.query.ts';

export default function ModerationScreen() {
  return (
    <ReviewViews
      views={[
        { key: 'reported', label: t`被举报`, nothing: t`没有待处理的举报` },
        { key: 'hidden', label: t`已隐藏`, nothing: t`没有隐藏的评价` },
        { key: 'all', label: t`全部`, nothing: t`还没有评价` },
      ]}
      query={platformReviewsQuery}
      hint={t`客人举报评价后会出现在这里。`}
      card={(review) => (
        <ReviewCard review={review}>
          <Reports reports={review.reports} />
          <History history={review.history} />
          <DialogActionButtons subject={review} allowed={review.allowedEvents} moves={moderationActions} />
        </ReviewCard>
      )}
    />
  );
}

function Reports({ reports }: Pick<ModeratedReview, 'reports'>) {
  const now = useNow();
  if (reports.length === 0) return null;
  return (
    <div className="grid gap-1 rounded-small bg-warn-tint p-3 text-note">
      <p className="font-semibold">{t`举报 ${reports.length} 次`}</p>
      <ul className="grid gap-1">
        {reports.map(({ reason, note, createdAt, isSettled }) => (
          <li key={createdAt}>
            {reportReasonLabels[reason]()} · {clockTime(createdAt, now)}
            {isSettled && <> · {t`已处理`}</>}
            {note !== '' && <PersonText text={note} className="block text-soft" />}
          </li>
        ))}
      </ul>
    </div>
  );
}

function History({ history }: Pick<ModeratedReview, 'history'>) {
  const now = useNow();
  if (history.length === 0) return null;
  return (
    <ol className="grid gap-0.5 text-small text-faint">
      {history.map(({ event, at, by, reason }, index) => (
        <li key={`${at} ${index}`}>
          {[clockTime(at, now), reviewEventLabels[event](), by, reason && reportReasonLabels[reason]()]
            .filter(Boolean)
            .join(' · ')}
        </li>
      ))}
    </ol>
  );
}
