import { formatDayNumber } from '@chifan/domain/ordering';
import { Trans } from '@lingui/react/macro';
import type { OrderDetail } from '../../../data/ordering.ts';
import { useLanguage } from '../../../platform/language.ts';
import { formatTime, isLaterDay } from '../../../platform/time.ts';
import { InChinese } from '../order-parts/order-codes.tsx';

/** The daily order number that the restaurant calls out, in the guest’s language and in Chinese (rule ordering-90). */
export function CalledNumber({ order }: { readonly order: OrderDetail }) {
  const { dayNumber, estimatedAt } = order;
  const day = formatTime(estimatedAt, 'day', useLanguage());
  if (!dayNumber) return null;
  const number = (
    <bdi dir="ltr" className="figures">
      {formatDayNumber(dayNumber)}
    </bdi>
  );
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-title font-bold">
      <span>
        {isLaterDay(estimatedAt) ? (
          <Trans>
            Order {number} for {day}
          </Trans>
        ) : (
          <Trans>Order {number}</Trans>
        )}
      </span>
      <InChinese>{`${dayNumber}号`}</InChinese> {/* bare: the staff read this Chinese text */}
    </p>
  );
}
