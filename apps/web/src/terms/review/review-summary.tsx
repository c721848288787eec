import { Chip, Icon } from '@chifan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReviewPage } from '../../data/review.ts';
import { useLanguage } from '../../platform/language.ts';
import type { ReviewListFilter } from './review-list-filter.ts';
import { tagLabels } from './review-words.ts';
import { Stars } from './stars.tsx';
import { Thumb } from './thumb.tsx';

export function RatingSummary({ page: { ratingTenths, starCounts, demoCount } }: { readonly page: ReviewPage }) {
  const language = useLanguage();
  if (ratingTenths === null) return null;
  const total = starCounts.reduce((sum, count) => sum + count, 0);
  const mean = new Intl.NumberFormat(`${language}-u-nu-latn`, { minimumFractionDigits: 1 }).format(ratingTenths / 10);
  return (
    <div className="grid grid-cols-1 gap-3 rounded-card bg-surface p-4 shadow-card">
      <div className="flex items-center gap-4">
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
      {demoCount > 0 && <DemoNote demoCount={demoCount} total={total} />}
    </div>
  );
}

/** States how many of the reviews are sample data (rule review-7). */
function DemoNote({ demoCount, total }: { readonly demoCount: number; readonly total: number }) {
  return (
    <p className="flex items-start gap-1.5 text-small text-soft">
      <Icon name="info" size={16} />
      {demoCount === total ? (
        <Trans>All of these are sample reviews, so the rating is sample data too.</Trans>
      ) : (
        <span>
          <Plural
            value={demoCount}
            one="# of these is a sample review and counts in the rating."
            other="# of these are sample reviews and count in the rating."
          />
        </span>
      )}
    </p>
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

/** Shows how many of the guests who rated one dish liked it. */
export function DishThumbs({ thumbs }: { readonly thumbs: NonNullable<ReviewPage['thumbs']> }) {
  const { up, down } = thumbs;
  const total = up + down;
  if (total === 0) return null;
  return (
    <p className="flex items-center gap-2 rounded-card bg-surface p-4 shadow-card">
      <span className="text-good">
        <Thumb thumb="up" size={22} isFilled />
      </span>
      <span>
        <Plural value={total} one={`Liked by ${up} of # guest`} other={`Liked by ${up} of # guests`} />
      </span>
    </p>
  );
}

type TagSummaryProps = {
  readonly page: ReviewPage;
  readonly narrowing: ReviewListFilter;
  readonly onChange: (change: Partial<ReviewListFilter>) => void;
};

/** The tags that guests chose, most frequent first. A tap shows only reviews with that tag. */
export function TagSummary({ page, narrowing, onChange }: TagSummaryProps) {
  const { t, i18n } = useLingui();
  if (page.tagCounts.length === 0) return null;
  return (
    <div role="group" aria-label={t`What guests say`} className="flex flex-wrap gap-x-2">
      {page.tagCounts.map(({ tag, count }) => (
        <Chip
          key={tag}
          isChosen={narrowing.tag === tag}
          onPress={() => onChange({ tag: narrowing.tag === tag ? undefined : tag })}
        >
          {i18n._(tagLabels[tag])} <bdi className="figures">{count}</bdi>
        </Chip>
      ))}
    </div>
  );
}
