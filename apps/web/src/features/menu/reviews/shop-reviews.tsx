import { Button, CardListSkeleton, Chip, EmptyState, ErrorState } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ReviewPage, reviewsQuery } from '../../../data/review.ts';
import { useLanguage } from '../../../platform/language.ts';
import { RatingSummary } from './rating-summary.tsx';
import { ReviewCard } from './review-card.tsx';

type ShopReviewsProps = {
  readonly shopId: number;
  /** Only what was written about this dish. */
  readonly dishId?: number;
};

/** What guests wrote about a shop, or about one of its dishes. */
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
