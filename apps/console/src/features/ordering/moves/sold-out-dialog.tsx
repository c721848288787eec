import type { WorkOrder } from '@chifan/contract/ordering';
import { Button, Dialog, RadioGroup } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { api } from '../../../platform/api.ts';
import { useAct } from '../../../platform/use-act.ts';
import { rememberOrder } from '../../../work-order/detail/shown-order.ts';
import { shortNumber } from '../../../work-order/order-facts.ts';

type SoldOutDialogProps = { readonly order: WorkOrder; readonly onClose: () => void };

const wholeOrder = 'all';

/** Specification §9: out of stock is refunded within 15 minutes of acceptance: a dish, or the whole order. */
export function SoldOutDialog({ order, onClose }: SoldOutDialogProps) {
  const number = shortNumber(order.number);
  const [chosen, setChosen] = useState<string | null>(null);
  const declare = useAct((what: string) => tell(order, what), {
    success: () => t`已退款给客人`,
    onDone: (told) => {
      rememberOrder(told);
      onClose();
    },
  });
  return (
    <Dialog isOpen title={t`${number} 号订单哪道菜缺货？`} onClose={onClose}>
      <RadioGroup label={t`缺货的菜`} value={chosen} onChange={setChosen} choices={choicesOf(order)} />
      <p className="mt-4 text-soft">{t`客人立即收到退款，其余的菜照做。请记得在菜单里把缺货的菜设为售罄。`}</p>
      <Button
        look="danger"
        isWide
        disabled={chosen === null}
        isBusy={declare.isPending}
        onClick={() => chosen !== null && declare.mutate(chosen)}
        className="mt-4"
      >
        {t`缺货，退款给客人`}
      </Button>
    </Dialog>
  );
}

/** What is left of the order, by line; all of it where the server lets the order end. */
function choicesOf({ lines, allowedEvents }: WorkOrder) {
  const left = lines.filter(({ quantity, refunded }) => quantity > refunded);
  const dishes = left.map(({ position, nameZh, chosenZh, quantity, refunded }) => {
    const count = quantity - refunded;
    return { value: String(position), label: t`${nameZh}，${count} 份`, hint: chosenZh.join('、') || undefined };
  });
  const all = { value: wholeOrder, label: t`整单取消，全额退款`, hint: undefined };
  return allowedEvents.includes('run_out') ? [...dishes, all] : dishes;
}

const tell = ({ id: orderId }: WorkOrder, what: string): Promise<WorkOrder> =>
  what === wholeOrder
    ? api('/rest/merchant/order/runOut', { orderId })
    : api('/rest/merchant/order/soldOut', { orderId, position: Number(what) });
