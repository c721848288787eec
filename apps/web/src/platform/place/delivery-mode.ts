import type { Fen } from '@chifan/domain';
import { type OrderType, type OrderWay, orderWays } from '@chifan/domain/ordering';
import { create } from 'zustand';
import { onForgetGuest } from '../session/forget-guest.ts';
import { tabStorage } from '../storage.ts';

/** How the guest gets the food from one shop (rule ordering-1). */
export type DeliveryMode = {
  readonly shopId: number;
  /** Index of the chosen way among the four, in screen order. */
  readonly radioIndex: number;
  /** Package and delivery fee in fen. null if the way is unavailable. */
  readonly fee: Fen | number | null;
  readonly shopAddress: string;
  readonly isOutofDeliveryRange: boolean;
  readonly payType: OrderType;
};

type Kept = { readonly mode: DeliveryMode | null; readonly isTaken: boolean };

const stored = tabStorage('delivery-mode');

const useKept = create<Kept>()(() => readKept(stored.read()));
useKept.subscribe((kept) => stored.write(JSON.stringify(kept)));
onForgetGuest(() => useKept.setState({ mode: null, isTaken: false }));

/** The checkout applies it the next time it is shown. */
export const chooseDeliveryMode = (mode: DeliveryMode): void => useKept.setState({ mode, isTaken: false });

export const deliveryModeOf = (shopId: number): DeliveryMode | null => {
  const { mode } = useKept.getState();
  return mode?.shopId === shopId ? mode : null;
};

/** The way chosen for this shop since the last call, then null. */
export function consumeChosenWay(shopId: number): OrderWay | null {
  const mode = deliveryModeOf(shopId);
  if (mode === null || useKept.getState().isTaken) return null;
  useKept.setState({ isTaken: true });
  return orderWays[mode.radioIndex] ?? null;
}

/** Stored data may be outdated or malformed. */
function readKept(text: string | null): Kept {
  try {
    const { mode, isTaken } = JSON.parse(text ?? '{}') as Partial<Kept>;
    const isWhole = typeof mode?.shopId === 'number' && typeof mode.radioIndex === 'number';
    return { mode: isWhole ? mode : null, isTaken: isTaken === true };
  } catch {
    return { mode: null, isTaken: false };
  }
}
