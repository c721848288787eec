import type { ShopCard } from '@chifan/contract/catalogue/views';
import { Drawer, HanName } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import type { Dish } from '../../../data/menu.ts';
import { addToCart } from '../../../terms/cart/cart.ts';
import { OptionGroups } from '../../../terms/options/option-groups.tsx';
import { useDietConfirmation } from '../diet/diet-confirmation.ts';
import { DietQuestionDialog } from '../diet/diet-question.tsx';
import { DishVerdict } from '../diet/dish-verdict.tsx';
import { AddToCart } from './add-to-cart.tsx';
import { useDishChoice } from './use-dish-choice.ts';

type OptionDrawerProps = { readonly shop: ShopCard; readonly dish: Dish; readonly onClose: () => void };

export function OptionDrawer({ shop, dish, onClose }: OptionDrawerProps) {
  const { t } = useLingui();
  const choice = useDishChoice(dish);
  const asked = useDietConfirmation();
  const { line } = choice;
  const add = () => {
    if (!line) return;
    asked.ask(dish, choice.chosen, () => {
      addToCart(shop, line);
      onClose();
    });
  };
  return (
    <Drawer
      title={t`Choose your options`}
      isOpen
      onClose={onClose}
      actions={<AddToCart dish={dish} choice={choice} onAdd={add} />}
    >
      <div className="grid gap-4">
        <HanName name={dish.name} nameZh={dish.nameZh} pinyin={dish.pinyin} as="h3" />
        <OptionGroups dish={dish} chosen={choice.chosen} onChange={choice.choose} />
        <DishVerdict dish={dish} chosen={choice.chosen} />
      </div>
      <DietQuestionDialog asked={asked} />
    </Drawer>
  );
}
