import type { Fen } from '@chifan/domain';
import { type OrderType, orderWays } from '@chifan/domain/ordering';
import { create } from 'zustand';
import { chooseWay } from '../choice/order-choice.ts';
import { onForgetGuest } from '../session/forget-guest.ts';
import { tabStorage } from '../storage.ts';

/** How the guest wants to get the food from one shop, such as delivery (rule ordering-1). */
export type DeliveryMode = {
  readonly shopId: number;
  /** Index of the chosen order type, in the sequence of the four types on the screen. */
  readonly radioIndex: number;
  /** Packaging and delivery fee in fen. null if the order type is not available. */
  readonly fee: Fen | number | null;
  readonly shopAddress: string;
  readonly isOutofDeliveryRange: boolean;
  readonly payType: OrderType;
};

type Kept = { readonly mode: DeliveryMode | null };

const stored = tabStorage('delivery-mode');

const useKept = create<Kept>()(() => readKept(stored.read()));
useKept.subscribe((kept) => stored.write(JSON.stringify(kept)));
onForgetGuest(() => useKept.setState({ mode: null }));

/** Stores the chosen order type for this shop, and applies it to all screens (rule app-17). */
export function chooseDeliveryMode(mode: DeliveryMode): void {
  useKept.setState({ mode });
  chooseWay(orderWays[mode.radioIndex] ?? 'eat_here');
}

export const deliveryModeOf = (shopId: number): DeliveryMode | null => {
  const { mode } = useKept.getState();
  return mode?.shopId === shopId ? mode : null;
};

/** Reads the stored choice. Outdated or malformed data gives no choice. */
function readKept(text: string | null): Kept {
  try {
    const { mode } = JSON.parse(text ?? '{}') as Partial<Kept>;
    const isWhole = typeof mode?.shopId === 'number' && typeof mode.radioIndex === 'number';
    return { mode: isWhole ? mode : null };
  } catch {
    return { mode: null };
  }
}
