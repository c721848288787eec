import { Button, Card, EmptyState, Icon, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ForRoles } from '../../../platform/for-roles.tsx';
import { useHasRole } from '../../../platform/staff.ts';
import { nameText } from '../../../texts/dish-name.tsx';
import { findDishes, type MenuCategory } from './dish-availability.ts';
import { DishRow } from './dish-row.tsx';
import { ImportLink } from './import-link.tsx';
import { PhotoWalkLink } from './photo-walk-link.tsx';

type DishListProps = {
  readonly shopId: number;
  readonly categories: readonly MenuCategory[];
  readonly onArrange: () => void;
};

export function DishList({ shopId, categories, onArrange }: DishListProps) {
  const [typed, setTyped] = useState('');
  const found = findDishes(categories, typed);
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-52 flex-1">
          <TextField label={t`查找菜品`} type="search" value={typed} onChange={setTyped} />
        </div>
        <ForRoles roles={['manager']}>
          <Button variant="secondary" icon="sort" onClick={onArrange}>
            {t`分类与排序`}
          </Button>
        </ForRoles>
        <ImportLink />
        <PhotoWalkLink categories={categories} />
      </div>
      <CategoryChips categories={found} />
      {found.map((category) => (
        <Category key={category.id} shopId={shopId} category={category} canAdd={typed.trim() === ''} />
      ))}
      {found.length === 0 && <EmptyState icon="search" title={t`没有找到这道菜`} />}
    </div>
  );
}

/** Buttons that scroll to a category. They are not links, because the router uses the hash of the URL. */
function CategoryChips({ categories }: { readonly categories: readonly MenuCategory[] }) {
  return (
    <nav
      aria-label={t`菜品分类`}
      className="no-bars sticky top-14 z-10 -mx-4 flex gap-2 overflow-x-auto bg-canvas px-4 py-2"
    >
      {categories.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          onClick={() => document.getElementById(categoryId(id))?.scrollIntoView({ behavior: 'smooth' })}
          className="min-h-11 shrink-0 rounded-full border border-line bg-surface px-4 text-note"
        >
          {nameText(name)}
        </button>
      ))}
    </nav>
  );
}

const categoryId = (id: number) => `category-${id}`;

type CategoryProps = { readonly shopId: number; readonly category: MenuCategory; readonly canAdd: boolean };

function Category({ shopId, category, canAdd }: CategoryProps) {
  const { id, dishes } = category;
  const mayEdit = useHasRole('manager');
  const nameZh = nameText(category.name);
  return (
    <section id={categoryId(id)} aria-label={nameZh} className="scroll-mt-32">
      <Card title={nameZh}>
        <ul className="divide-y divide-line">
          {dishes.map((dish) => (
            <DishRow key={dish.id} shopId={shopId} dish={dish} />
          ))}
        </ul>
        {canAdd && mayEdit && (
          <Link
            to="/dish"
            search={{ shop: shopId, category: id }}
            aria-label={t`在「${nameZh}」里新建菜品`}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-link"
          >
            <Icon name="plus" size={20} />
            {t`新建菜品`}
          </Link>
        )}
      </Card>
    </section>
  );
}
