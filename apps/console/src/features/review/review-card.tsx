import { Badge, Card, Icon, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Photos } from '../../pictures/photos.tsx';
import { clockTime } from '../../platform/time.ts';
import { dishText, shopText } from '../../texts/dish-name.tsx';
import { ParticipantStatements } from '../../texts/participant-statements.tsx';
import { PersonText } from '../../texts/person-text.tsx';
import { MenuPhotos } from './menu-photos/menu-photos.tsx';
import { replyPhraseTexts, reportReasonLabels, reviewBadges, reviewTagLabels } from './review-words.ts';
import type { StaffReview } from './reviews.query.ts';

type ReviewCardProps = { readonly review: StaffReview; readonly children: ReactNode };

export function ReviewCard({ review, children }: ReviewCardProps) {
  const { text, language, translation, tags, photos, reply, hiddenFor } = review;
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Head review={review} />
      {tags.length > 0 && (
        <p className="text-note text-soft">{tags.map((tag) => reviewTagLabels[tag]()).join(' · ')}</p>
      )}
      {text !== '' && <PersonText text={text} lang={language} className="block overflow-clip whitespace-pre-line" />}
      <Dishes dishes={review.dishes} />
      <Photos photos={photos} label={t`客人的照片`} />
      <MenuPhotos review={review} />
      <ParticipantStatements
        rows={[
          [review.translatedBy === 'machine' ? t`译文（机器翻译）` : t`译文`, translation],
          [t`回复`, reply && [...reply.phrases.map((phrase) => replyPhraseTexts[phrase]()), reply.text].join('')],
          [t`隐藏原因（客人可见）`, hiddenFor && reportReasonLabels[hiddenFor]()],
        ]}
      />
      {children}
    </Card>
  );
}

function Head({ review }: { readonly review: StaffReview }) {
  const now = useNow();
  const { stars, orderNumber, guestName, createdAt, isDemo, state } = review;
  const badge = reviewBadges[state];
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="flex items-center gap-1 font-semibold text-warn">
          <span className="sr-only">{t`${stars} 星`}</span>
          {[1, 2, 3, 4, 5].map((each) => (
            <Icon key={each} name="star" size={20} isFilled={each <= stars} />
          ))}
        </h2>
        <span className="flex flex-wrap gap-2">
          {isDemo && <Badge tone="neutral">{t`演示虚构`}</Badge>}
          <Badge tone={badge.tone} icon={badge.icon}>
            {badge.label()}
          </Badge>
        </span>
      </div>
      <p className="text-note text-soft">
        {shopText(review)} · {guestName === null ? t`已注销的客人` : <PersonText text={guestName} />} ·{' '}
        <time dateTime={createdAt}>{clockTime(createdAt, now)}</time>
        {review.editedAt !== null && <> · {t`已修改`}</>}
      </p>
      {orderNumber !== null && (
        <p className="text-small text-faint">
          {t`订单`} <bdi className="figures select-all">{orderNumber}</bdi>
        </p>
      )}
    </div>
  );
}

const thumbWords = { up: () => t`赞`, down: () => t`踩` } as const;

function Dishes({ dishes }: Pick<StaffReview, 'dishes'>) {
  if (dishes.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1.5 text-small">
      {dishes.map(({ nameZh, name, thumb }, at) => (
        <li key={`${nameZh} ${at}`} className="rounded-full bg-sunken px-2 py-0.5">
          {dishText({ nameZh, name })}
          {thumb && <span className={thumb === 'up' ? 'text-good' : 'text-bad'}> {thumbWords[thumb]()}</span>}
        </li>
      ))}
    </ul>
  );
}
