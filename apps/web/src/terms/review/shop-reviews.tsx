import { Button, CardListSkeleton, Chip, EmptyState, ErrorState } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ReviewPage, reviewsQuery } from '../../data/review.ts';
import { useLanguage } from '../../platform/language.ts';
import { ReviewCard } from './review-card.tsx';
import { type ReviewListFilter, unfilteredReviews } from './review-list-filter.ts';
import { DishThumbs, RatingSummary, TagSummary } from './review-summary.tsx';

export type ShopReviewsProps = {
  readonly shopId: number;
  readonly dishId?: number;
};

export default function ShopReviews({ shopId, dishId }: ShopReviewsProps) {
  const language = useLanguage();
  const [narrowing, setNarrowing] = useState(unfilteredReviews);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    reviewsQuery({ shopId, dishId, ...narrowing }, language),
  );
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardListSkeleton />;
  const first = data.pages[0];
  if (!first || (first.total === 0 && !isNarrowed(narrowing))) return <NoReviews ofDish={dishId !== undefined} />;
  const change = (part: Partial<ReviewListFilter>) => setNarrowing({ ...narrowing, ...part });
  return (
    <div className="grid grid-cols-1 gap-3">
      {/* The summary is about the shop, so it is hidden above reviews of one dish. */}
      {dishId === undefined && <RatingSummary page={first} />}
      {first.thumbs && <DishThumbs thumbs={first.thumbs} />}
      <TagSummary page={first} narrowing={narrowing} onChange={change} />
      <ReviewFilters narrowing={narrowing} onChange={change} />
      {first.total === 0 ? (
        <NothingFound onAll={() => setNarrowing(unfilteredReviews)} />
      ) : (
        <Reviews pages={data.pages} />
      )}
      {hasNextPage && (
        <Button variant="secondary" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          <Trans>Show more reviews</Trans>
        </Button>
      )}
    </div>
  );
}

const isNarrowed = ({ inMyLanguage, withPhotos, stars, tag }: ReviewListFilter): boolean =>
  inMyLanguage || withPhotos || stars !== undefined || tag !== undefined;

type ReviewFiltersProps = {
  readonly narrowing: ReviewListFilter;
  readonly onChange: (change: Partial<ReviewListFilter>) => void;
};

function ReviewFilters({ narrowing: { inMyLanguage, withPhotos, stars }, onChange }: ReviewFiltersProps) {
  const { t } = useLingui();
  return (
    <div role="group" aria-label={t`Reviews to show`} className="no-bars flex gap-2 overflow-x-auto">
      <Chip icon="language" isChosen={inMyLanguage} onPress={() => onChange({ inMyLanguage: !inMyLanguage })}>
        {t`In my language`}
      </Chip>
      <Chip icon="eye" isChosen={withPhotos} onPress={() => onChange({ withPhotos: !withPhotos })}>
        {t`With pictures`}
      </Chip>
      {[5, 4, 3, 2, 1].map((each) => (
        <Chip
          key={each}
          icon="star"
          isChosen={stars === each}
          onPress={() => onChange({ stars: stars === each ? undefined : each })}
        >
          <bdi className="figures">{each}</bdi>
        </Chip>
      ))}
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
    <EmptyState icon="star" title={ofDish ? t`No reviews of this dish yet` : t`No reviews yet`}>
      <Trans>Order here and be the first to review it.</Trans>
    </EmptyState>
  );
}

function NothingFound({ onAll }: { readonly onAll: () => void }) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon="star"
      title={t`No matching reviews`}
      action={
        <Button variant="secondary" onClick={onAll}>
          <Trans>Show all reviews</Trans>
        </Button>
      }
    />
  );
}
