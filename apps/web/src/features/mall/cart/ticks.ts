import { create } from 'zustand';
import { onForgetGuest } from '../../../platform/session/forget-guest.ts';
import { tabStorage } from '../../../platform/storage.ts';

const stored = tabStorage('mall.unticked');

type Unticked = { readonly products: readonly number[] };

/** Ids of the unticked products. Because only these are stored, a new product in the cart is ticked. */
const useUnticked = create<Unticked>()(() => ({ products: readProducts(stored.read()) }));
useUnticked.subscribe(({ products }) => stored.write(JSON.stringify(products)));
onForgetGuest(() => useUnticked.setState({ products: [] }));

export type Ticks = {
  readonly isTicked: (productId: number) => boolean;
  readonly tick: (productIds: readonly number[], isTicked: boolean) => void;
};

/** The ticked products of the cart, stored until the browser tab closes. */
export function useTicks(): Ticks {
  const products = useUnticked((state) => state.products);
  return {
    isTicked: (productId) => !products.includes(productId),
    tick: (productIds, isTicked) => useUnticked.setState({ products: turned(products, productIds, isTicked) }),
  };
}

export function turned(unticked: readonly number[], productIds: readonly number[], isTicked: boolean): number[] {
  const others = unticked.filter((id) => !productIds.includes(id));
  return isTicked ? others : [...others, ...productIds];
}

/** Reads stored product ids. Malformed data gives an empty list. */
export function readProducts(text: string | null): number[] {
  try {
    const products: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(products) ? products.filter((id) => Number.isSafeInteger(id)) : [];
  } catch {
    return [];
  }
}
