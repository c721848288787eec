import { Card, IconButton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import type { MenuCategory, MenuDish } from './dish-availability.ts';

type ArrangedCategoryProps = {
  readonly category: MenuCategory;
  readonly categories: readonly MenuCategory[];
  /** null while an order waits to be saved. */
  readonly onEdit: (() => void) | null;
  readonly onMove: (step: -1 | 1) => void;
  readonly onMoveDish: (dish: MenuDish, step: -1 | 1) => void;
  readonly onMoveDishTo: (dish: MenuDish, categoryId: number) => void;
};

export function ArrangedCategory(props: ArrangedCategoryProps) {
  const { category, categories, onEdit, onMove, onMoveDish, onMoveDishTo } = props;
  const { nameZh, dishes } = category;
  return (
    <section aria-label={nameZh}>
      <Card>
        <div className="flex items-center">
          <h2 className="min-w-0 flex-1 font-semibold wrap-anywhere">{nameZh}</h2>
          {onEdit && <IconButton icon="edit" label={t`编辑分类「${nameZh}」`} onClick={onEdit} />}
          <UpAndDown name={nameZh} onMove={onMove} />
        </div>
        <ul className="divide-y divide-line">
          {dishes.map((dish) => (
            <li key={dish.id} className="flex flex-wrap items-center justify-end gap-x-1 py-1">
              <span className="min-w-32 flex-1 wrap-anywhere">{dish.nameZh}</span>
              <MoveTo dish={dish} category={category} categories={categories} onChoose={onMoveDishTo} />
              <UpAndDown name={dish.nameZh} onMove={(step) => onMoveDish(dish, step)} />
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
  return (
    <select
      aria-label={t`把「${dish.nameZh}」移到分类`}
      value={category.id}
      onChange={(event) => onChoose(dish, Number(event.target.value))}
      className="min-h-11 max-w-32 rounded-small border border-edge bg-surface px-2 text-note"
    >
      {categories.map(({ id, nameZh }) => (
        <option key={id} value={id}>
          {nameZh}
        </option>
      ))}
    </select>
  );
}
