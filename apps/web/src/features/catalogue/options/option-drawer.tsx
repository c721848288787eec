import type { ShopCard } from '@chifan/contract/catalogue';
import { Drawer, HanName } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { addToCart } from '../../../platform/cart.ts';
import type { Dish } from '../menu/shop-menu.query.ts';
import { AddToCart } from './add-to-cart.tsx';
import { OptionGroups } from './option-groups.tsx';
import { useDishChoice } from './use-dish-choice.ts';

type OptionDrawerProps = { readonly shop: ShopCard; readonly dish: Dish; readonly onClose: () => void };

/** The questions of a dish over the menu. */
export function OptionDrawer({ shop, dish, onClose }: OptionDrawerProps) {
  const { t } = useLingui();
  const choice = useDishChoice(dish);
  const add = () => {
    if (choice.line) addToCart(shop, choice.line);
    onClose();
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
        <OptionGroups groups={dish.options} chosen={choice.chosen} onChange={choice.choose} />
      </div>
    </Drawer>
  );
}
