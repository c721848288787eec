import { Button, EmptyState, Skeleton } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { categoriesQuery } from '../../../data/mall.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useNavigation, useParams } from '../../../platform/navigation/navigation.ts';
import { ScreenLink } from '../../../platform/screen-link.tsx';
import { useTitleBar } from '../../../platform/title-bar.ts';
import { useDebouncedValue } from '../../../platform/use-debounced-value.ts';
import { CartButton } from '../cart/cart-button.tsx';
import { FoundProducts } from '../products/found-products.tsx';
import { ProductGrid } from '../products/product-grid.tsx';
import { ProductsSkeleton } from '../products/products-skeleton.tsx';
import { MallSearch } from './mall-search.tsx';
import { PointsCard } from './points-card.tsx';
import { Shelves } from './shelves.tsx';

/** Milliseconds without typing after which the search starts. */
const settlesAfterMs = 250;

const cartButton = <CartButton />;

/** Home of the points mall. URL parameter `q`: the searched product name. */
export default function MallHomeScreen() {
  const params = useParams();
  const navigation = useNavigation();
  const [typed, setTyped] = useState(params.q ?? '');
  const search = useDebouncedValue(typed.trim(), settlesAfterMs);
  // Write the search text to the URL, so that a guest who returns from a product finds the same search.
  const keep = useEffectEvent((q: string) => {
    if (q !== (params.q ?? '')) navigation.adjust(q === '' ? {} : { q });
  });
  useEffect(() => keep(search), [search]);
  useTitleBar({ actions: cartButton });
  return (
    <div className="grid grid-cols-1 gap-4 pb-6">
      <div className="grid grid-cols-1 gap-3 bg-brand px-4 pt-1 pb-4 wide:halves wide:py-4 wide:bleed">
        <PointsCard />
        <MallSearch value={typed} onChange={setTyped} />
      </div>
      {search === '' ? (
        <>
          <CategoryStrip />
          <Shelves />
        </>
      ) : (
        <FoundByName search={search} onClear={() => setTyped('')} />
      )}
    </div>
  );
}

type FoundByNameProps = { readonly search: string; readonly onClear: () => void };

function FoundByName({ search, onClear }: FoundByNameProps) {
  const { t } = useLingui();
  const nothing = (
    <EmptyState
      icon="search"
      title={t`No results`}
      action={
        <Button onClick={onClear}>
          <Trans>Show everything</Trans>
        </Button>
      }
    >
      <Trans>Try another word, or browse the categories.</Trans>
    </EmptyState>
  );
  return (
    <FoundProducts filter={{ search }} skeleton={<ProductsSkeleton />} empty={nothing}>
      {(products) => <ProductGrid products={products} />}
    </FoundProducts>
  );
}

/** The product categories. Hidden if they fail to load, because the products are usable without them. */
function CategoryStrip() {
  const { t } = useLingui();
  const { data: categories, isError } = useQuery(categoriesQuery(useLanguage()));
  if (isError || categories?.length === 0) return null;
  return (
    <nav aria-label={t({ message: 'Categories', context: 'mall' })} className="no-bars flex gap-2 overflow-x-auto px-4">
      {!categories && <Skeleton className="h-11 w-full rounded-full!" />}
      {categories && (
        <CategoryLink>
          <Trans context="mall">All</Trans>
        </CategoryLink>
      )}
      {categories?.map(({ id, name }) => (
        <CategoryLink key={id} categoryId={id}>
          <bdi lang={name.language}>{name.text}</bdi>
        </CategoryLink>
      ))}
    </nav>
  );
}

/** The link looks 36 px high, but its tap target is 44 px high. */
const CategoryLink = ({ categoryId, children }: { readonly categoryId?: number; readonly children: ReactNode }) => (
  <ScreenLink
    to="pages/internal/mall/menu/menu"
    params={categoryId === undefined ? {} : { categoryId: String(categoryId) }}
    className="flex h-11 shrink-0 items-center rounded-full -outline-offset-3"
  >
    <span className="flex h-9 items-center rounded-full border border-line bg-surface px-3.5 text-note whitespace-nowrap">
      {children}
    </span>
  </ScreenLink>
);
