import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { Icon } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useMemo } from 'react';
import { dietLines } from './kitchen-words/diet-words.ts';

type OrderDietProps = { readonly order: Pick<StaffOrder, 'dietProfile' | 'remark'> };

/**
 * Red warnings about allergies and diet, from the guest's diet profile and remark (rule ordering-54). The warnings are
 * first on the order and never shortened.
 */
export function OrderDiet({ order: { dietProfile, remark } }: OrderDietProps) {
  const { lines, isRead } = useMemo(() => dietLines(remark, dietProfile), [remark, dietProfile]);
  if (lines.length === 0) return null;
  return (
    <div className="flex gap-2 rounded-small border-2 border-bad bg-bad-tint px-3 py-2 font-bold text-bad">
      <Icon name="warning" />
      <div className="grid min-w-0 flex-1 gap-1 wrap-anywhere">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {isRead && <p className="text-note font-normal">{t`“可能”：从客人备注中自动识别，请核对原文`}</p>}
      </div>
    </div>
  );
}
