import { Badge, Money } from '@chifan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Level, Membership } from '../../../data/membership.ts';
import { useLanguage } from '../../../platform/language.ts';
import { levelNames } from './level-words.ts';

export function LevelList({ membership: { level, levels } }: { readonly membership: Membership }) {
  return (
    <section aria-labelledby="levels" className="grid gap-2">
      <h2 id="levels" className="text-body font-semibold">
        <Trans>Benefits of each level</Trans>
      </h2>
      <ul className="overflow-hidden rounded-card bg-surface shadow-card">
        {levels.map((row) => (
          <li key={row.level} className="grid gap-1 border-b border-line px-4 py-3 last:border-b-0">
            <LevelRow row={row} isOwn={row.level === level} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function LevelRow({ row, isOwn }: { readonly row: Level; readonly isOwn: boolean }) {
  const { i18n } = useLingui();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{i18n._(levelNames[row.level])}</h3>
        {isOwn ? (
          <Badge tone="brand" icon="check">
            <Trans>Your level</Trans>
          </Badge>
        ) : (
          <span className="text-note text-soft">
            <Trans>
              from <Money isApproximate amount={row.from} />
            </Trans>
          </span>
        )}
      </div>
      <Benefits row={row} />
    </>
  );
}

function Benefits({ row: { monthlyCoupons, topUpBonusPermille } }: { readonly row: Level }) {
  const percent = usePercent(topUpBonusPermille);
  return (
    <ul className="grid gap-1 text-note text-soft">
      <li>
        <Trans>1 point per whole yuan paid</Trans>
      </li>
      {monthlyCoupons > 0 && (
        <li>
          <Plural value={monthlyCoupons} one="# member coupon a month" other="# member coupons a month" />
        </li>
      )}
      {topUpBonusPermille > 0 && (
        <li>
          <Trans>{percent} more bonus on top-ups</Trans>
        </li>
      )}
    </ul>
  );
}

function usePercent(permille: number): string {
  const language = useLanguage();
  return new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'percent', maximumFractionDigits: 1 }).format(
    permille / 1000,
  );
}
