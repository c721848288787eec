import type { InputOf } from '../../../platform/api.ts';
import { tabStorage } from '../../../platform/storage.ts';

export type PlaceInput = InputOf<'/rest/mall/order/place'>;

const placeSlot = tabStorage('mall.placing');
const payingSlot = (orderId: number) => tabStorage(`mall.paying.${orderId}`);

/**
 * The idempotency key for placing an order. The key stays unchanged until the order is placed, so that neither a second
 * tap nor a lost response orders twice.
 */
export const placingKey = (): string => keyIn(placeSlot);
export const forgetPlacing = (): void => placeSlot.clear();

export const payingKey = (orderId: number): string => keyIn(payingSlot(orderId));
export const forgetPaying = (orderId: number): void => payingSlot(orderId).clear();

function keyIn(slot: ReturnType<typeof tabStorage>): string {
  const key = slot.read() ?? crypto.randomUUID();
  slot.write(key);
  return key;
}

/**
 * Whether two requests order the same. Prices and stock are ignored, because the app refreshes them automatically, and
 * the first order may itself have reserved the last unit.
 */
export const saysTheSame = (a: PlaceInput, b: PlaceInput): boolean =>
  a.addressId === b.addressId && a.remark === b.remark && requestOf(a) === requestOf(b);

const requestOf = ({ items }: PlaceInput) => items.map(({ productId, number }) => `${productId}x${number}`).join();
