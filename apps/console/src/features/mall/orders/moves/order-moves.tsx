import { Button, type ButtonVariant } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { type ComponentType, useState } from 'react';
import type { StaffMallOrder } from '../orders.query.ts';
import { type MoveKey, moveKeysOf } from './move-keys.ts';
import type { MoveProps } from './order-dialog-props.ts';
import { RefuseDialog } from './refuse-dialog.tsx';
import { CorrectDialog, ShipDialog } from './ship-dialog.tsx';
import { StepDialog } from './step-dialog.tsx';

type Move = {
  readonly label: () => string;
  readonly variant: ButtonVariant;
  readonly Ask: ComponentType<MoveProps>;
};

const moves: Readonly<Record<MoveKey, Move>> = {
  ship: { label: () => t`发货`, variant: 'primary', Ask: ShipDialog },
  refuse: { label: () => t`拒单`, variant: 'danger', Ask: RefuseDialog },
  step: { label: () => t`更新物流`, variant: 'primary', Ask: StepDialog },
  correct: { label: () => t`更正快递信息`, variant: 'secondary', Ask: CorrectDialog },
};

/** Buttons of what may be done now; each asks once more. */
export function OrderMoves({ order }: { readonly order: StaffMallOrder }) {
  const [asked, setAsked] = useState<MoveKey | null>(null);
  const keys = moveKeysOf(order);
  // What was asked may have been done by a colleague meanwhile.
  const Ask = asked !== null && keys.includes(asked) ? moves[asked].Ask : undefined;
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {keys.map((key) => (
        <Button key={key} className="grow" variant={moves[key].variant} onClick={() => setAsked(key)}>
          {moves[key].label()}
        </Button>
      ))}
      {Ask && <Ask order={order} onClose={() => setAsked(null)} />}
    </div>
  );
}
