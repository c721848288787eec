import { isParcelFollowed, type MallOrderEvent } from '@chifan/domain/mall';
import { Button, type ButtonLook } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { type ComponentType, useState } from 'react';
import type { WorkMallOrder } from './orders.query.ts';
import { RefuseDialog } from './refuse-dialog.tsx';
import { CorrectDialog, ShipDialog } from './ship-dialog.tsx';
import { StepDialog } from './step-dialog.tsx';

export type MoveProps = { readonly order: WorkMallOrder; readonly onClose: () => void };

type Move = {
  readonly key: string;
  readonly label: () => string;
  readonly look: ButtonLook;
  readonly Ask: ComponentType<MoveProps>;
};

const eventMoves: Readonly<Partial<Record<MallOrderEvent, Omit<Move, 'key'>>>> = {
  ship: { label: () => t`发货`, look: 'primary', Ask: ShipDialog },
  refuse: { label: () => t`拒单`, look: 'danger', Ask: RefuseDialog },
};

const parcelMoves: readonly Move[] = [
  { key: 'step', label: () => t`更新物流`, look: 'primary', Ask: StepDialog },
  { key: 'correct', label: () => t`更正快递信息`, look: 'secondary', Ask: CorrectDialog },
];

/** Buttons of what the server allows now, and of what a parcel on its way needs; each asks once more. */
export function OrderMoves({ order }: { readonly order: WorkMallOrder }) {
  const [asked, setAsked] = useState<string | null>(null);
  const moves = movesOf(order);
  const Ask = moves.find(({ key }) => key === asked)?.Ask;
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {moves.map(({ key, label, look }) => (
        <Button key={key} className="grow" look={look} onClick={() => setAsked(key)}>
          {label()}
        </Button>
      ))}
      {Ask && <Ask order={order} onClose={() => setAsked(null)} />}
    </div>
  );
}

function movesOf({ allowedEvents, shipment, state }: WorkMallOrder): Move[] {
  const byEvent = Object.entries(eventMoves).flatMap(([key, move]) =>
    allowedEvents.some((event) => event === key) ? [{ key, ...move }] : [],
  );
  return shipment !== null && isParcelFollowed(state) ? [...byEvent, ...parcelMoves] : byEvent;
}
