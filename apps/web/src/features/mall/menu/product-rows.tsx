import type { ProductCard } from '@chifan/contract/mall';
import { ScreenLink } from '../../../platform/screen-link.tsx';
import { Points } from '../../../terms/points/points.tsx';
import { productParams } from '../products/product-link.ts';
import { ProductName } from '../products/product-name.tsx';
import { ProductPhoto } from '../products/product-photo.tsx';
import { RedeemedNote } from '../products/redeemed-note.tsx';
import { StockNote } from '../products/stock-note.tsx';

export const ProductRows = ({ products }: { readonly products: readonly ProductCard[] }) => (
  <ul className="grid grid-cols-1 gap-2 pe-2 pt-2">
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
    className="flex gap-3 rounded-card bg-surface p-2 shadow-card -outline-offset-3 active:bg-sunken"
  >
    <ProductPhoto of={product} className={product.stock <= 0 ? 'opacity-60' : ''} />
    <span className="flex min-w-0 flex-1 flex-col gap-0.5 py-0.5">
      <ProductName name={product.name} className="line-clamp-2 text-note leading-snug font-medium" />
      <span className="mt-auto flex flex-wrap items-baseline gap-x-3">
        <Points points={product.points} className="font-semibold" />
        <StockNote stock={product.stock} />
        {product.stock > 0 && <RedeemedNote redeemed={product.redeemed} />}
      </span>
    </span>
  </ScreenLink>
);
