import { type OrderWay, orderWays } from '@chifan/domain/ordering';
import { create } from 'zustand';
import { onForgetGuest } from '../session/forget-guest.ts';
import { guestStorage } from '../storage.ts';

/**
 * How and when the guest wants to get food. All screens share this choice, and the device stores it until the next
 * visit (rule app-17). `useLocation` has the place.
 */
export type OrderChoice = {
  readonly way: OrderWay;
  /** The chosen start of the order, as in an order request, in ISO 8601. null means as soon as possible. */
  readonly wantedAt: string | null;
};

const stored = guestStorage('choice');
const initialChoice: OrderChoice = { way: 'eat_here', wantedAt: null };

export const useOrderChoice = create<OrderChoice>()(() => readOrderChoice(stored.read(), new Date()));

useOrderChoice.subscribe((choice) => stored.write(JSON.stringify(choice)));
onForgetGuest(() => useOrderChoice.setState(initialChoice));

let expiry: ReturnType<typeof setTimeout> | undefined;
useOrderChoice.subscribe(expireInTime);
expireInTime(useOrderChoice.getState());

/** While the app is open, changes a chosen time that has passed to “as soon as possible”. */
function expireInTime({ wantedAt }: OrderChoice): void {
  clearTimeout(expiry);
  if (wantedAt === null) return;
  expiry = setTimeout(() => chooseTime(null), Math.max(0, Date.parse(wantedAt) - Date.now()));
}

export const useWay = (): OrderWay => useOrderChoice(({ way }) => way);

export const useWantedAt = (): string | null => useOrderChoice(({ wantedAt }) => wantedAt);

export const chooseTime = (wantedAt: string | null): void => useOrderChoice.setState({ wantedAt });

export function chooseWay(way: OrderWay): void {
  if (useOrderChoice.getState().way !== way) useOrderChoice.setState({ way, wantedAt: null });
}

/** Reads the stored choice. A time that has passed becomes “as soon as possible”. */
export function readOrderChoice(text: string | null, now: Date): OrderChoice {
  try {
    const { way, wantedAt } = JSON.parse(text ?? '{}') as Partial<Record<keyof OrderChoice, unknown>>;
    const isAhead = typeof wantedAt === 'string' && Date.parse(wantedAt) > now.getTime();
    return { way: orderWays.find((known) => known === way) ?? initialChoice.way, wantedAt: isAhead ? wantedAt : null };
  } catch {
    return initialChoice;
  }
}
