import { create } from 'zustand';
import { secureStorage } from '../../../platform/storage.ts';

const stored = secureStorage('consoleCrossedDishes');
/** Number of crossed-off dishes to store. No shop prepares as many dishes at one time. */
const maxStored = 500;

/** A dish of an order, as `{order id}.{position of the line}`. */
type DishKey = `${number}.${number}`;

type CrossedDishes = { readonly dishes: readonly DishKey[] };

/**
 * Dishes that cooks crossed off on this device. The server does not store them, because each kitchen station crosses
 * off only its own dishes.
 */
export const useCrossedDishes = create<CrossedDishes>()(() => ({
  dishes: (stored.read() ?? '').split(' ').filter((key): key is DishKey => /^\d+\.\d+$/.test(key)),
}));

export const dishKey = (orderId: number, position: number): DishKey => `${orderId}.${position}`;

/** Crosses a dish off. If the dish is already crossed off, restores the dish. */
export function toggleDish(key: DishKey): void {
  const { dishes } = useCrossedDishes.getState();
  const next = dishes.includes(key) ? dishes.filter((each) => each !== key) : [...dishes, key].slice(-maxStored);
  stored.write(next.join(' '));
  useCrossedDishes.setState({ dishes: next });
}
