import type { DishCard } from '@chifan/contract/catalogue/views';
import type { Language } from '@chifan/domain';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { dishQuery, shopMenuQuery } from '../../../data/menu.ts';
import { orderQuery } from '../../../data/ordering.ts';
import { setMealQuery } from '../../../data/setmeal.ts';
import { useHere } from '../../../platform/choice/use-here.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useParams } from '../../../platform/navigation/navigation.ts';
import { useIsSignedIn } from '../../../platform/session/session.ts';
import { lineKey, useCartLines } from '../../../terms/cart/cart.ts';
import type { CartLine } from '../../../terms/cart/lines.ts';
import { useDietProfile } from '../../../terms/diet/diet-profile.ts';
import { codeForWaiter, dietSentences, setMealOfOrder, type WaiterCard } from './waiter-card.ts';
import { dishOf, readChosen, setMealOf } from './waiter-dishes.ts';

/**
 * The cards that the guest can show to a waiter: first the dishes of an order, a dish, a set meal or the cart, then the
 * diet.
 */
export function useWaiterCards(): { readonly cards: readonly WaiterCard[]; readonly isLoading: boolean } {
  const { dishId, orderId, setMealId, shopId, options } = useParams();
  const sentences = dietSentences(useDietProfile());
  const language = useLanguage();
  const isSignedIn = useIsSignedIn();
  const order = useQuery({ ...orderQuery(Number(orderId), language), enabled: orderId !== undefined });
  const dish = useQuery({ ...dishQuery(Number(dishId), language), enabled: dishId !== undefined });
  const setMeal = useQuery({
    ...setMealQuery({ setMealId: Number(setMealId), position: null, language, isSignedIn }),
    enabled: setMealId !== undefined,
  });
  const cart = useCartDishes(shopId === undefined || dishId !== undefined ? 0 : Number(shopId), language);
  const dishes = [
    ...(order.data?.lines ?? []).map((line, index) => ({
      key: String(index),
      nameZh: line.nameZh,
      name: line.name,
      optionsZh: line.chosenZh,
      options: line.chosen,
      quantity: line.quantity,
    })),
    ...(dish.data ? [dishOf(dish.data, readChosen(options), 1)] : []),
    ...(setMeal.data ? [setMealOf(setMeal.data)] : []),
    ...cart.dishes,
  ];
  const code = order.data && codeForWaiter(order.data);
  const bought = order.data && setMealOfOrder(order.data);
  return {
    cards: [
      ...(dishes.length > 0 || code !== undefined
        ? [{ key: 'dishes', dishes, sentences, code, bought, isOrdered: order.data !== undefined }]
        : []),
      ...(sentences.length > 0 ? [{ key: 'diet', dishes: [], sentences }] : []),
    ],
    isLoading: [order, dish, setMeal].some(isUnderWay) || cart.isLoading,
  };
}

const isUnderWay = ({ isLoading }: Pick<UseQueryResult, 'isLoading'>): boolean => isLoading;

/** Dishes of the cart with their Chinese options, which only the menu contains. */
function useCartDishes(shopId: number, language: Language) {
  const here = useHere();
  const lines = useCartLines(shopId);
  const menu = useQuery({
    ...shopMenuQuery(shopId, here, language),
    enabled: shopId > 0 && lines.length > 0,
  });
  const onMenu = new Map<number, DishCard>(
    menu.data?.categories.flatMap(({ dishes }) => dishes.map((dish) => [dish.id, dish] as const)),
  );
  return { dishes: lines.map((line) => lineOf(line, onMenu.get(line.dishId))), isLoading: menu.isLoading };
}

function lineOf(line: CartLine, dish: DishCard | undefined) {
  const known = dish && dishOf(dish, line.options, line.quantity);
  const { nameZh, name, chosen, quantity } = line;
  return { nameZh, name, optionsZh: [], options: chosen, quantity, ...known, key: lineKey(line) };
}
