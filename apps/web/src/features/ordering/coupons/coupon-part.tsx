import type { OrderType } from '@chifan/domain/ordering';
import { Icon, Money } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Quote } from '../../../data/ordering.ts';
import type { CheckoutDraft } from '../draft/checkout-draft.ts';
import { CouponSheet, MoreCoupons } from './coupon-sheet.tsx';

export type CouponPartProps = {
  /** null for a brand’s set meal, which belongs to no shop yet. */
  readonly shopId: number | null;
  readonly type: OrderType;
  readonly quote: Quote;
  readonly onChange: (changes: Partial<Pick<CheckoutDraft, 'shopCoupon' | 'deliveryCoupon'>>) => void;
};

export function CouponPart({ shopId, type, quote, onChange }: CouponPartProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  if (quote.coupons.length === 0) {
    return (
      <section className="rounded-card bg-surface shadow-card">
        <MoreCoupons shopId={shopId} />
      </section>
    );
  }
  return (
    <section className="rounded-card bg-surface shadow-card">
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className="flex min-h-14 w-full items-center gap-3 px-4 py-2 text-start"
      >
        <Icon name="ticket" className="text-soft" />
        <span className="flex-1 font-medium">{t`Coupons`}</span>
        <InUse quote={quote} />
        <Icon name="forward" size={20} className="text-faint" />
      </button>
      {isOpen && (
        <CouponSheet shopId={shopId} type={type} quote={quote} onChange={onChange} onClose={() => setIsOpen(false)} />
      )}
    </section>
  );
}

function InUse({ quote: { receipt, coupons } }: Pick<CouponPartProps, 'quote'>) {
  const { t } = useLingui();
  const off = receipt.shopCoupon + receipt.deliveryCoupon;
  if (off > 0) return <Money isApproximate amount={-off} className="text-good" />;
  const fitting = coupons.filter(({ fits, isHeld, worth }) => fits && !isHeld && worth > 0).length;
  return (
    <span className="text-note text-soft">{fitting > 0 ? <Trans>None applied</Trans> : t`None available yet`}</span>
  );
}
