import { Icon } from '@chifan/ui';
import { Plural } from '@lingui/react/macro';
import { useLanguage } from '../../../platform/language.ts';
import { Stars } from './stars.tsx';

type RatingSummaryProps = { readonly ratingTenths: number; readonly starCounts: readonly number[] };

/** The mean, and how many gave five stars, four, … */
export function RatingSummary({ ratingTenths, starCounts }: RatingSummaryProps) {
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
