import type { ProductCard } from '@chifan/contract/mall';
import { type ReactNode, useId } from 'react';
import { ProductTile } from '../products/product-tile.tsx';

type ProductRowProps = { readonly title: ReactNode; readonly products: readonly ProductCard[] };

/** A heading and tiles that scroll sideways; nothing where there are none. */
export function ProductRow({ title, products }: ProductRowProps) {
  const id = useId();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="px-4 pb-2 font-semibold">
        {title}
      </h2>
      <ul className="no-bars relative flex gap-3 overflow-x-auto px-4 pb-1">
        {products.map((product) => (
          <li key={product.id} className="w-36 shrink-0">
            <ProductTile product={product} isBrief />
          </li>
        ))}
      </ul>
    </section>
  );
}
