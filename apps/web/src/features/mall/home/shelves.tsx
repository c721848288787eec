import type { ProductCard } from '@chifan/contract/mall/views';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { productRowQuery } from '../../../data/mall.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useOwnPoints } from '../../../terms/wallet/use-own-points.ts';
import { FoundProducts } from '../products/found-products.tsx';
import { ProductGrid } from '../products/product-grid.tsx';
import { ProductTile } from '../products/product-tile.tsx';
import { ProductsSkeleton } from '../products/products-skeleton.tsx';

export function Shelves() {
  const id = useId();
  return (
    <>
      <Featured />
      <WithinYourPoints />
      <section aria-labelledby={id}>
        <h2 id={id} className="px-4 pb-2 font-semibold">
          <Trans>All products</Trans>
        </h2>
        <FoundProducts filter={{}} skeleton={<ProductsSkeleton />}>
          {(products) => <ProductGrid products={products} />}
        </FoundProducts>
      </section>
    </>
  );
}

function Featured() {
  const { data = [] } = useQuery(productRowQuery({ isFeatured: true }, useLanguage()));
  return <ProductRow title={<Trans>Featured</Trans>} products={data} />;
}

/**
 * Products that cost no more than the member’s points, most expensive first, because members want the best product for
 * their points.
 */
function WithinYourPoints() {
  const points = useOwnPoints();
  const language = useLanguage();
  const { data = [] } = useQuery({
    ...productRowQuery({ most: points ?? 0, sort: 'dearest' }, language),
    enabled: points !== undefined && points > 0,
  });
  const left = points ? data.filter(({ stock }) => stock > 0) : [];
  return <ProductRow title={<Trans>Within your points</Trans>} products={left} />;
}

type ProductRowProps = { readonly title: ReactNode; readonly products: readonly ProductCard[] };

function ProductRow({ title, products }: ProductRowProps) {
  const id = useId();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="px-4 pb-2 font-semibold">
        {title}
      </h2>
      <ul className="no-bars relative flex gap-3 overflow-x-auto px-4 pb-1">
        {products.map((product) => (
          <li key={product.id} className="w-[9rem] shrink-0">
            <ProductTile product={product} isBrief />
          </li>
        ))}
      </ul>
    </section>
  );
}
