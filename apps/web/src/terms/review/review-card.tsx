import { Card, classNames, Icon, Photo } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Review } from '../../data/review.ts';
import { languageNames, useLanguage } from '../../platform/language.ts';
import { PhotoStrip } from '../../platform/photos/photo-strip.tsx';
import { imageUrl } from '../../platform/site/image-url.ts';
import { formatTime } from '../../platform/time.ts';
import { TranslatedGuestText } from '../texts/translated-guest-text.tsx';
import { ReplyView } from './reply-view.tsx';
import { ReportReview } from './report-review.tsx';
import { tagLabels } from './review-words.ts';
import { Stars } from './stars.tsx';
import { Thumb } from './thumb.tsx';

export function ReviewCard({ review }: { readonly review: Review }) {
  const { t, i18n } = useLingui();
  const { photos, text, tags, reply, isDemo, isMine } = review;
  const guestName = review.guestName ?? t`A former guest`;
  return (
    <Card className="grid grid-cols-1 gap-2">
      <ReviewHead review={review} guestName={guestName} />
      {isDemo && (
        <p className="flex items-start gap-1.5 text-small text-soft">
          <Icon name="info" size={16} />
          <Trans>Sample review, not from a real guest.</Trans>
        </p>
      )}
      {tags.length > 0 && (
        <p className="text-note text-soft">{tags.map((tag) => i18n._(tagLabels[tag])).join(' · ')}</p>
      )}
      {text !== '' && (
        <TranslatedGuestText
          text={text}
          language={review.language}
          translation={review.translation}
          isMachines={review.translatedBy === 'machine'}
        />
      )}
      <PhotoStrip photos={photos.map((path) => imageUrl(path))} label={t`Pictures by ${guestName}`} size="small" />
      <EatenDishes dishes={review.dishes} />
      {reply && <ReplyView reply={reply} />}
      {!isDemo && !isMine && <ReportReview reviewId={review.id} />}
    </Card>
  );
}

type ReviewHeadProps = { readonly review: Review; readonly guestName: string };

function ReviewHead({ review, guestName }: ReviewHeadProps) {
  const { headImage, stars, createdAt, language } = review;
  const mine = useLanguage();
  return (
    <header className="flex items-center gap-3">
      {headImage === null ? (
        <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-brand-tint">
          <Icon name="person" />
        </span>
      ) : (
        <Photo src={imageUrl(headImage)} sizes="40px" className="size-10 rounded-full" />
      )}
      <div className="min-w-0 flex-1">
        <h3 className="truncate font-semibold">
          <bdi>{guestName}</bdi>
        </h3>
        <p className="flex flex-wrap gap-x-2 text-small text-soft">
          <time dateTime={createdAt}>{formatTime(createdAt, 'day', mine)}</time>
          {review.editedAt !== null && (
            <span>
              <Trans>edited</Trans>
            </span>
          )}
          {review.text !== '' && language !== mine && <bdi lang={language}>{languageNames[language]}</bdi>}
        </p>
      </div>
      <Stars stars={stars} />
    </header>
  );
}

function EatenDishes({ dishes }: { readonly dishes: Review['dishes'] }) {
  const { t } = useLingui();
  if (dishes.length === 0) return null;
  return (
    <ul aria-label={t`Dishes`} className="flex flex-wrap gap-1.5 text-small text-soft">
      {dishes.map(({ name, nameZh, thumb }) => (
        <li
          key={`${name.text} ${nameZh}`}
          className="flex max-w-full items-center gap-1 rounded-full bg-sunken px-2 py-0.5"
        >
          {thumb && (
            <span className={classNames('flex', thumb === 'up' ? 'text-good' : 'text-bad')}>
              <Thumb thumb={thumb} size={14} isFilled />
              <span className="sr-only">{thumb === 'up' ? t`Liked` : t`Not liked`}</span>
            </span>
          )}
          <bdi lang={name.language} className="truncate">
            {name.text}
          </bdi>
        </li>
      ))}
    </ul>
  );
}
