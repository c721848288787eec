import type { Language } from '@chifan/domain';
import { useEffectEvent, useLayoutEffect } from 'react';
import { create } from 'zustand';
import type { OutputOf } from '../../platform/api.ts';
import { useLanguage } from '../../platform/language.ts';
import { onForgetGuest } from '../../platform/session/forget-guest.ts';
import { linesOf, nameCart, updateCartLines } from './cart.ts';
import { type CartChange, checkCart } from './check-cart.ts';

export type Menu = OutputOf<'/rest/shop/menu'>;

type Noted = Readonly<Record<number, readonly CartChange[]>>;

/** Changes of the cart that the guest has not dismissed yet, by shop id. */
const useNoted = create<Noted>()(() => ({}));
onForgetGuest(() => useNoted.setState({}, true));

const nothing: readonly CartChange[] = [];

export const useCartChanges = (shopId: number): readonly CartChange[] => useNoted((noted) => noted[shopId] ?? nothing);

export const dismissCartChanges = (shopId: number): void => useNoted.setState({ [shopId]: nothing });

/** Updates the cart to the current menu: prices, texts in the guest’s language, and removed dishes. */
export function useCheckedCart(menu: Menu | undefined): void {
  const language = useLanguage();
  // The menu’s texts are in the language that was current at its request, so apply only a newly loaded menu.
  const apply = useEffectEvent((read: Menu) => applyMenu(read, language));
  useLayoutEffect(() => {
    if (menu) apply(menu);
  }, [menu]);
}

export function applyMenu(menu: Menu, language: Language): void {
  const { id } = menu.shop;
  const { renewed, changes } = checkCart(
    linesOf(id),
    menu.categories.flatMap(({ dishes }) => dishes),
  );
  updateCartLines(id, (line) => renewed.get(line) ?? null);
  nameCart(menu.shop, language);
  storeCartChanges(id, changes);
}

/**
 * Stores the changes that a check of the cart found. Each check replaces the stock warnings. Other changes stay until
 * the guest dismisses them.
 */
export function storeCartChanges(shopId: number, changes: readonly CartChange[]): void {
  const before = useNoted.getState()[shopId] ?? nothing;
  const kept = before.filter((change) => !isScarcity(change) && !changes.some((newer) => isSameDish(newer, change)));
  if (kept.length !== before.length || changes.length > 0) useNoted.setState({ [shopId]: [...kept, ...changes] });
}

const isScarcity = ({ what }: CartChange) => what === 'sold_out' || what === 'few_left';

const isSameDish = (one: CartChange, other: CartChange) => one.dishId === other.dishId && one.what === other.what;
