import { Card, Icon, Money } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { CheckoutDraft } from '../checkout/checkout-draft.ts';
import type { Quote } from '../quote/quote-changes.ts';
import { CouponSheet, MoreCoupons } from './coupon-sheet.tsx';

type CouponPartProps = {
  readonly shopId: number;
  readonly quote: Quote;
  readonly draft: CheckoutDraft;
  readonly onChange: (changes: Partial<CheckoutDraft>) => void;
};

export function CouponPart({ shopId, quote, draft, onChange }: CouponPartProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  if (quote.coupons.length === 0) {
    return (
      <Card className="p-0">
        <MoreCoupons shopId={shopId} />
      </Card>
    );
  }
  return (
    <Card className="p-0">
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
        <CouponSheet shopId={shopId} quote={quote} draft={draft} onChange={onChange} onClose={() => setIsOpen(false)} />
      )}
    </Card>
  );
}

function InUse({ quote: { receipt, coupons } }: Pick<CouponPartProps, 'quote'>) {
  const { t } = useLingui();
  const off = receipt.shopCoupon + receipt.deliveryCoupon;
  if (off > 0) return <Money amount={-off} className="text-good" />;
  const fitting = coupons.filter(({ fits, isHeld, worth }) => fits && !isHeld && worth > 0).length;
  return <span className="text-note text-soft">{fitting > 0 ? <Trans>None used</Trans> : t`None fits yet`}</span>;
}
