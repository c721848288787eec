import { Button, Dialog, Icon, Money } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { stepLabels } from '../order-receipt.tsx';
import type { Order } from '../placing/use-place-order.ts';
import { type Quote, quoteChanges } from './quote-changes.ts';

type ChangedQuoteDialogProps = {
  readonly order: Order;
  readonly quote: Quote;
  readonly onAccept: (order: Order) => void;
  readonly onClose: () => void;
};

/** Code 2: something changed since the guest looked. Shows what, and asks. */
export function ChangedQuoteDialog({ order, quote, onAccept, onClose }: ChangedQuoteDialogProps) {
  const { t, i18n } = useLingui();
  const canOrder = quote.obstacles.length === 0;
  const total = quote.receipt.payable + quote.receipt.balance;
  const changes = quoteChanges(order.seen, quote);
  const accept = () => onAccept({ input: { ...order.input, quoteToken: quote.token }, seen: quote });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={canOrder ? t`The price has changed` : t`Something has changed`}
      actions={
        <>
          <Button look="secondary" isWide onClick={onClose}>
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
      {!canOrder && (
        <p className="mb-3 text-note font-semibold text-warn">
          <Trans>It cannot be ordered like this any more. Go back to see why.</Trans>
        </p>
      )}
      <ul className="grid gap-2">
        {changes.map(({ step, before, after }) => (
          <li
            key={step}
            className="flex justify-between gap-3 text-note last:border-t last:border-line last:pt-2 last:font-semibold"
          >
            <span>{i18n._(stepLabels[step])}</span>
            <span className="flex items-center gap-1">
              <Money amount={before} isOld />
              <Icon name="forward" size={16} />
              <Money amount={after} />
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
