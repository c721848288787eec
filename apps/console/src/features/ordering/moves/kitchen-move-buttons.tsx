import type { StaffOrder } from '@chifan/contract/ordering';
import { t } from '@lingui/core/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from '../../../platform/api.ts';
import { chooseShop } from '../../../platform/staff.ts';
import { useAction } from '../../../platform/use-action.ts';
import { rememberOrder } from '../../../staff-order/detail/shown-order.ts';
import { MoveButtons } from '../../../staff-order/moves/move-buttons.tsx';
import { type KitchenEvent, kitchenMoves } from '../../../staff-order/moves/moves.ts';
import { ExtraMinutesButtons } from './extra-minutes-buttons.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import { SoldOutDialog } from './sold-out-dialog.tsx';

export function KitchenMoves({ order }: { readonly order: StaffOrder }) {
  const [asking, setAsking] = useState<'refuse' | 'declare_sold_out' | null>(null);
  const goToRedeem = useGoToRedeem();
  const { accept, ready } = useKitchenActs();
  const move = (event: KitchenEvent) => {
    switch (event) {
      case 'accept':
        return accept.mutate(order.id);
      case 'ready':
        return ready.mutate(order.id);
      case 'redeem':
        return goToRedeem(order);
      case 'refuse':
      case 'declare_sold_out':
        return setAsking(event);
    }
  };
  const busy = accept.isPending ? 'accept' : ready.isPending ? 'ready' : null;
  const stopAsking = () => setAsking(null);
  return (
    <>
      <ExtraMinutesButtons order={order} />
      <MoveButtons order={order} moves={kitchenMoves} busy={busy} onMove={move} />
      {asking === 'refuse' && <RefuseDialog order={order} onClose={stopAsking} />}
      {asking === 'declare_sold_out' && <SoldOutDialog order={order} onClose={stopAsking} />}
    </>
  );
}

function useKitchenActs() {
  const accept = useAction((orderId: number) => api('/rest/merchant/order/accept', { orderId }), {
    success: () => t`已接单`,
    onDone: rememberOrder,
  });
  const ready = useAction((orderId: number) => api('/rest/merchant/order/ready', { orderId }), {
    success: () => t`备餐完成，已通知取餐`,
    onDone: rememberOrder,
  });
  return { accept, ready };
}

/** The guest tells the code; the order alone proves nothing. */
function useGoToRedeem() {
  const navigate = useNavigate();
  return (order: StaffOrder) => {
    if (order.shopId !== null) chooseShop(order.shopId);
    void navigate({ to: '/redeem' });
  };
}
