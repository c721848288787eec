import type { ProductCard } from '@chifan/contract/mall/views';
import { ScreenLink } from '../../../platform/screen-link.tsx';
import { Points } from '../../../terms/wallet/points.tsx';
import { productParams } from './product-link.ts';
import { ProductName } from './product-name.tsx';
import { ProductPhoto } from './product-photo.tsx';
import { RedeemedNote } from './redeemed-note.tsx';
import { StockNote } from './stock-note.tsx';

type ProductTileProps = {
  readonly product: ProductCard;
  /** True in rows that scroll sideways, where the number of redeemed units is hidden. */
  readonly isBrief?: boolean;
};

export function ProductTile({ product, isBrief = false }: ProductTileProps) {
  const { id, name, points, stock, redeemed } = product;
  return (
    <ScreenLink
      to="pages/internal/mall/detail/detail"
      params={productParams(id)}
      passage="morph"
      className="flex h-full flex-col overflow-hidden rounded-card bg-surface shadow-card -outline-offset-3 active:bg-sunken"
    >
      <ProductPhoto of={product} size="tile" className={`rounded-none! ${stock <= 0 ? 'opacity-60' : ''}`} />
      <span className="flex flex-1 flex-col gap-0.5 px-2.5 pt-2 pb-2.5">
        <ProductName name={name} className="line-clamp-2 text-note leading-snug font-medium" />
        <span className="mt-auto flex flex-wrap items-baseline justify-between gap-x-2">
          <Points points={points} className="font-semibold" />
          {!isBrief && stock > 0 && <RedeemedNote redeemed={redeemed} />}
        </span>
        <StockNote stock={stock} />
      </span>
    </ScreenLink>
  );
}
