import { ErrorState } from '@chifan/ui';
import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from '../../data/mall.ts';
import { useLanguage } from '../../platform/language.ts';
import { useNavigation, useParams } from '../../platform/navigation.ts';
import { useTitleBar } from '../../platform/title-bar.ts';
import { CartButton } from './cart/cart-button.tsx';
import { CategoryList } from './menu/category-list.tsx';
import { MenuSkeleton } from './menu/menu-skeleton.tsx';
import { ProductRows } from './menu/product-rows.tsx';
import { readSort } from './menu/product-sorts.ts';
import { SortChips } from './menu/sort-chips.tsx';
import { FoundProducts } from './products/found-products.tsx';

const cartButton = <CartButton />;

/** The categories at the start side, the products of one beside them. Parameters: `categoryId` (none: all) and `sort`. */
export default function MallMenuScreen() {
  const params = useParams();
  const navigation = useNavigation();
  const { data: categories, error, refetch } = useQuery(categoriesQuery(useLanguage()));
  useTitleBar({ actions: cartButton });
  if (!categories) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <MenuSkeleton />;
  const chosen = categories.find(({ id }) => String(id) === params.categoryId)?.id ?? null;
  const sort = readSort(params.sort);
  const show = (categoryId: number | null, by: typeof sort) =>
    navigation.adjust({
      ...(categoryId === null ? {} : { categoryId: String(categoryId) }),
      ...(by === 'recommended' ? {} : { sort: by }),
    });
  return (
    <div className="grid grid-cols-[5rem_minmax(0,1fr)] pb-6">
      <CategoryList categories={categories} chosen={chosen} onChoose={(id) => show(id, sort)} />
      <div className="min-w-0 pt-2">
        <SortChips sort={sort} onSort={(by) => show(chosen, by)} />
        <FoundProducts
          filter={{ ...(chosen === null ? {} : { categoryId: chosen }), sort }}
          skeleton={<MenuSkeleton isWithin />}
        >
          {(products) => <ProductRows products={products} />}
        </FoundProducts>
      </div>
    </div>
  );
}
