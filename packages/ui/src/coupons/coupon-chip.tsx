import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '../icons/icon.tsx';
import { ApproximateAmountLine } from '../money/approximate-amount-line.tsx';
import { Money } from '../money/money.tsx';
import type { CouponPanelTerms } from './coupon-panel.tsx';

/** Value of a coupon in words, such as "CN¥8.00 off orders over CN¥50.00". */
export function CouponWorth({ terms }: { readonly terms: CouponPanelTerms }) {
  const { group, reduction, threshold, rebatePercent } = terms;
  if (group === 'double_draw') return <Trans>Two draws instead of one</Trans>;
  if (group === 'rebate') return <Trans>{rebatePercent}% back</Trans>;
  const off = <Money amount={reduction} />;
  if (group === 'delivery') {
    return threshold === 0 ? (
      <Trans>{off} off delivery</Trans>
    ) : (
      <Trans>
        {off} off delivery on orders over <Money amount={threshold} />
      </Trans>
    );
  }
  return threshold === 0 ? (
    <Trans>{off} off</Trans>
  ) : (
    <Trans>
      {off} off orders over <Money amount={threshold} />
    </Trans>
  );
}

export type CouponChipProps = {
  readonly terms: CouponPanelTerms;
  readonly isBusy: boolean;
  readonly isClaimed: boolean;
  readonly onClaim: () => void;
};

export function CouponChip({ terms, isBusy, isClaimed, onClaim }: CouponChipProps) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      disabled={isClaimed || isBusy}
      aria-busy={isBusy || undefined}
      onClick={onClaim}
      className="flex min-h-11 shrink-0 items-center rounded-full -outline-offset-3"
    >
      <span className="flex min-h-8 items-center gap-1.5 rounded-small border border-dashed border-edge bg-brand-tint px-2.5 text-small whitespace-nowrap text-ink">
        <span>
          <CouponWorth terms={terms} />
          {terms.reduction > 0 && (
            <ApproximateAmountLine amounts={[terms.reduction, terms.threshold]} className="text-start" />
          )}
        </span>
        <span aria-hidden>·</span>
        <span className="flex items-center gap-1 font-semibold">
          {isClaimed && <Icon name="check" size={14} />}
          {isClaimed ? t`Claimed` : t`Claim`}
        </span>
      </span>
    </button>
  );
}
