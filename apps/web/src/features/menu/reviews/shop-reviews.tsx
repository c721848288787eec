import { Button, CardListSkeleton, Chip, EmptyState, ErrorState, Icon } from '@chifan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ReviewPage, reviewsQuery } from '../../../data/review.ts';
import { useLanguage } from '../../../platform/language.ts';
import { ReviewCard, Stars } from './review-card.tsx';

type ShopReviewsProps = {
  readonly shopId: number;
  readonly dishId?: number;
};

export default function ShopReviews({ shopId, dishId }: ShopReviewsProps) {
  const language = useLanguage();
  const [inMyLanguage, setInMyLanguage] = useState(false);
  const [withPhotos, setWithPhotos] = useState(false);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    reviewsQuery({ shopId, dishId, inMyLanguage, withPhotos }, language),
  );
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardListSkeleton />;
  const isNarrowed = inMyLanguage || withPhotos;
  const first = data.pages[0];
  if (!first || (first.total === 0 && !isNarrowed)) return <NoReviews ofDish={dishId !== undefined} />;
  const all = () => {
    setInMyLanguage(false);
    setWithPhotos(false);
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      {/* The summary is the shop's: above one dish's reviews it would speak of others. */}
      {dishId === undefined && first.ratingTenths !== null && (
        <RatingSummary ratingTenths={first.ratingTenths} starCounts={first.starCounts} />
      )}
      <ReviewFilters
        inMyLanguage={inMyLanguage}
        withPhotos={withPhotos}
        onInMyLanguage={setInMyLanguage}
        onWithPhotos={setWithPhotos}
      />
      {first.total === 0 ? <NothingFound onAll={all} /> : <Reviews pages={data.pages} />}
      {hasNextPage && (
        <Button variant="secondary" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          <Trans>Show more reviews</Trans>
        </Button>
      )}
    </div>
  );
}

type ReviewFiltersProps = {
  readonly inMyLanguage: boolean;
  readonly withPhotos: boolean;
  readonly onInMyLanguage: (isOn: boolean) => void;
  readonly onWithPhotos: (isOn: boolean) => void;
};

function ReviewFilters({ inMyLanguage, withPhotos, onInMyLanguage, onWithPhotos }: ReviewFiltersProps) {
  const { t } = useLingui();
  return (
    <div role="group" aria-label={t`Reviews to show`} className="no-bars flex gap-2 overflow-x-auto">
      <Chip icon="language" isChosen={inMyLanguage} onPress={() => onInMyLanguage(!inMyLanguage)}>
        {t`In my language`}
      </Chip>
      <Chip icon="eye" isChosen={withPhotos} onPress={() => onWithPhotos(!withPhotos)}>
        {t`With pictures`}
      </Chip>
    </div>
  );
}

const Reviews = ({ pages }: { readonly pages: readonly ReviewPage[] }) => (
  <ul className="grid grid-cols-1 gap-3">
    {pages.flatMap(({ records }) =>
      records.map((review) => (
        <li key={review.id}>
          <ReviewCard review={review} />
        </li>
      )),
    )}
  </ul>
);

function NoReviews({ ofDish }: { readonly ofDish: boolean }) {
  const { t } = useLingui();
  return (
    <EmptyState icon="star" title={ofDish ? t`Nobody has written about this dish yet` : t`No reviews yet`}>
      <Trans>Whoever has eaten here can write the first one.</Trans>
    </EmptyState>
  );
}

function NothingFound({ onAll }: { readonly onAll: () => void }) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon="star"
      title={t`No review like that`}
      action={
        <Button variant="secondary" onClick={onAll}>
          <Trans>Show all reviews</Trans>
        </Button>
      }
    />
  );
}

type RatingSummaryProps = { readonly ratingTenths: number; readonly starCounts: readonly number[] };

function RatingSummary({ ratingTenths, starCounts }: RatingSummaryProps) {
  const language = useLanguage();
  const total = starCounts.reduce((sum, count) => sum + count, 0);
  const mean = new Intl.NumberFormat(`${language}-u-nu-latn`, { minimumFractionDigits: 1 }).format(ratingTenths / 10);
  return (
    <div className="flex items-center gap-4 rounded-card bg-surface p-4 shadow-card">
      <div className="grid shrink-0 justify-items-center gap-1">
        <bdi className="figures text-display font-semibold">{mean}</bdi>
        <Stars stars={Math.round(ratingTenths / 10)} />
        <p className="text-small text-soft">
          <Plural value={total} one="# review" other="# reviews" />
        </p>
      </div>
      <dl className="grid min-w-0 flex-1 gap-1">
        {starCounts
          .map((count, index) => ({ stars: index + 1, count }))
          .toReversed()
          .map(({ stars, count }) => (
            <Bar key={stars} stars={stars} count={count} share={total === 0 ? 0 : count / total} />
          ))}
      </dl>
    </div>
  );
}

type BarProps = { readonly stars: number; readonly count: number; readonly share: number };

function Bar({ stars, count, share }: BarProps) {
  return (
    <div className="flex items-center gap-2 text-small">
      <dt className="figures flex w-7 items-center gap-0.5 text-soft">
        <span aria-hidden>{stars}</span>
        <Icon name="star" size={12} isFilled className="text-warn" />
        <span className="sr-only">
          <Plural value={stars} one="# star of 5" other="# stars of 5" />
        </span>
      </dt>
      <dd className="flex min-w-0 flex-1 items-center gap-2">
        <span aria-hidden className="h-2 min-w-0 flex-1 overflow-hidden rounded-full bg-sunken">
          <span className="block h-full rounded-full bg-brand" style={{ inlineSize: `${share * 100}%` }} />
        </span>
        <span className="figures min-w-6 text-end text-soft">{count}</span>
      </dd>
    </div>
  );
}
