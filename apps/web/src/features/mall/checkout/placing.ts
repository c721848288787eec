import type { InputOf } from '../../../platform/api.ts';
import { tabStorage } from '../../../platform/storage.ts';

export type PlaceInput = InputOf<'/rest/mall/order/place'>;

const placeSlot = tabStorage('mall.placing');
const payingSlot = (orderId: number) => tabStorage(`mall.paying.${orderId}`);

/** One intention to order: its key stays until the order stands, so that no tap and no lost answer orders twice. */
export const placingKey = (): string => keyIn(placeSlot);
export const forgetPlacing = (): void => placeSlot.clear();

/** The same for paying it. */
export const payingKey = (orderId: number): string => keyIn(payingSlot(orderId));
export const forgetPaying = (orderId: number): void => payingSlot(orderId).clear();

function keyIn(slot: ReturnType<typeof tabStorage>): string {
  const key = slot.read() ?? crypto.randomUUID();
  slot.write(key);
  return key;
}

/**
 * Whether the guest means the same. Prices and stock are renewed by themselves, and are not their doing: an order that
 * stands may itself hold the last piece.
 */
export const saysTheSame = (a: PlaceInput, b: PlaceInput): boolean =>
  a.addressId === b.addressId && a.remark === b.remark && requestOf(a) === requestOf(b);

const requestOf = ({ items }: PlaceInput) => items.map(({ productId, number }) => `${productId}x${number}`).join();
