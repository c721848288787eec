import { EmptyState, ErrorState, PageSkeleton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useSearch } from '@tanstack/react-router';
import type { MenuCategory } from '../menu/dish-availability.ts';
import { useMenu } from '../menu/menu.ts';
import { DishEditor } from './dish-editor.tsx';
import { emptyForm, formOfDish } from './form/dish-form.ts';

export default function DishEditorScreen() {
  const search = useDishSearch();
  const { data, error, refetch } = useMenu(search.shop);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  return <Editor categories={data.categories} search={search} />;
}

type EditorProps = { readonly categories: readonly MenuCategory[]; readonly search: DishSearch };

function Editor({ categories, search: { shop, dish: dishId, category } }: EditorProps) {
  const dish = categories.flatMap(({ dishes }) => dishes).find(({ id }) => id === dishId);
  const home = categories.find(({ id }) => id === category) ?? categories[0];
  if (!home) return <EmptyState icon="book" title={t`请先在菜单里新建一个分类`} />;
  if (dishId !== null && !dish) return <EmptyState icon="search" title={t`菜单里已经没有这道菜`} />;
  return (
    <DishEditor
      key={dishId ?? 'new'}
      shopId={shop}
      categories={categories}
      dish={dish ?? null}
      initial={dish ? formOfDish(dish) : emptyForm(home.id)}
    />
  );
}

/** The dish in the URL: `?shop=1&dish=7`, or a new dish of a category: `?shop=1&category=2`. */
type DishSearch = { readonly shop: number; readonly dish: number | null; readonly category: number | null };

type Raw = { readonly shop?: unknown; readonly dish?: unknown; readonly category?: unknown };

const useDishSearch = (): DishSearch => {
  const { shop, dish, category }: Raw = useSearch({ strict: false });
  return { shop: typeof shop === 'number' ? shop : 0, dish: numberOf(dish), category: numberOf(category) };
};

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);
