import type { ShopCard } from '@chifan/contract/catalogue/views';
import { toast } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { use } from 'react';
import type { Dish } from '../../../data/menu.ts';
import { HistoryEntryContext, useNavigation } from '../../../platform/navigation/navigation.ts';
import { BasketButton } from '../../../terms/cart/basket/basket-button.tsx';
import { addToCart } from '../../../terms/cart/cart.ts';
import { useDietConfirmation } from '../diet/diet-confirmation.ts';
import { DietQuestionDialog } from '../diet/diet-question.tsx';
import { AddToCart } from '../options/add-to-cart.tsx';
import type { DishChoice } from '../options/use-dish-choice.ts';

type DishBarProps = {
  readonly dish: Dish;
  readonly shop: ShopCard;
  readonly choice: DishChoice;
};

/**
 * The bar with the add button. After the guest adds the dish, the app goes back to the previous screen or opens the
 * menu.
 */
export default function DishBar({ dish, shop, choice }: DishBarProps) {
  const { t } = useLingui();
  const navigation = useNavigation();
  const isEntrance = use(HistoryEntryContext)?.index === 0;
  const asked = useDietConfirmation();
  const { line } = choice;
  const take = () => {
    if (!line) return;
    addToCart(shop, line);
    toast(t`Added to your cart`, { kind: 'success' });
    if (isEntrance) navigation.replace('pages/menu/index/index', { shopId: String(shop.id) });
    else navigation.back();
  };
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 mx-auto max-w-[var(--page)] border-t border-line bg-surface px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] wide:sticky wide:mx-0 wide:max-w-none wide:rounded-card">
      <div className="mb-2 empty:hidden">
        <BasketButton />
      </div>
      <AddToCart dish={dish} choice={choice} onAdd={() => asked.ask(dish, choice.chosen, take)} />
      <DietQuestionDialog asked={asked} />
    </div>
  );
}
