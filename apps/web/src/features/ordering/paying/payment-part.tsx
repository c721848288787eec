import { Card, classNames, Loading, Money, Skeleton } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ApproximateMoney } from '../../../platform/money/approximate-money.tsx';
import { MethodChoice } from '../../../terms/payment/method-choice.tsx';
import { Part } from '../checkout/part.tsx';
import type { CheckoutState } from '../checkout/use-checkout.ts';
import { CouponPart } from '../coupons/coupon-part.tsx';
import { OrderReceipt } from '../order-receipt.tsx';
import { BalancePart } from './balance-part.tsx';

type PaymentPartProps = { readonly checkout: CheckoutState };

/** How it is paid, and what: the receipt. */
export function PaymentPart({ checkout }: PaymentPartProps) {
  const { quote, draft, change, problems, gateways, method, setMethod } = checkout;
  if (!quote) return <PaymentSkeleton />;
  const { receipt } = quote;
  return (
    <>
      <Part problem={problems.coupons}>
        <CouponPart shopId={checkout.shopId} quote={quote} draft={draft} onChange={change} />
      </Part>
      <Part problem={problems.balance}>
        <BalancePart
          available={quote.availableBalance}
          taken={receipt.balance}
          rest={receipt.payable}
          isUsed={draft.useBalance}
          onUse={(useBalance) => change({ useBalance })}
        />
      </Part>
      {receipt.payable > 0 && (
        <Part problem={problems.method}>
          <Card>
            <MethodChoice methods={gateways} method={method} onChange={setMethod} />
          </Card>
        </Part>
      )}
      <ReceiptCard checkout={checkout} />
    </>
  );
}

function ReceiptCard({ checkout: { quote, isCurrent, movedFrom } }: PaymentPartProps) {
  const { t } = useLingui();
  if (!quote) return null;
  return (
    <Card title={t`Receipt`} className={classNames(!isCurrent && 'opacity-60')}>
      <OrderReceipt receipt={quote.receipt} />
      <p className="mt-1 text-end">
        <ApproximateMoney amount={quote.receipt.payable} hasNote />
      </p>
      {movedFrom !== null && (
        <p role="status" className="mt-3 rounded-small bg-warn-tint p-3 text-note text-warn">
          <Trans>
            The total has changed while you were here: it was <Money amount={movedFrom} />.
          </Trans>
        </p>
      )}
    </Card>
  );
}

const PaymentSkeleton = () => (
  <Loading>
    <div className="grid gap-4">
      <Skeleton className="h-32" />
      <Skeleton className="h-36" />
      <Skeleton className="h-40" />
    </div>
  </Loading>
);
