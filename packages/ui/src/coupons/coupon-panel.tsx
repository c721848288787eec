import type { CouponCard } from '@chifan/contract/coupon/views';
import { orderTypes } from '@chifan/domain/ordering';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import { ApproximateAmount } from '../money/approximate-amount.tsx';
import { Money } from '../money/money.tsx';
import { couponGroupLabels, orderTypeLabels } from './coupon-words.ts';

export type CouponPanelTerms = Pick<
  CouponCard,
  'group' | 'name' | 'threshold' | 'reduction' | 'rebatePercent' | 'maxRebate' | 'shop' | 'types'
>;

export type CouponPanelProps = {
  readonly terms: CouponPanelTerms;
  /**
   * A note such as the expiry date, the restaurants where the coupon is valid, why the coupon does not apply, or how
   * many coupons are left.
   */
  readonly note?: ReactNode;
  readonly badge?: ReactNode;
  /** A button with a touch area of at least 44 px. */
  readonly action?: ReactNode;
  readonly isDimmed?: boolean;
  /** Colour of the surface behind the coupon. The notches at its edge have this colour and look like holes. */
  readonly ground?: 'canvas' | 'surface';
};

export function CouponPanel({ terms, note, badge, action, isDimmed = false, ground = 'canvas' }: CouponPanelProps) {
  return (
    <article
      className={classNames(
        'flex flex-wrap overflow-hidden rounded-card border border-line',
        ground === 'canvas' ? 'bg-surface' : 'bg-canvas',
      )}
    >
      <Face terms={terms} isDimmed={isDimmed}>
        <Notches ground={ground} />
      </Face>
      <div className="flex min-w-0 flex-[99_1_11rem] flex-col gap-2 p-3 ps-4">
        <Rules terms={terms} badge={badge} />
        {(note || action) && (
          <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
            <p className="min-w-[min(7rem,100%)] flex-1 text-small text-soft">{note}</p>
            <div className="ms-auto">{action}</div>
          </div>
        )}
      </div>
    </article>
  );
}

type FaceProps = { readonly terms: CouponPanelTerms; readonly isDimmed: boolean; readonly children: ReactNode };

/** The part of the panel with the coupon's value. It is next to the rules, or above them if the panel is too narrow. */
function Face({ terms, isDimmed, children }: FaceProps) {
  return (
    <div
      className={classNames(
        'relative flex flex-[1_0_7rem] flex-col items-center justify-center gap-1 px-2 py-3 text-center',
        isDimmed ? 'bg-sunken text-soft' : 'bg-brand-tint text-ink',
      )}
    >
      <Worth terms={terms} />
      <span className="text-small text-soft">
        <Condition terms={terms} />
      </span>
      {children}
    </div>
  );
}

function Worth({ terms: { group, reduction, rebatePercent } }: { readonly terms: CouponPanelTerms }) {
  if (group === 'double_draw') return <Icon name="ticket" size={32} />;
  if (group !== 'rebate') {
    return (
      <>
        <Money amount={reduction} className="text-title font-bold" />
        <ApproximateAmount amounts={[reduction]} />
      </>
    );
  }
  return (
    <bdi dir="ltr" className="figures text-title font-bold">
      {rebatePercent}%
    </bdi>
  );
}

function Condition({ terms: { group, threshold, maxRebate } }: { readonly terms: CouponPanelTerms }) {
  if (group === 'double_draw') return <Trans>two draws instead of one</Trans>;
  if (group === 'rebate' && maxRebate !== null) {
    return (
      <Trans>
        back, at most <Money isApproximate amount={maxRebate} />
      </Trans>
    );
  }
  if (threshold === 0) return group === 'rebate' ? <Trans>back in your balance</Trans> : <Trans>on any order</Trans>;
  return (
    <Trans>
      on orders from <Money isShort isApproximate amount={threshold} />
    </Trans>
  );
}

function Notches({ ground }: { readonly ground: 'canvas' | 'surface' }) {
  const notch = classNames(
    'absolute -end-2.5 size-5 rounded-full border border-line',
    ground === 'canvas' ? 'bg-canvas' : 'bg-surface',
  );
  return (
    <>
      <span aria-hidden className={classNames(notch, '-top-2.5')} />
      <span aria-hidden className={classNames(notch, '-bottom-2.5')} />
      <span aria-hidden className="absolute inset-y-0 end-0 border-e border-dashed border-edge" />
    </>
  );
}

type RulesProps = Pick<CouponPanelProps, 'terms' | 'badge'>;

function Rules({ terms, badge }: RulesProps) {
  const { i18n } = useLingui();
  return (
    <div className="grid grid-cols-1 gap-0.5">
      <h2 lang={terms.name.language} className="text-note font-semibold hyphens-auto">
        <bdi>{terms.name.text}</bdi>
      </h2>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-soft">
        <span>{i18n._(couponGroupLabels[terms.group])}</span>
        {badge}
      </p>
      <p className="text-small text-soft">
        <Where terms={terms} />
      </p>
      <Explanation terms={terms} />
    </div>
  );
}

function Where({ terms: { shop, types, group } }: { readonly terms: CouponPanelTerms }) {
  const { i18n, t } = useLingui();
  const isForAll = types.length === orderTypes.length || group === 'delivery' || group === 'double_draw';
  const kinds = isForAll ? [] : types.map((type) => i18n._(orderTypeLabels[type]));
  return (
    <>
      {shop === null ? (
        t`All restaurants`
      ) : (
        <Trans>
          At <bdi lang={shop.name.language}>{shop.name.text}</bdi>
        </Trans>
      )}
      {kinds.map((kind) => (
        <span key={kind}> · {kind}</span>
      ))}
    </>
  );
}

function Explanation({ terms: { group, threshold, maxRebate } }: { readonly terms: CouponPanelTerms }) {
  if (group === 'double_draw') {
    return (
      <p className="text-small text-soft">
        <Trans>Draw twice after a completed order.</Trans>
      </p>
    );
  }
  if (group !== 'rebate') return null;
  return (
    <p className="text-small text-soft">
      <Trans>Get part of your next order back in your balance once it’s completed.</Trans>
      {threshold > 0 && maxRebate !== null && (
        <>
          {' '}
          <Trans>
            For orders from <Money isApproximate amount={threshold} />.
          </Trans>
        </>
      )}
    </p>
  );
}
