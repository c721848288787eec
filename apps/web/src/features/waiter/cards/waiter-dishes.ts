import type { DishCard } from '@chifan/contract/catalogue/views';
import type { SetMealDetail } from '../../../data/setmeal.ts';
import type { WaiterDish } from './waiter-card.ts';

type Chosen = Readonly<Record<string, readonly string[]>>;

export function dishOf(dish: DishCard, chosen: Chosen, quantity: number): WaiterDish {
  const choices = dish.options.flatMap((group) => group.choices.filter(({ key }) => chosen[group.key]?.includes(key)));
  return {
    key: String(dish.id),
    nameZh: dish.nameZh,
    name: dish.name,
    optionsZh: choices.map(({ nameZh }) => nameZh).filter((nameZh) => nameZh !== ''),
    options: choices.map(({ name }) => name),
    quantity,
  };
}

/** A set meal as one dish for the waiter. Its contents are shown like chosen options. */
export const setMealOf = ({ id, nameZh, name, contents }: SetMealDetail): WaiterDish => ({
  key: String(id),
  nameZh,
  name,
  optionsZh: contents.map((part) => `${part.nameZh} × ${part.quantity}`),
  options: contents.map((part) => part.name),
  quantity: 1,
});

/** Reads chosen options from a URL parameter such as "size.large,extras.egg". */
export function readChosen(text: string | undefined): Chosen {
  const chosen: Record<string, string[]> = {};
  for (const pair of (text ?? '').split(',')) {
    const [group, choice] = pair.split('.');
    if (group && choice) chosen[group] = [...(chosen[group] ?? []), choice];
  }
  return chosen;
}
