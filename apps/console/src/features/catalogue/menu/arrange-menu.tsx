import { Button, Card, IconButton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { UnsavedDialog } from '../../../forms/unsaved-dialog.tsx';
import { api } from '../../../platform/api.ts';
import { useUnsavedGuard } from '../../../platform/unsaved.ts';
import { useAction } from '../../../platform/use-action.ts';
import { DishName, namesOf, nameText } from '../../../texts/dish-name.tsx';
import { type Arrangement, arrangedMenu, arrangementOf, moveCategory, moveDish, moveDishTo } from './arrangement.ts';
import { CategoryDialog } from './category-dialog.tsx';
import type { MenuCategory, MenuDish } from './dish-availability.ts';

type ArrangeMenuProps = {
  readonly shopId: number;
  readonly categories: readonly MenuCategory[];
  readonly onDone: () => void;
};

/** Sorts categories and dishes with buttons instead of drag gestures. One call saves the whole sequence. */
export function ArrangeMenu({ shopId, categories, onDone }: ArrangeMenuProps) {
  const standing = arrangementOf(categories);
  const [wanted, setWanted] = useState<Arrangement>(standing);
  const [edited, setEdited] = useState<MenuCategory | 'new' | null>(null);
  // If the menu's categories or dishes have changed, drop the new sequence, because the server would reject it.
  const ordered = arrangedMenu(categories, wanted);
  const shown = ordered ?? categories;
  const order = ordered ? wanted : standing;
  const isUnsaved = JSON.stringify(order) !== JSON.stringify(standing);
  const guard = useUnsavedGuard(isUnsaved);
  const save = useAction(() => api('/rest/merchant/menu/arrange', { shopId, categories: [...order] }), {
    success: () => t`已保存`,
    onDone,
  });
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
      <div className="sticky top-14 z-10 -mx-4 flex flex-wrap gap-2 bg-canvas px-4 py-2">
        <Button isBusy={save.isPending} onClick={() => (isUnsaved ? save.mutate(undefined) : onDone())}>
          {isUnsaved ? t`保存顺序` : t`完成`}
        </Button>
        {isUnsaved ? (
          <Button variant="secondary" onClick={() => setWanted(standing)}>
            {t`还原`}
          </Button>
        ) : (
          <Button variant="secondary" icon="plus" onClick={() => setEdited('new')}>
            {t`新建分类`}
          </Button>
        )}
      </div>
      {shown.map((category) => (
        <ArrangedCategory
          key={category.id}
          category={category}
          categories={shown}
          onEdit={isUnsaved ? null : () => setEdited(category)}
          onMove={(step) => setWanted(moveCategory(order, category.id, step))}
          onMoveDish={(dish, step) => setWanted(moveDish(order, dish.id, step))}
          onMoveDishTo={(dish, categoryId) => setWanted(moveDishTo(order, dish.id, { categoryId, end: 'end' }))}
        />
      ))}
      {edited && (
        <CategoryDialog shopId={shopId} category={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      <UnsavedDialog guard={guard} />
    </div>
  );
}

type ArrangedCategoryProps = {
  readonly category: MenuCategory;
  readonly categories: readonly MenuCategory[];
  /** Opens the editor of the category. Null while the sequence has unsaved changes. */
  readonly onEdit: (() => void) | null;
  readonly onMove: (step: -1 | 1) => void;
  readonly onMoveDish: (dish: MenuDish, step: -1 | 1) => void;
  readonly onMoveDishTo: (dish: MenuDish, categoryId: number) => void;
};

function ArrangedCategory(props: ArrangedCategoryProps) {
  const { category, categories, onEdit, onMove, onMoveDish, onMoveDishTo } = props;
  const { name, dishes } = category;
  const nameZh = nameText(name);
  return (
    <section aria-label={nameZh}>
      <Card>
        <div className="flex items-center">
          <h2 className="min-w-0 flex-1 font-semibold wrap-anywhere">
            <DishName {...namesOf(name)} />
          </h2>
          {onEdit && <IconButton icon="edit" label={t`编辑分类「${nameZh}」`} onClick={onEdit} />}
          <UpAndDown name={nameZh} onMove={onMove} />
        </div>
        <ul className="divide-y divide-line">
          {dishes.map((dish) => (
            <li key={dish.id} className="flex flex-wrap items-center justify-end gap-x-1 py-1">
              <span className="min-w-32 flex-1 wrap-anywhere">
                <DishName {...namesOf(dish.name)} />
              </span>
              <MoveTo dish={dish} category={category} categories={categories} onChoose={onMoveDishTo} />
              <UpAndDown name={nameText(dish.name)} onMove={(step) => onMoveDish(dish, step)} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

type UpAndDownProps = { readonly name: string; readonly onMove: (step: -1 | 1) => void };

function UpAndDown({ name, onMove }: UpAndDownProps) {
  return (
    <span className="flex">
      <IconButton icon="up" label={t`「${name}」上移`} onClick={() => onMove(-1)} />
      <IconButton icon="down" label={t`「${name}」下移`} onClick={() => onMove(1)} />
    </span>
  );
}

type MoveToProps = Pick<ArrangedCategoryProps, 'category' | 'categories'> & {
  readonly dish: MenuDish;
  readonly onChoose: (dish: MenuDish, categoryId: number) => void;
};

function MoveTo({ dish, category, categories, onChoose }: MoveToProps) {
  const nameZh = nameText(dish.name);
  return (
    <select
      aria-label={t`把「${nameZh}」移到分类`}
      value={category.id}
      onChange={(event) => onChoose(dish, Number(event.target.value))}
      className="min-h-11 max-w-52 rounded-small border border-edge bg-surface px-2 text-note"
    >
      {categories.map(({ id, name }) => (
        <option key={id} value={id}>
          {nameText(name)}
        </option>
      ))}
    </select>
  );
}
