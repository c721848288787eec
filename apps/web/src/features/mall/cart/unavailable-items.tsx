import type { MallCartItem } from '@chifan/contract/mall';
import { Button } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { productQuery } from '../../../data/mall.ts';
import { useLanguage } from '../../../platform/language.ts';
import { ProductName } from '../products/product-name.tsx';
import { ProductPhoto } from '../products/product-photo.tsx';

type UnavailableItemsProps = {
  readonly items: readonly MallCartItem[];
  readonly onRemove: (items: readonly MallCartItem[]) => void;
};

/** What cannot be had now stands apart, and goes with one tap. */
export function UnavailableItems({ items, onRemove }: UnavailableItemsProps) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-2 rounded-card bg-sunken p-3">
      <h2 id={id} className="text-note font-semibold">
        <Trans>Not available at the moment</Trans>
      </h2>
      <ul className="grid grid-cols-1 gap-2">
        {items.map((item) => (
          <li key={item.id} className="flex items-center gap-3">
            <ProductPhoto of={item} size="small" className="opacity-60" />
            <span className="min-w-0 flex-1">
              <ProductName name={item.name} className="line-clamp-2 text-note" />
              <WhyNot productId={item.productId} />
            </span>
          </li>
        ))}
      </ul>
      <Button variant="secondary" icon="trash" className="justify-self-start" onClick={() => onRemove(items)}>
        <Trans>Remove these</Trans>
      </Button>
    </section>
  );
}

/** The cart knows only that there is none for this member: the product itself says why. */
function WhyNot({ productId }: { readonly productId: number }) {
  const { data } = useQuery(productQuery(productId, useLanguage()));
  if (!data) return null;
  return (
    <span className="block text-small text-bad">
      {!data.isOnSale && <Trans>No longer available</Trans>}
      {data.isOnSale && data.stock <= 0 && <Trans>Sold out</Trans>}
      {data.isOnSale && data.stock > 0 && <Trans>You have had as many of it as each member may</Trans>}
    </span>
  );
}
