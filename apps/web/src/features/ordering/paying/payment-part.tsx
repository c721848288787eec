import { Card, classNames, Loading, Money, Skeleton } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CheckoutState } from '../checkout/use-checkout.ts';
import { OrderReceipt } from '../order-receipt.tsx';
import { Obstacles } from '../quote/obstacles.tsx';
import { BalancePart } from './balance-part.tsx';
import { MethodChoice } from './method-choice.tsx';

type PaymentPartProps = { readonly checkout: CheckoutState };

/** How it is paid, and what: the receipt, and what stands in the way. */
export function PaymentPart({ checkout }: PaymentPartProps) {
  const { quote, draft, change, problems, dismiss, password, setPassword } = checkout;
  if (!quote) return <PaymentSkeleton />;
  const { receipt } = quote;
  return (
    <>
      <BalancePart
        available={quote.availableBalance}
        taken={receipt.balance}
        rest={receipt.payable}
        isUsed={draft.useBalance}
        onUse={(useBalance) => change({ useBalance })}
        password={password}
        onPassword={(typed) => {
          setPassword(typed);
          dismiss();
        }}
        error={problems.password}
      />
      {receipt.payable > 0 && (
        <MethodChoice
          methods={checkout.gateways}
          method={checkout.method}
          onChange={checkout.setMethod}
          error={problems.method}
        />
      )}
      <ReceiptCard checkout={checkout} />
      <Obstacles quote={quote} shopId={checkout.shopId} hasWantedTime={draft.wantedAt !== null} />
    </>
  );
}

function ReceiptCard({ checkout: { quote, isCurrent, movedFrom } }: PaymentPartProps) {
  const { t } = useLingui();
  if (!quote) return null;
  return (
    <Card title={t`Receipt`} className={classNames(!isCurrent && 'opacity-60')}>
      <OrderReceipt receipt={quote.receipt} />
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
