import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { readDietWords } from '@chifan/domain/catalogue';
import { classNames, Icon } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { joinPhrases } from '../../../platform/language/join-list.ts';
import { remarkPhraseLabels } from '../../../staff-order/kitchen-words/remark-phrases.ts';
import { cutleryWords, OrderRemark, readersRemark } from '../../../staff-order/order-remark.tsx';

/**
 * The guest's wishes on a kitchen ticket, at most six lines: fixed phrases, the translated remark and the cutlery. A
 * tap shows the whole remark with its original.
 */
export function TicketRemark({ order }: { readonly order: StaffOrder }) {
  const [isOpen, setIsOpen] = useState(false);
  const { remark, remarkPhrases } = order;
  const words = [
    ...remarkPhrases.map((phrase) => remarkPhraseLabels[phrase]()),
    ...readersRemark(order),
    ...[cutleryWords(order)].filter((text) => text !== null),
  ];
  if (words.length === 0) return null;
  const isWarning = readDietWords(remark ?? '') !== null;
  return (
    <div>
      {isOpen && <OrderRemark order={order} />}
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className={classNames(
          'flex min-h-7 w-full gap-1.5 rounded-small px-2 py-1 text-start text-note font-semibold',
          isWarning ? 'bg-bad-tint text-bad' : 'bg-warn-tint text-warn',
        )}
      >
        <Icon name="chat" size={18} />
        <span dir="auto" className={classNames('min-w-0 flex-1 wrap-anywhere', !isOpen && 'line-clamp-6')}>
          {isOpen ? t`收起备注` : joinPhrases(words)}
        </span>
      </button>
    </div>
  );
}
