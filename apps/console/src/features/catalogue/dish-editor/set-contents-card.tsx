import { Card, IconButton, Select } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { withItem, withoutItem } from '../../../forms/items.ts';
import { nameText } from '../../../texts/dish-name.tsx';
import type { MenuCategory, MenuDish } from '../menu/dish-availability.ts';
import type { DishEditing } from './form/use-dish-editing.ts';

type SetContentsCardProps = {
  readonly editing: DishEditing;
  readonly categories: readonly MenuCategory[];
  /** ID of the set meal, or null for a new set meal. */
  readonly dishId: number | null;
};

const maxParts = 20;
const maxPortions = 20;

export function SetContentsCard({ editing: { form, set, errors }, categories, dishId }: SetContentsCardProps) {
  const dishes = categories.flatMap((category) => category.dishes);
  const { contents } = form;
  const free = dishes.filter((dish) => mayBePart(dish, dishId) && !contents.some((part) => part.dishId === dish.id));
  return (
    <Card title={t`套餐内容`}>
      <p className="mb-2 text-note text-soft">{t`只有套餐才需要填写。套餐会自动带上其中各道菜的过敏原。`}</p>
      <ul className="divide-y divide-line">
        {contents.map((part, at) => {
          const name = nameText(dishes.find(({ id }) => id === part.dishId)?.name ?? {});
          const setQuantity = (quantity: number) => set('contents', withItem(contents, at, { ...part, quantity }));
          return (
            <li key={part.dishId} className="flex items-center gap-2">
              <span className="min-w-0 flex-1">{name}</span>
              <IconButton
                icon="minus"
                label={t`${name}少一份`}
                disabled={part.quantity <= 1}
                onClick={() => setQuantity(part.quantity - 1)}
              />
              <output className="figures">{t`${part.quantity} 份`}</output>
              <IconButton
                icon="plus"
                label={t`${name}多一份`}
                disabled={part.quantity >= maxPortions}
                onClick={() => setQuantity(part.quantity + 1)}
              />
              <IconButton
                icon="trash"
                label={t`从套餐中去掉${name}`}
                onClick={() => set('contents', withoutItem(contents, at))}
              />
            </li>
          );
        })}
      </ul>
      {contents.length < maxParts && free.length > 0 && (
        <Select
          label={t`加入一道菜`}
          value=""
          placeholder={t`选择菜品`}
          choices={free.map(({ id, name }) => ({ value: String(id), label: nameText(name) }))}
          onChange={(id) => set('contents', [...contents, { dishId: Number(id), quantity: 1 }])}
          error={errors['dish.contents']}
        />
      )}
    </Card>
  );
}

/** A set meal cannot contain itself or another set meal. */
const mayBePart = (dish: MenuDish, dishId: number | null) => dish.id !== dishId && dish.contents.length === 0;
