import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import type { ExtraMinutes } from '@chifan/domain/ordering';
import { t } from '@lingui/core/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from '../../../platform/api.ts';
import { chooseShop } from '../../../platform/staff.ts';
import { useAction } from '../../../platform/use-action.ts';
import { ActionButtons } from '../../../staff-order/actions/action-buttons.tsx';
import { type KitchenEvent, kitchenActions } from '../../../staff-order/actions/order-actions.ts';
import { cacheOrder } from '../../../staff-order/detail/shown-order.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import { avoidedLines } from './avoided-lines.ts';
import { ExtraMinutesButtons } from './extra-minutes-buttons.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import { SoldOutDialog } from './sold-out-dialog.tsx';

type Accepting = { readonly orderId: number; readonly extraMinutes?: ExtraMinutes };
type Asking =
  | { readonly about: 'refuse' | 'declare_sold_out' }
  | { readonly about: 'accept'; readonly accepting: Accepting };

type KitchenActionButtonsProps = {
  readonly order: StaffOrder;
  /** Shows all buttons in one row with short labels, for a small ticket. */
  readonly isOneRow?: boolean;
};

export function KitchenActionButtons({ order, isOneRow = false }: KitchenActionButtonsProps) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const goToRedeem = useGoToRedeem();
  const { accept, ready } = useKitchenActs();
  const askOrAccept = (accepting: Accepting) =>
    avoidedLines(order).length > 0 ? setAsking({ about: 'accept', accepting }) : accept.mutate(accepting);
  const move = (event: KitchenEvent) => {
    switch (event) {
      case 'accept':
        return askOrAccept({ orderId: order.id });
      case 'ready':
        return ready.mutate(order.id);
      case 'redeem':
        return goToRedeem(order);
      case 'refuse':
      case 'declare_sold_out':
        return setAsking({ about: event });
    }
  };
  const later = accept.isPending ? accept.variables.extraMinutes : undefined;
  const busy = accept.isPending && later === undefined ? 'accept' : ready.isPending ? 'ready' : null;
  const stopAsking = () => setAsking(null);
  return (
    <>
      <div className={isOneRow ? 'flex flex-wrap gap-2 empty:hidden' : 'grid gap-3 empty:hidden'}>
        <ExtraMinutesButtons
          order={order}
          accepting={accept.isPending ? later : null}
          onAccept={(extraMinutes) => askOrAccept({ orderId: order.id, extraMinutes })}
          isInRow={isOneRow}
        />
        <ActionButtons
          order={isOneRow ? withoutEarlyRedeem(order) : order}
          moves={kitchenActions}
          busy={busy}
          onMove={move}
          isInRow={isOneRow}
        />
      </div>
      {asking?.about === 'accept' && (
        <AcceptDialog
          order={order}
          onConfirm={() => {
            stopAsking();
            accept.mutate(asking.accepting);
          }}
          onClose={stopAsking}
        />
      )}
      {asking?.about === 'refuse' && <RefuseDialog order={order} onClose={stopAsking} />}
      {asking?.about === 'declare_sold_out' && <SoldOutDialog order={order} onClose={stopAsking} />}
    </>
  );
}

/**
 * Removes the redeem button from an order that the kitchen still cooks. Most guests come when the food is ready, and a
 * small ticket has no room for the button. The order details still have it.
 */
const withoutEarlyRedeem = (order: StaffOrder): StaffOrder =>
  order.allowedEvents.includes('ready')
    ? { ...order, allowedEvents: order.allowedEvents.filter((event) => event !== 'redeem') }
    : order;

function useKitchenActs() {
  const accept = useAction((accepting: Accepting) => api('/rest/merchant/order/accept', accepting), {
    success: (_, { extraMinutes }) => (extraMinutes === undefined ? t`已接单` : t`已接单，已告知客人`),
    onDone: cacheOrder,
  });
  const ready = useAction((orderId: number) => api('/rest/merchant/order/ready', { orderId }), {
    success: () => t`已出餐，已通知取餐`,
    onDone: cacheOrder,
  });
  return { accept, ready };
}

/**
 * Opens the redeem screen for the order's shop. Staff must type the guest's pick-up code, because the order alone does
 * not prove who may collect it.
 */
function useGoToRedeem() {
  const navigate = useNavigate();
  return (order: StaffOrder) => {
    if (order.shopId !== null) chooseShop(order.shopId);
    void navigate({ to: '/redeem' });
  };
}
