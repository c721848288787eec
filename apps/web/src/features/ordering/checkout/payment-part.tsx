import type { OrderType } from '@chifan/domain/ordering';
import { Card, Checkbox, classNames, Loading, Money, Skeleton } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Quote } from '../../../data/ordering.ts';
import { MethodChoice } from '../../../terms/payment/method-choice.tsx';
import { RateNote } from '../../../terms/wallet/rate-note.tsx';
import { CouponPart } from '../coupons/coupon-part.tsx';
import type { CheckoutDraft } from '../draft/checkout-draft.ts';
import type { CheckoutProblems } from '../draft/checkout-problems.ts';
import { Part } from '../draft/part.tsx';
import type { useMethod } from '../draft/use-method.ts';
import { OrderReceipt } from '../order-receipt.tsx';
import { CardPart } from '../paying/card-part.tsx';
import type { PayHere } from '../paying/use-pay-here.ts';
import type { QuoteState } from './use-quote.ts';

export type PayDraft = Pick<CheckoutDraft, 'shopCoupon' | 'deliveryCoupon' | 'useBalance'>;

type PaymentPartProps = {
  readonly checkout: Pick<QuoteState<Quote>, 'quote' | 'isCurrent' | 'movedFrom'> &
    ReturnType<typeof useMethod> & {
      /** null for a brand’s set meal, which belongs to no shop yet. */
      readonly shopId: number | null;
      readonly type: OrderType;
      readonly draft: PayDraft;
      readonly change: (changes: Partial<PayDraft>) => void;
      readonly problems: CheckoutProblems;
      readonly paying: PayHere;
    };
};

export function PaymentPart({ checkout }: PaymentPartProps) {
  const { quote, draft, change, problems, gateways, method, setMethod, paying } = checkout;
  if (!quote) return <PaymentSkeleton />;
  const { receipt } = quote;
  return (
    <>
      <fieldset disabled={paying.orderId !== null} className="grid min-w-0 grid-cols-1 gap-4">
        <Part problem={problems.coupons}>
          <CouponPart shopId={checkout.shopId} type={checkout.type} quote={quote} onChange={change} />
        </Part>
        {(quote.availableBalance > 0 || problems.balance !== undefined) && (
          <Part problem={problems.balance}>
            <BalancePart
              available={quote.availableBalance}
              taken={receipt.balance}
              rest={receipt.payable}
              isUsed={draft.useBalance}
              onUse={(useBalance) => change({ useBalance })}
            />
          </Part>
        )}
      </fieldset>
      {receipt.payable > 0 && (
        <Part problem={problems.method}>
          <Card>
            <MethodChoice
              methods={gateways}
              method={method}
              onChange={setMethod}
              details={method === 'stripe' && <CardPart card={paying.card} isStarted={paying.orderId !== null} />}
            />
          </Card>
        </Part>
      )}
      <ReceiptCard checkout={checkout} />
    </>
  );
}

function ReceiptCard({ checkout }: PaymentPartProps) {
  const { quote, isCurrent, movedFrom } = checkout;
  const { t } = useLingui();
  if (!quote) return null;
  return (
    <Card title={t`Order summary`}>
      <div aria-busy={!isCurrent}>
        <OrderReceipt receipt={quote.receipt} />
      </div>
      {isToKnownPlace(checkout) && (
        <p className="mt-1 text-small text-soft">
          <Trans>The delivery fee is an estimate for your location. It depends on the address you choose.</Trans>
        </p>
      )}
      <p className="mt-1 text-end empty:hidden">{quote.receipt.payable > 0 && <RateNote />}</p>
      {movedFrom !== null && (
        <p
          role="status"
          className={classNames(
            'mt-3 rounded-small p-3 text-note',
            movedFrom > quote.receipt.payable ? 'bg-sunken text-ink' : 'bg-warn-tint text-warn',
          )}
        >
          <Trans>
            The total changed while you were here. It was <Money amount={movedFrom} />.
          </Trans>
        </p>
      )}
      <p className="mt-3 text-small text-soft">
        <Trans>Tipping isn’t customary in China. No one expects a tip.</Trans>
      </p>
    </Card>
  );
}

/**
 * Whether the delivery fee is an estimate for the guest’s location as the app knows it, because no address is chosen
 * yet (rule ordering-50).
 */
const isToKnownPlace = ({ quote, type }: PaymentPartProps['checkout']): boolean =>
  quote !== null && type === 'delivery' && quote.distanceMetres !== null && quote.obstacles.includes('address_missing');

const PaymentSkeleton = () => (
  <Loading>
    <div className="grid gap-4">
      <Skeleton className="h-32" />
      <Skeleton className="h-36" />
      <Skeleton className="h-40" />
    </div>
  </Loading>
);

type BalancePartProps = {
  readonly available: number;
  readonly taken: number;
  readonly rest: number;
  readonly isUsed: boolean;
  readonly onUse: (isUsed: boolean) => void;
};

/**
 * The switch to pay from the balance, fully or in part. An order that uses the balance requires the payment password
 * (rule ordering-35).
 */
function BalancePart({ available, taken, rest, isUsed, onUse }: BalancePartProps) {
  const { t } = useLingui();
  return (
    <Card title={t`Balance`} className="grid grid-cols-1 gap-3">
      <Checkbox
        label={<Trans>Use my balance</Trans>}
        hint={available > 0 ? <Available amount={available} /> : <Trans>Your balance is empty.</Trans>}
        isChecked={isUsed && available > 0}
        isDisabled={available <= 0}
        onChange={onUse}
      />
      {isUsed && taken > 0 && (
        <p className="text-note text-soft">
          {rest > 0 ? (
            <Trans>
              <Money amount={taken} /> comes from your balance. Pay <Money amount={rest} /> below.
            </Trans>
          ) : (
            <Trans>Your balance covers the full amount.</Trans>
          )}
        </p>
      )}
    </Card>
  );
}

const Available = ({ amount }: { readonly amount: number }) => (
  <Trans>
    <Money amount={amount} /> available
  </Trans>
);
