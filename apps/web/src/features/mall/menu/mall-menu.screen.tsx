import type { ProductCard } from '@chifan/contract/mall/views';
import { ErrorState, FilterChips } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { categoriesQuery, type ProductSort } from '../../../data/mall.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useNavigation, useParams } from '../../../platform/navigation/navigation.ts';
import { ScreenLink } from '../../../platform/screen-link.tsx';
import { useTitleBar } from '../../../platform/title-bar.ts';
import { Points } from '../../../terms/wallet/points.tsx';
import { CartButton } from '../cart/cart-button.tsx';
import { FoundProducts } from '../products/found-products.tsx';
import { productParams } from '../products/product-link.ts';
import { ProductName } from '../products/product-name.tsx';
import { ProductPhoto } from '../products/product-photo.tsx';
import { RedeemedNote } from '../products/redeemed-note.tsx';
import { StockNote } from '../products/stock-note.tsx';
import { CategoryList } from './category-list.tsx';
import { MenuSkeleton } from './menu-skeleton.tsx';

const cartButton = <CartButton />;

/** Products of the mall by category. URL parameters: `categoryId` (default: all) and `sort`. */
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
    <div className="grid grid-cols-[minmax(min-content,min(5rem,30vw))_minmax(0,1fr)] pb-6 wide:grid-cols-[12rem_minmax(0,1fr)]">
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

type SortChipsProps = { readonly sort: ProductSort; readonly onSort: (sort: ProductSort) => void };

function SortChips({ sort, onSort }: SortChipsProps) {
  const { t, i18n } = useLingui();
  return (
    <FilterChips
      label={t`Sort by`}
      choices={productSorts.map((value) => ({ value, label: i18n._(sortWords[value]) }))}
      value={sort}
      onChange={onSort}
    />
  );
}

const productSorts = ['recommended', 'newest', 'cheapest', 'dearest'] as const satisfies ProductSort[];

const sortWords: Readonly<Record<ProductSort, MessageDescriptor>> = {
  recommended: msg`Recommended`,
  newest: msg`Newest`,
  cheapest: msg`Points: low to high`,
  dearest: msg`Points: high to low`,
};

const readSort = (text: string | undefined): ProductSort => productSorts.find((sort) => sort === text) ?? 'recommended';

const ProductRows = ({ products }: { readonly products: readonly ProductCard[] }) => (
  <ul className="grid grid-cols-1 gap-2 pe-2 pt-2 wide:cards">
    {products.map((product) => (
      <li key={product.id}>
        <Row product={product} />
      </li>
    ))}
  </ul>
);

const Row = ({ product }: { readonly product: ProductCard }) => (
  <ScreenLink
    to="pages/internal/mall/detail/detail"
    params={productParams(product.id)}
    passage="morph"
    className="flex flex-wrap gap-3 rounded-card bg-surface p-2 shadow-card -outline-offset-3 active:bg-sunken"
  >
    <ProductPhoto of={product} className={product.stock <= 0 ? 'opacity-60' : ''} />
    <span className="flex min-w-0 flex-[1_1_6.5rem] flex-col gap-0.5 py-0.5">
      <ProductName name={product.name} className="line-clamp-2 text-note leading-snug font-medium" />
      <span className="mt-auto flex flex-wrap items-baseline gap-x-3">
        <Points points={product.points} className="font-semibold" />
        <StockNote stock={product.stock} />
        {product.stock > 0 && <RedeemedNote redeemed={product.redeemed} />}
      </span>
    </span>
  </ScreenLink>
);
