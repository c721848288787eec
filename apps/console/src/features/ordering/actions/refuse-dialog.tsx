import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import {
  isRefusalExplained,
  kitchenCallNumber,
  type MerchantRefuseNote,
  type MerchantRefuseReason,
  merchantRefuseNotes,
} from '@chifan/domain/ordering';
import { Button, Checkbox, Dialog, Money, RadioGroup } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { api } from '../../../platform/api.ts';
import { useAction } from '../../../platform/use-action.ts';
import { cacheOrder } from '../../../staff-order/detail/shown-order.ts';
import { refuseNoteLabels, refuseReasonLabels } from '../../../staff-order/order-labels.ts';
import { OrderLines } from '../../../staff-order/order-lines.tsx';
import { dishText } from '../../../texts/dish-name.tsx';
import { TakeOffMenuCheckbox } from './take-off-menu-checkbox.tsx';

const reasons = [
  'sold_out',
  'too_busy',
  'closing',
  'cannot_deliver',
  'other',
] as const satisfies MerchantRefuseReason[];

type RefuseDialogProps = { readonly order: StaffOrder; readonly onClose: () => void };

export function RefuseDialog({ order, onClose }: RefuseDialogProps) {
  const [reason, setReason] = useState<MerchantRefuseReason>('sold_out');
  const [chosen, setNote] = useState<MerchantRefuseNote | null>(null);
  const note = reason === 'other' ? chosen : null;
  const dishes = order.setMealId === null ? order.lines : [];
  const [positions, setPositions] = useState(() => (dishes.length === 1 ? dishes.map(({ position }) => position) : []));
  const [isOffMenu, setOffMenu] = useState(true);
  const asksDish = reason === 'sold_out' && dishes.length > 0;
  const why = {
    reason,
    ...(note === null ? {} : { note }),
    ...(asksDish && isOffMenu ? { sellOut: { positions, until: 'today' as const } } : {}),
  };
  const refuse = useAction(() => api('/rest/merchant/order/refuse', { orderId: order.id, ...why }), {
    success: () => t`已拒单，款项将全额退回`,
    onDone: (refused) => {
      cacheOrder(refused);
      onClose();
    },
  });
  const offered = reasons.filter((each) => each !== 'cannot_deliver' || order.type === 'delivery');
  const number = kitchenCallNumber(order);
  return (
    <Dialog isOpen title={t`${number} 号订单为什么拒单？`} onClose={onClose}>
      <div className="mb-4 grid gap-2">
        <OrderLines lines={order.lines} isSetMeal={order.setMealId !== null} />
        <p className="flex flex-wrap items-baseline gap-x-2 font-semibold">
          {t`退给客人`} <Money amount={order.paid} />
        </p>
      </div>
      <RadioGroup
        label={t`拒单原因（会翻译给客人看）`}
        value={reason}
        onChange={setReason}
        choices={offered.map((value) => ({ value, label: refuseReasonLabels[value]() }))}
      />
      {asksDish && (
        <fieldset className="mt-4 grid gap-2">
          <legend className="mb-2 text-note font-medium">{t`哪道菜售罄？`}</legend>
          {dishes.map((line) => (
            <Checkbox
              key={line.position}
              label={dishText(line)}
              isChecked={positions.includes(line.position)}
              onChange={(isChosen) =>
                setPositions(
                  isChosen ? [...positions, line.position] : positions.filter((each) => each !== line.position),
                )
              }
            />
          ))}
          <TakeOffMenuCheckbox isChecked={isOffMenu} onChange={setOffMenu} />
        </fieldset>
      )}
      {reason === 'other' && (
        <div className="mt-4">
          <RadioGroup
            label={t`具体原因（会翻译给客人看）`}
            value={note}
            onChange={setNote}
            choices={merchantRefuseNotes.map((value) => ({ value, label: refuseNoteLabels[value]() }))}
          />
        </div>
      )}
      <Button
        variant="danger"
        isWide
        disabled={!isRefusalExplained(why) || (asksDish && positions.length === 0)}
        isBusy={refuse.isPending}
        onClick={() => refuse.mutate(undefined)}
        className="mt-4"
      >
        {t`拒单并全额退款`}
      </Button>
    </Dialog>
  );
}
