import type { GatewayMethod } from '@chifan/domain/payment';
import { Card, classNames, Loading, Money, Skeleton } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { OrderReceipt } from '../order-receipt.tsx';
import { BalancePart } from './balance-part.tsx';
import type { CheckoutDraft } from './checkout-draft.ts';
import type { CheckoutProblems } from './checkout-problems.ts';
import { MethodChoice } from './method-choice.tsx';
import { Obstacles } from './obstacles.tsx';
import type { Quote } from './quote-changes.ts';

type PaymentPartProps = {
  readonly shopId: number;
  readonly draft: CheckoutDraft;
  readonly onChange: (changes: Partial<CheckoutDraft>) => void;
  readonly quote: Quote | null;
  readonly isCurrent: boolean;
  readonly movedFrom: number | null;
  readonly methods: readonly GatewayMethod[];
  readonly method: GatewayMethod | null;
  readonly onMethod: (method: GatewayMethod) => void;
  readonly password: string;
  readonly onPassword: (password: string) => void;
  readonly problems: CheckoutProblems;
};

/** How it is paid, and what: the receipt, and what stands in the way. */
export function PaymentPart(props: PaymentPartProps) {
  const { quote, draft, onChange, problems, isCurrent } = props;
  const { t } = useLingui();
  if (!quote) return <PaymentSkeleton />;
  const { receipt } = quote;
  return (
    <>
      <BalancePart
        available={quote.availableBalance}
        taken={receipt.balance}
        rest={receipt.payable}
        isUsed={draft.useBalance}
        onUse={(useBalance) => onChange({ useBalance })}
        password={props.password}
        onPassword={props.onPassword}
        error={problems.password}
      />
      {receipt.payable > 0 && (
        <MethodChoice methods={props.methods} method={props.method} onChange={props.onMethod} error={problems.method} />
      )}
      <Card title={t`Receipt`} className={classNames(!isCurrent && 'opacity-60')}>
        <OrderReceipt receipt={receipt} />
        {props.movedFrom !== null && (
          <p role="status" className="mt-3 rounded-small bg-warn-tint p-3 text-note text-warn">
            <Trans>
              The total has changed while you were here: it was <Money amount={props.movedFrom} />.
            </Trans>
          </p>
        )}
      </Card>
      <Obstacles quote={quote} shopId={props.shopId} hasWantedTime={draft.wantedAt !== null} />
    </>
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
