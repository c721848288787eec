import type { Fen } from '@chifan/domain';
import { type OrderType, type OrderWay, orderWays } from '@chifan/domain/ordering';
import { create } from 'zustand';
import { onGuestGone } from '../session/forget-guest.ts';
import { tabStorage } from '../storage.ts';

/** How the guest gets the food from one shop (rule ordering-1). */
export type DeliveryMode = {
  readonly shopId: number;
  /** The chosen one of the four ways, in their order on the screen. */
  readonly radioIndex: number;
  /** What the way adds to the dishes, fen: packing and bringing; null where it cannot be had. */
  readonly fee: Fen | number | null;
  readonly shopAddress: string;
  readonly isOutofDeliveryRange: boolean;
  /** The type of order that is then paid for. */
  readonly payType: OrderType;
};

type Kept = { readonly mode: DeliveryMode | null; readonly isTaken: boolean };

const stored = tabStorage('delivery-mode');

const useKept = create<Kept>()(() => readKept(stored.read()));
useKept.subscribe((kept) => stored.write(JSON.stringify(kept)));
onGuestGone(() => useKept.setState({ mode: null, isTaken: false }));

/** The guest has chosen; the checkout takes it up when it is next on screen. */
export const chooseDeliveryMode = (mode: DeliveryMode): void => useKept.setState({ mode, isTaken: false });

/** What the guest chose last for this shop. */
export const deliveryModeOf = (shopId: number): DeliveryMode | null => {
  const { mode } = useKept.getState();
  return mode?.shopId === shopId ? mode : null;
};

/** The way that was chosen for this shop since it was last taken, once. */
export function takeChosenWay(shopId: number): OrderWay | null {
  const mode = deliveryModeOf(shopId);
  if (mode === null || useKept.getState().isTaken) return null;
  useKept.setState({ isTaken: true });
  return orderWays[mode.radioIndex] ?? null;
}

/** What lies in a browser's storage may be old or anything. */
function readKept(text: string | null): Kept {
  try {
    const { mode, isTaken } = JSON.parse(text ?? '{}') as Partial<Kept>;
    const isWhole = typeof mode?.shopId === 'number' && typeof mode.radioIndex === 'number';
    return { mode: isWhole ? mode : null, isTaken: isTaken === true };
  } catch {
    return { mode: null, isTaken: false };
  }
}
