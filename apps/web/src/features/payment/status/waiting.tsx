import { Button, EmptyState, Spinner } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { mayArrive, type Payable } from '../../../data/payable.ts';
import { FoundNotice } from './found-notice.tsx';
import { FoundWords } from './found-words.tsx';
import { PayBefore } from './pay-before.tsx';
import { PaymentNumber } from './payment-number.tsx';
import type { PaymentInSight } from './use-payment.ts';

type WaitingProps = {
  readonly payable: Payable;
  readonly payment: PaymentInSight;
  readonly onCancel: () => void;
};

/** Shown after the guest has paid or has said so, until the gateway’s webhook arrives (rule payment-9). */
export function Waiting({ payable, payment, onCancel }: WaitingProps) {
  const { t } = useLingui();
  const isOnItsWay = mayArrive(payable);
  return (
    <div className="pb-6">
      <div role="status">
        <EmptyState icon="clock" title={isOnItsWay ? t`Waiting for your payment to arrive` : t`Not paid yet`}>
          <p>
            {isOnItsWay ? (
              <Trans>
                This usually takes a few seconds. You can leave this page. We keep checking until the time to pay runs
                out.
              </Trans>
            ) : (
              <FoundWords payable={payable} />
            )}
          </p>
          <PaymentNumber number={payable.number} />
          {isOnItsWay && (
            <p className="mt-3 flex justify-center">
              <Spinner />
            </p>
          )}
        </EmptyState>
      </div>
      <div className="grid gap-2 px-4">
        <FoundNotice payable={payable} payment={payment} />
        <Button isWide icon="search" isBusy={payment.isSearching} onClick={() => void payment.search()}>
          <Trans>Check payment</Trans>
        </Button>
        <Button isWide variant="quiet" icon="card" onClick={() => payment.wait(false)}>
          <Trans>Pay another way</Trans>
        </Button>
        <Button isWide variant="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <PayBefore payable={payable} onLapsed={payment.look} />
      </div>
    </div>
  );
}
