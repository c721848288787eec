import { Card, Icon } from '@chifan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Review } from '../../../data/review.ts';
import { languageNames, useLanguage } from '../../../platform/language.ts';
import { PhotoStrip } from '../../../platform/photos/photo-strip.tsx';
import { imageUrl } from '../../../platform/site/image-url.ts';
import { formatTime } from '../../../platform/time.ts';

export function ReviewCard({ review }: { readonly review: Review }) {
  const { t } = useLingui();
  const { guestName, photos, text, language, reply } = review;
  return (
    <Card className="grid grid-cols-1 gap-2">
      <ReviewHead review={review} />
      {text !== '' && (
        <p lang={language} dir="auto" className="wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      )}
      <PhotoStrip photos={photos.map((path) => imageUrl(path))} label={t`Pictures by ${guestName}`} size="small" />
      <EatenDishes dishes={review.dishes} />
      {reply && (
        <div className="rounded-small bg-sunken p-3 text-note">
          <p className="font-semibold">
            <Trans>The restaurant answered</Trans>
          </p>
          <p lang="zh-CN" dir="auto" className="wrap-anywhere whitespace-pre-line">
            {reply.text}
          </p>
        </div>
      )}
    </Card>
  );
}

function ReviewHead({ review }: { readonly review: Review }) {
  const { guestName, headImage, stars, createdAt, language } = review;
  const mine = useLanguage();
  return (
    <header className="flex items-center gap-3">
      {headImage === null ? (
        <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-brand-tint">
          <Icon name="person" />
        </span>
      ) : (
        <img src={imageUrl(headImage)} alt="" loading="lazy" className="size-10 shrink-0 rounded-full object-cover" />
      )}
      <div className="min-w-0 flex-1">
        <h3 className="truncate font-semibold">
          <bdi>{guestName}</bdi>
        </h3>
        <p className="flex flex-wrap gap-x-2 text-small text-soft">
          <time dateTime={createdAt}>{formatTime(createdAt, 'day', mine)}</time>
          {review.text !== '' && language !== mine && <bdi lang={language}>{languageNames[language]}</bdi>}
        </p>
      </div>
      <Stars stars={stars} />
    </header>
  );
}

function EatenDishes({ dishes }: { readonly dishes: Review['dishes'] }) {
  if (dishes.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1.5 text-small text-soft">
      {dishes.map(({ name, nameZh }) => (
        <li key={nameZh} className="max-w-full truncate rounded-full bg-sunken px-2 py-0.5">
          <bdi lang={name.language}>{name.text}</bdi>
        </li>
      ))}
    </ul>
  );
}

const five = [1, 2, 3, 4, 5];

/** With a text for screen readers. */
export function Stars({ stars, size = 16 }: { readonly stars: number; readonly size?: number }) {
  return (
    <span className="inline-flex items-center text-warn">
      <span className="sr-only">
        <Plural value={stars} one="# star of 5" other="# stars of 5" />
      </span>
      {five.map((each) => (
        <Icon key={each} name="star" size={size} isFilled={each <= stars} />
      ))}
    </span>
  );
}
