import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { kitchenCallNumber } from '@chifan/domain/ordering';
import { Button, Dialog, RadioGroup, Stepper } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { api } from '../../../platform/api.ts';
import { joinList } from '../../../platform/language/join-list.ts';
import { useAction, useKeyFor } from '../../../platform/use-action.ts';
import { cacheOrder } from '../../../staff-order/detail/shown-order.ts';
import { chosenTexts } from '../../../staff-order/order-lines.tsx';
import { dishText } from '../../../texts/dish-name.tsx';
import { type MissingLine, remainingPieces, soldOutOf } from './missing-pieces.ts';
import { TakeOffMenuCheckbox } from './take-off-menu-checkbox.tsx';

type SoldOutDialogProps = { readonly order: StaffOrder; readonly onClose: () => void };

const wholeOrder = 'all';
type Missing = MissingLine | typeof wholeOrder;

/**
 * Refunds sold-out units of a dish, a whole dish, or the whole order. Allowed within 15 minutes of acceptance (rule
 * refund-13).
 */
export function SoldOutDialog({ order, onClose }: SoldOutDialogProps) {
  const number = kitchenCallNumber(order);
  const [missing, setMissing] = useState<Missing | null>(null);
  const [isOffMenu, setOffMenu] = useState(true);
  const keyFor = useKeyFor();
  const declare = useAction((asked: Missing) => tell(order, { missing: asked, isOffMenu }, keyFor), {
    success: () => t`已退款给客人`,
    onDone: (told) => {
      cacheOrder(told);
      onClose();
    },
  });
  return (
    <Dialog isOpen title={t`${number} 号订单哪道菜缺货？`} onClose={onClose}>
      <RadioGroup
        label={t`缺货的菜`}
        value={missing === null ? null : choiceOf(missing)}
        onChange={(choice) => setMissing(missingOf(order, choice))}
        choices={choicesOf(order)}
      />
      {missing !== null && missing !== wholeOrder && missing.left > 1 && (
        <PiecesChoice missing={missing} onChange={setMissing} />
      )}
      {missing !== null && missing !== wholeOrder && order.setMealId === null && (
        <div className="mt-4">
          <TakeOffMenuCheckbox isChecked={isOffMenu} onChange={setOffMenu} />
        </div>
      )}
      <p className="mt-4 text-soft">{t`客人立即收到退款，其余的菜照做。`}</p>
      <Button
        variant="danger"
        isWide
        disabled={missing === null}
        isBusy={declare.isPending}
        onClick={() => missing !== null && declare.mutate(missing)}
        className="mt-4"
      >
        {t`缺货，退款给客人`}
      </Button>
    </Dialog>
  );
}

type PiecesChoiceProps = { readonly missing: MissingLine; readonly onChange: (missing: MissingLine) => void };

function PiecesChoice({ missing, onChange }: PiecesChoiceProps) {
  const { pieces, left } = missing;
  return (
    <div className="mt-4 flex items-center justify-between gap-3">
      <span className="text-note font-medium">{t`缺几份（共 ${left} 份）`}</span>
      <Stepper
        of={t`缺货份数`}
        value={pieces}
        valueLabel={t`缺 ${pieces} 份`}
        min={1}
        max={left}
        onChange={(next) => onChange({ ...missing, pieces: next })}
      />
    </div>
  );
}

function choicesOf({ lines, allowedEvents, setMealId }: StaffOrder) {
  const left = lines.filter(({ quantity, refunded }) => quantity > refunded);
  const dishes = left.map((line) => {
    const { position, quantity, refunded } = line;
    const nameZh = dishText(line);
    const count = quantity - refunded;
    return {
      value: String(position),
      label: t`${nameZh}，${count} 份`,
      hint: joinList(chosenTexts(line, setMealId !== null)) || undefined,
    };
  });
  const all = { value: wholeOrder, label: t`整单取消，全额退款`, hint: undefined };
  return allowedEvents.includes('run_out') ? [...dishes, all] : dishes;
}

const choiceOf = (missing: Missing): string => (missing === wholeOrder ? wholeOrder : String(missing.position));

function missingOf(order: StaffOrder, choice: string): Missing {
  if (choice === wholeOrder) return wholeOrder;
  const left = remainingPieces(order, Number(choice));
  return { position: Number(choice), pieces: left, left };
}

type Told = { readonly missing: Missing; readonly isOffMenu: boolean };

function tell(order: StaffOrder, { missing, isOffMenu }: Told, keyFor: (sent: object) => string): Promise<StaffOrder> {
  const { id: orderId, setMealId } = order;
  if (missing === wholeOrder) return api('/rest/merchant/order/runOut', { orderId });
  const soldOut = soldOutOf(orderId, missing, isOffMenu && setMealId === null);
  return api('/rest/merchant/order/soldOut', soldOut, { idempotencyKey: keyFor(soldOut) });
}
