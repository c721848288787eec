import type { ProductCard } from '@chifan/contract/mall/views';
import { ProductTile } from './product-tile.tsx';

export const ProductGrid = ({ products }: { readonly products: readonly ProductCard[] }) => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-3 px-4 wide:grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))]">
    {products.map((product) => (
      <li key={product.id}>
        <ProductTile product={product} />
      </li>
    ))}
  </ul>
);
