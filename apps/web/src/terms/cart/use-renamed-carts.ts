import { useEffect } from 'react';
import { fetchMenu } from '../../data/menu.ts';
import { useLanguage } from '../../platform/language.ts';
import { useLocation } from '../../platform/location.ts';
import { useShopCarts } from './cart.ts';
import { applyMenu } from './use-checked-cart.ts';

/** After a change of the language, loads the menus of the carts and shows their dishes in the new language. */
export function useRenamedCarts(): void {
  const language = useLanguage();
  const outdated = useShopCarts()
    .filter((cart) => cart.language !== language)
    .map(({ shopId }) => shopId)
    .join();
  useEffect(() => {
    let isOver = false;
    const { position } = useLocation.getState();
    for (const shopId of outdated === '' ? [] : outdated.split(',').map(Number)) {
      fetchMenu(shopId, position).then(
        (menu) => isOver || applyMenu(menu, language),
        // Ignore a failure. The cart stays readable in its earlier language.
        () => undefined,
      );
    }
    return () => {
      isOver = true;
    };
  }, [outdated, language]);
}
