import { Button, Dialog, Icon, Money } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/language.ts';
import { obstacleText } from '../draft/refused-fields.ts';
import { stepLabels } from '../order-receipt.tsx';
import { type ChangedQuote, dishChanges, namedDishes, quoteChanges, type SeenQuote } from '../quote/quote-changes.ts';
import type { QuotedInput } from './placing.ts';
import type { Order } from './use-placing.ts';

type ChangedQuoteDialogProps<Input extends QuotedInput> = {
  readonly order: Order<Input>;
  readonly changed: ChangedQuote;
  readonly onAccept: (order: Order<Input>) => void;
  readonly onClose: () => void;
};

/**
 * Shows what changed since the displayed quote (rule ordering-34) and lets the guest accept or decline. The server
 * reports such a change as response code 2.
 */
export function ChangedQuoteDialog<Input extends QuotedInput>(props: ChangedQuoteDialogProps<Input>) {
  const { order, changed, onAccept, onClose } = props;
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
        <Trans>You haven’t ordered or been charged. Here’s what changed:</Trans>
      </p>
      <ChangedList seen={order.seen} changed={changed} />
    </Dialog>
  );
}

type ChangedListProps = { readonly seen: SeenQuote; readonly changed: ChangedQuote };

/**
 * Lists the reasons why the order cannot be placed, dishes with another price, and each changed line of the receipt.
 * The total is last.
 */
function ChangedList({ seen, changed }: ChangedListProps) {
  const { i18n } = useLingui();
  const { quote, changes } = changed;
  const steps = quoteChanges(seen, quote);
  const isOnlyNewer = quote.obstacles.length === 0 && steps.length === 0;
  return (
    <ul className="grid grid-cols-1 gap-2 text-note">
      <Obstacles changed={changed} />
      {dishChanges(seen, quote).map(({ name, before, after }) => (
        <Moved key={`${name.text} ${before}`} before={before} after={after}>
          <bdi lang={name.language}>{name.text}</bdi>
        </Moved>
      ))}
      {steps.map(({ step, before, after }) =>
        before === after ? (
          <li key={step}>
            <Trans>We applied a different coupon. The discount is the same.</Trans>
          </li>
        ) : (
          <Moved key={step} before={before} after={after} isSum={step === 'payable'}>
            {i18n._(stepLabels[step])}
          </Moved>
        ),
      )}
      {isOnlyNewer && (
        <li>
          {changes.length === 0 ? (
            <Trans>The price you saw has expired. Your total was updated.</Trans>
          ) : (
            <Trans>Your total was updated.</Trans>
          )}
        </li>
      )}
    </ul>
  );
}

function Obstacles({ changed }: Pick<ChangedListProps, 'changed'>) {
  const language = useLanguage();
  const { quote } = changed;
  return quote.obstacles.map((obstacle) => (
    <li key={obstacle} className="flex items-start gap-2 font-semibold text-warn">
      <Icon name="warning" size={18} className="mt-0.5" />
      <span className="min-w-0">
        {obstacleText(obstacle, quote, language)}
        {isAboutDishes(obstacle) &&
          namedDishes(changed).map(({ dishId, name, nameZh }) => (
            <span key={`${dishId} ${name.text}`} className="block font-normal text-ink">
              <bdi lang={name.language}>{name.text}</bdi>
              {name.text !== nameZh && (
                <>
                  {' · '}
                  <bdi lang="zh-CN">{nameZh}</bdi>
                </>
              )}
            </span>
          ))}
      </span>
    </li>
  ));
}

const isAboutDishes = (obstacle: string): boolean => obstacle === 'sold_out' || obstacle === 'not_served_now';

type MovedProps = {
  readonly before: number;
  readonly after: number;
  readonly isSum?: boolean;
  readonly children: ReactNode;
};

const Moved = ({ before, after, isSum = false, children }: MovedProps) => (
  <li className={`flex justify-between gap-3 ${isSum ? 'border-t border-line pt-2 font-semibold' : ''}`}>
    <span className="min-w-0 wrap-anywhere">{children}</span>
    <span className="flex flex-wrap items-center justify-end gap-x-1">
      <Money amount={before} isOld />
      <Icon name="forward" size={16} />
      <Money isApproximate amount={after} />
    </span>
  </li>
);
