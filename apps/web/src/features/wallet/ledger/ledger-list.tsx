import { classNames, DottedLine } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { LedgerEntry } from '../../../data/wallet.ts';
import { useLanguage } from '../../../platform/language.ts';
import { formatTime } from '../../../platform/time.ts';
import { ShortNumber } from '../../../terms/ordering/short-number.tsx';

type Written = { readonly amount: (amount: number) => ReactNode };

export const LedgerList = ({ entries, amount }: Written & { readonly entries: readonly LedgerEntry[] }) => (
  <ul className="overflow-hidden rounded-card bg-surface shadow-card">
    {entries.map((entry) => (
      <li
        key={`${entry.at} ${entry.reason} ${entry.amount} ${entry.orderId} ${entry.after}`}
        className="border-b border-line last:border-b-0"
      >
        <Entry entry={entry} amount={amount} />
      </li>
    ))}
  </ul>
);

function Entry({ entry, amount }: Written & { readonly entry: LedgerEntry }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-3">
      <div className="min-w-[min(9rem,100%)] flex-1 text-note">
        <p>{i18n._(entryLabel(entry.reason))}</p>
        <p className="text-small text-faint">
          <DottedLine>
            <bdi>{formatTime(entry.at, 'moment', language)}</bdi>
            {entry.orderNumber !== null && <ShortNumber orderNumber={entry.orderNumber} dayNumber={entry.dayNumber} />}
          </DottedLine>
        </p>
      </div>
      <div className="ms-auto text-end">
        <p className={classNames('font-semibold', entry.amount > 0 && 'text-good')}>
          <bdi dir="ltr">
            {entry.amount > 0 && '+'}
            {amount(entry.amount)}
          </bdi>
        </p>
        {entry.after !== undefined && (
          <p className="text-small text-faint">
            <span className="sr-only">
              <Trans>balance afterwards:</Trans>{' '}
            </span>
            {amount(entry.after)}
          </p>
        )}
      </div>
    </div>
  );
}

const labels: Readonly<Record<string, MessageDescriptor>> = {
  order_paid: msg`Paid for an order`,
  order_refunded: msg`Refund of an order`,
  compensation: msg`Compensation for an order`,
  gift: msg`Gift from Chifan`,
  top_up: msg`Top-up`,
  top_up_bonus: msg`Bonus on a top-up`,
  dispute_frozen: msg`On hold: your bank disputed a top-up`,
  dispute_released: msg`Hold on a top-up released`,
  opening: msg`Opening balance`,
  purchase_paid: msg`Bought a coupon`,
  purchase_refunded: msg`Coupon returned`,
  points_credited: msg`Points for an order`,
  points_taken_back: msg`Points reversed after a refund`,
  mall_order_paid: msg`Points mall order`,
  mall_order_refunded: msg`Points back from the points mall`,
  rebate_credited: msg`Cashback from a rebate card`,
  rebate_taken_back: msg`Rebate reversed after a refund`,
};

/** The label of a transaction. A reason that only a later release knows gets a general label. */
const entryLabel = (reason: string): MessageDescriptor => labels[reason] ?? msg`Other transaction`;
