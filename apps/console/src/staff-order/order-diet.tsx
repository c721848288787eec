import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { guestWordsOf } from '@chifan/domain/ordering';
import { classNames, Icon } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useMemo } from 'react';
import { dietLines } from './kitchen-words/diet-words.ts';

type OrderDietProps = {
  /**
   * The order to check. Its messages are optional, because a refund request does not show the messages of its order.
   */
  readonly order: Pick<StaffOrder, 'dietProfile' | 'remark'> & Partial<Pick<StaffOrder, 'messages'>>;
  /** True for a box with less padding, for a small ticket. */
  readonly isCompact?: boolean;
};

/**
 * Red warnings about allergies and diet, from the guest's diet profile, remark and messages (rules ordering-54 and
 * ordering-124). The warnings are first on the order and never shortened.
 */
export function OrderDiet({ order, isCompact = false }: OrderDietProps) {
  const { dietProfile } = order;
  const words = guestWordsOf(order);
  const { lines, isRead } = useMemo(() => dietLines(words, dietProfile), [words, dietProfile]);
  if (lines.length === 0) return null;
  return (
    <div
      className={classNames(
        'flex gap-2 rounded-small border-2 border-bad bg-bad-tint font-bold text-bad',
        isCompact ? 'px-2 py-0.5' : 'px-3 py-2',
      )}
    >
      <Icon name="warning" />
      <div className="grid min-w-0 flex-1 gap-1 wrap-anywhere">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {isRead && <p className="text-note font-normal">{t`“可能”：从客人备注或消息中自动识别，请核对原文`}</p>}
      </div>
    </div>
  );
}
