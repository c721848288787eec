import type { WorkOrder } from '@chifan/contract/ordering';
import { Button, Dialog, RadioGroup, Stepper } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { api } from '../../../platform/api.ts';
import { useAct, useKeyFor } from '../../../platform/use-act.ts';
import { rememberOrder } from '../../../work-order/detail/shown-order.ts';
import { shortNumber } from '../../../work-order/order-facts.ts';

type SoldOutDialogProps = { readonly order: WorkOrder; readonly onClose: () => void };

const wholeOrder = 'all';

/** What is not there: a line with so many pieces of it, or the whole order. */
type Missing = { readonly what: string; readonly pieces: number };

/** Specification §9: out of stock is refunded within 15 minutes of acceptance: pieces, a dish, or the whole order. */
export function SoldOutDialog({ order, onClose }: SoldOutDialogProps) {
  const number = shortNumber(order.number);
  const [missing, setMissing] = useState<Missing | null>(null);
  const keyFor = useKeyFor();
  const declare = useAct((asked: Missing) => tell(order, asked, keyFor(asked)), {
    success: () => t`已退款给客人`,
    onDone: (told) => {
      rememberOrder(told);
      onClose();
    },
  });
  const choose = (what: string) => setMissing({ what, pieces: leftOf(order, what) });
  return (
    <Dialog isOpen title={t`${number} 号订单哪道菜缺货？`} onClose={onClose}>
      <RadioGroup label={t`缺货的菜`} value={missing?.what ?? null} onChange={choose} choices={choicesOf(order)} />
      {missing !== null && leftOf(order, missing.what) > 1 && (
        <PiecesChoice order={order} missing={missing} onChange={setMissing} />
      )}
      <p className="mt-4 text-soft">{t`客人立即收到退款，其余的菜照做。请记得在菜单里把缺货的菜设为售罄。`}</p>
      <Button
        look="danger"
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

type PiecesChoiceProps = {
  readonly order: WorkOrder;
  readonly missing: Missing;
  readonly onChange: (missing: Missing) => void;
};

function PiecesChoice({ order, missing: { what, pieces }, onChange }: PiecesChoiceProps) {
  const left = leftOf(order, what);
  return (
    <div className="mt-4 flex items-center justify-between gap-3">
      <span className="text-note font-medium">{t`缺几份（共 ${left} 份）`}</span>
      <Stepper
        of={t`缺货份数`}
        value={pieces}
        valueLabel={t`缺 ${pieces} 份`}
        max={left}
        onChange={(next) => onChange({ what, pieces: Math.max(1, next) })}
      />
    </div>
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

/** How many pieces of this line are to be made; none of what is no line. */
function leftOf({ lines }: WorkOrder, what: string): number {
  const line = lines.find(({ position }) => String(position) === what);
  return line === undefined ? 0 : line.quantity - line.refunded;
}

/** All that is left goes without a number: the server knows best how many those are. */
function tell(order: WorkOrder, { what, pieces }: Missing, idempotencyKey: string): Promise<WorkOrder> {
  const { id: orderId } = order;
  if (what === wholeOrder) return api('/rest/merchant/order/runOut', { orderId });
  const quantity = pieces < leftOf(order, what) ? { quantity: pieces } : {};
  return api('/rest/merchant/order/soldOut', { orderId, position: Number(what), ...quantity }, { idempotencyKey });
}
