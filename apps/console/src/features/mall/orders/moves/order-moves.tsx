import { isParcelFollowed } from '@chifan/domain/mall';
import { t } from '@lingui/core/macro';
import { AskingButtons, type AskingMoves } from '../../../../staff-order/moves/asking-buttons.tsx';
import type { StaffMallOrder } from '../orders.query.ts';
import { CorrectDialog, ShipDialog } from './parcel-dialog.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import { StepDialog } from './step-dialog.tsx';

const moves: AskingMoves<StaffMallOrder, MoveKey> = [
  { event: 'ship', label: () => t`发货`, variant: 'primary', Ask: ShipDialog },
  { event: 'refuse', label: () => t`拒单`, variant: 'danger', Ask: RefuseDialog },
  { event: 'step', label: () => t`更新物流`, variant: 'primary', Ask: StepDialog },
  { event: 'correct', label: () => t`更正快递信息`, variant: 'secondary', Ask: CorrectDialog },
];

export const OrderMoves = ({ order }: { readonly order: StaffMallOrder }) => (
  <AskingButtons subject={order} allowed={moveKeysOf(order)} moves={moves} />
);

/** What may be done with an order here: what the server allows, and what a parcel on its way needs. */
export type MoveKey = (typeof eventKeys)[number] | 'step' | 'correct';

const eventKeys = ['ship', 'refuse'] as const;

export function moveKeysOf({
  allowedEvents,
  shipment,
  state,
}: Pick<StaffMallOrder, 'allowedEvents' | 'shipment' | 'state'>): readonly MoveKey[] {
  const allowed = eventKeys.filter((key) => allowedEvents.includes(key));
  return shipment !== null && isParcelFollowed(state) ? [...allowed, 'step', 'correct'] : allowed;
}
