import { Button, Dialog, Money } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '../placing/use-place-order.ts';
import { ChangedList } from './changed-list.tsx';
import type { ChangedQuote } from './quote-changes.ts';

type ChangedQuoteDialogProps = {
  readonly order: Order;
  readonly changed: ChangedQuote;
  readonly onAccept: (order: Order) => void;
  readonly onClose: () => void;
};

/** Code 2: something changed since the guest looked (rule ordering-34). Shows what, and asks. */
export function ChangedQuoteDialog({ order, changed, onAccept, onClose }: ChangedQuoteDialogProps) {
  const { t } = useLingui();
  const { quote } = changed;
  const canOrder = quote.obstacles.length === 0;
  const total = quote.receipt.payable + quote.receipt.balance;
  const accept = () => onAccept({ input: { ...order.input, quoteToken: quote.token }, seen: quote });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={canOrder ? t`The price has changed` : t`Something has changed`}
      actions={
        <>
          <Button variant="secondary" isWide onClick={onClose}>
            <Trans>Go back</Trans>
          </Button>
          {canOrder && (
            <Button isWide onClick={accept}>
              <span>
                <Trans>
                  Order for <Money amount={total} />
                </Trans>
              </span>
            </Button>
          )}
        </>
      }
    >
      <p className="mb-3 text-note text-soft">
        <Trans>Nothing was ordered and nothing was charged. This is what changed:</Trans>
      </p>
      <ChangedList seen={order.seen} changed={changed} />
    </Dialog>
  );
}
