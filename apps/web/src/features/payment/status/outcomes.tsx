import { Button, EmptyState, Spinner } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigation } from '../../../platform/navigation.ts';
import type { PaymentStatus } from '../payment.query.ts';

type OutcomeProps = { readonly status: PaymentStatus };

/** The money is there. */
export function Paid({ status }: OutcomeProps) {
  const { t } = useLingui();
  return (
    <div role="status">
      <EmptyState icon="check" title={t`Payment received`} action={<ToOrder status={status} />}>
        <p>
          {status.type === 'delivery' ? (
            <Trans>The restaurant is looking at your order. You can follow it until it is at your door.</Trans>
          ) : (
            <Trans>The restaurant is looking at your order. Your pick-up code comes in about a minute.</Trans>
          )}
        </p>
        <OrderNumber number={status.number} />
      </EmptyState>
    </div>
  );
}

/** Nothing can be paid here any more. */
export function Ended({ status }: OutcomeProps) {
  const { t } = useLingui();
  return (
    <div role="status">
      <EmptyState icon="close" title={t`This order was cancelled`} action={<ToOrder status={status} />}>
        <p>
          <Trans>Nothing more is charged. Whatever was paid goes back by itself.</Trans>
        </p>
        <OrderNumber number={status.number} />
      </EmptyState>
    </div>
  );
}

type WaitingProps = OutcomeProps & {
  readonly isSearching: boolean;
  readonly onSearch: () => void;
  readonly onCompleted: () => void;
  readonly onPayAgain: () => void;
  readonly onCancel: () => void;
};

/** The guest has paid or says so, and the gateway has not told us yet (specification §2: search, cancel, completed). */
export function Waiting({ status, isSearching, onSearch, onCompleted, onPayAgain, onCancel }: WaitingProps) {
  const { t } = useLingui();
  return (
    <div className="pb-6">
      <div role="status">
        <EmptyState icon="clock" title={t`We are waiting for your payment to arrive`}>
          <p>
            <Trans>This usually takes a few seconds. You can leave this page; your order keeps it in mind.</Trans>
          </p>
          <OrderNumber number={status.number} />
          <p className="mt-3 flex justify-center">
            <Spinner />
          </p>
        </EmptyState>
      </div>
      <div className="grid gap-2 px-4">
        <Button isWide icon="check" isBusy={isSearching} onClick={onCompleted}>
          <Trans>I have completed the payment</Trans>
        </Button>
        <Button isWide look="secondary" icon="search" isBusy={isSearching} onClick={onSearch}>
          <Trans>Search for the payment</Trans>
        </Button>
        <Button isWide look="quiet" icon="card" onClick={onPayAgain}>
          <Trans>Pay in another way</Trans>
        </Button>
        <Button isWide look="quiet" onClick={onCancel}>
          <Trans>Cancel the order</Trans>
        </Button>
      </div>
    </div>
  );
}

function ToOrder({ status }: OutcomeProps) {
  const navigation = useNavigation();
  return (
    <Button
      icon="receipt"
      onClick={() => navigation.replace('pages/order/detail/detail', { orderId: String(status.orderId) })}
    >
      <Trans>Show my order</Trans>
    </Button>
  );
}

const OrderNumber = ({ number }: { readonly number: string }) => (
  <p className="mt-2">
    <Trans>
      Order{' '}
      <bdi dir="ltr" className="figures">
        {number}
      </bdi>
    </Trans>
  </p>
);
