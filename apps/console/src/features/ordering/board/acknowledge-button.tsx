import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { Button } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { boardShortcuts } from '../../../staff-order/actions/board-shortcuts.ts';
import { acknowledgeOrder } from '../bell/new-orders.ts';

/**
 * The button with which staff acknowledge a new order. Until staff press the button, the console rings for the order
 * and counts it as new.
 */
export function AcknowledgeButton({ order: { id, setMealId } }: { readonly order: StaffOrder }) {
  return (
    <div className="grid gap-2">
      <p className="text-note font-semibold text-bad">
        {setMealId === null ? t`已自动接单，请开始制作` : t`客人选了本店用套餐，请准备`}
      </p>
      <Button isWide aria-keyshortcuts={boardShortcuts.main} onClick={() => acknowledgeOrder(id)} className="min-h-12">
        {t`知道了`}
      </Button>
    </div>
  );
}
