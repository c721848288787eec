import { Card, EmptyState, ErrorState, Loading, Skeleton, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useCurrentShop } from '../../platform/staff.ts';
import { findDishes, type MenuCategory } from './dish-availability.ts';
import { DishRow } from './dish-row.tsx';
import { useMenu } from './menu.ts';

/** What is on sale, and what is not just now. */
export default function MenuScreen() {
  const shop = useCurrentShop();
  return shop ? <Menu shopId={shop.id} /> : <EmptyState icon="shop" title={t`您的账号还没有绑定店铺`} />;
}

function Menu({ shopId }: { readonly shopId: number }) {
  const { data, error, refetch } = useMenu(shopId);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <MenuSkeleton />;
  if (data.categories.every(({ dishes }) => dishes.length === 0))
    return (
      <EmptyState icon="book" title={t`菜单还是空的`}>
        {t`请联系平台为您录入菜品。`}
      </EmptyState>
    );
  return <Dishes categories={data.categories} />;
}

function Dishes({ categories }: { readonly categories: readonly MenuCategory[] }) {
  const [typed, setTyped] = useState('');
  const found = findDishes(categories, typed);
  return (
    <div className="mx-auto grid max-w-5xl gap-4">
      <TextField label={t`查找菜品`} type="search" value={typed} onChange={setTyped} />
      <CategoryChips categories={found} />
      {found.map((category) => (
        <Category key={category.id} category={category} />
      ))}
      {found.length === 0 && <EmptyState icon="search" title={t`没有找到这道菜`} />}
    </div>
  );
}

/** Jumps without touching the address: the hash is the router's. */
function CategoryChips({ categories }: { readonly categories: readonly MenuCategory[] }) {
  return (
    <nav
      aria-label={t`菜品分类`}
      className="no-bars sticky top-14 z-10 -mx-4 flex gap-2 overflow-x-auto bg-canvas px-4 py-2"
    >
      {categories.map(({ id, nameZh }) => (
        <button
          key={id}
          type="button"
          onClick={() => document.getElementById(categoryId(id))?.scrollIntoView({ behavior: 'smooth' })}
          className="min-h-11 shrink-0 rounded-full border border-line bg-surface px-4 text-note"
        >
          {nameZh}
        </button>
      ))}
    </nav>
  );
}

const categoryId = (id: number) => `category-${id}`;

function Category({ category: { id, nameZh, dishes } }: { readonly category: MenuCategory }) {
  return (
    <section id={categoryId(id)} aria-label={nameZh} className="scroll-mt-32">
      <Card title={nameZh}>
        <ul className="divide-y divide-line">
          {dishes.map((dish) => (
            <DishRow key={dish.id} dish={dish} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

function MenuSkeleton() {
  return (
    <Loading>
      <div className="mx-auto grid max-w-5xl gap-4">
        <Skeleton className="h-20" />
        <Skeleton className="h-11" />
        <Skeleton className="h-80" />
        <Skeleton className="h-80" />
      </div>
    </Loading>
  );
}
