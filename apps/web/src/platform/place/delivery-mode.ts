import type { Fen } from '@chifan/domain';
import { type OrderType, type OrderWay, orderWays } from '@chifan/domain/ordering';
import { create } from 'zustand';
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

type Kept = { readonly mode: DeliveryMode | null; readonly isTaken: boolean };

const stored = tabStorage('delivery-mode');

const useKept = create<Kept>()(() => readKept(stored.read()));
useKept.subscribe((kept) => stored.write(JSON.stringify(kept)));
onForgetGuest(() => useKept.setState({ mode: null, isTaken: false }));

/** Stores the chosen order type. The checkout applies it the next time it opens. */
export const chooseDeliveryMode = (mode: DeliveryMode): void => useKept.setState({ mode, isTaken: false });

export const deliveryModeOf = (shopId: number): DeliveryMode | null => {
  const { mode } = useKept.getState();
  return mode?.shopId === shopId ? mode : null;
};

/** The order type that the guest chose for the shop since the last call. Later calls return null. */
export function consumeChosenWay(shopId: number): OrderWay | null {
  const mode = deliveryModeOf(shopId);
  if (mode === null || useKept.getState().isTaken) return null;
  useKept.setState({ isTaken: true });
  return orderWays[mode.radioIndex] ?? null;
}

/** Reads the stored choice. Outdated or malformed data gives no choice. */
function readKept(text: string | null): Kept {
  try {
    const { mode, isTaken } = JSON.parse(text ?? '{}') as Partial<Kept>;
    const isWhole = typeof mode?.shopId === 'number' && typeof mode.radioIndex === 'number';
    return { mode: isWhole ? mode : null, isTaken: isTaken === true };
  } catch {
    return { mode: null, isTaken: false };
  }
}
