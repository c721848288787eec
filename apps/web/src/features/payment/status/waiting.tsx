import { Button, EmptyState, Icon, Spinner } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Payable } from '../../../data/payable.ts';
import { FoundWords } from './found-words.tsx';
import { PayBefore } from './pay-before.tsx';
import { PaymentNumber } from './payment-number.tsx';
import type { PaymentInSight } from './use-payment.ts';

type WaitingProps = {
  readonly payable: Payable;
  readonly payment: PaymentInSight;
  readonly onCancel: () => void;
};

/** The guest has paid or says so, and no webhook has arrived yet (rule payment-9: search, cancel, completed). */
export function Waiting({ payable, payment, onCancel }: WaitingProps) {
  const { t } = useLingui();
  return (
    <div className="pb-6">
      <div role="status">
        <EmptyState icon="clock" title={t`We are waiting for your payment to arrive`}>
          <p>
            <Trans>This usually takes a few seconds. You can leave this page; your order goes on.</Trans>
          </p>
          <PaymentNumber number={payable.number} />
          <p className="mt-3 flex justify-center">
            <Spinner />
          </p>
        </EmptyState>
      </div>
      <div className="grid gap-2 px-4">
        <div role="status" aria-live="polite">
          {payment.found && (
            <p className="flex items-start gap-2 rounded-card bg-warn-tint p-4 text-note text-warn">
              <Icon name="search" size={20} />
              <span>
                <FoundWords asked={payment.found} payable={payable} />
              </span>
            </p>
          )}
        </div>
        <Button
          isWide
          icon="check"
          isBusy={payment.searching === 'completed'}
          onClick={() => void payment.search('completed')}
        >
          <Trans>I have completed the payment</Trans>
        </Button>
        <Button
          isWide
          variant="secondary"
          icon="search"
          isBusy={payment.searching === 'search'}
          onClick={() => void payment.search('search')}
        >
          <Trans>Search for the payment</Trans>
        </Button>
        <Button isWide variant="quiet" icon="card" onClick={() => payment.wait(false)}>
          <Trans>Pay another way</Trans>
        </Button>
        <Button isWide variant="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <PayBefore payBefore={payable.payBefore} onLapsed={payment.look} />
      </div>
    </div>
  );
}
