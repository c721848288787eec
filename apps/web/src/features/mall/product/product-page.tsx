import { Card } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ProductDetail } from '../../../data/mall.ts';
import { Points } from '../../../terms/points/points.tsx';
import { useOwnPoints } from '../../../terms/points/use-own-points.ts';
import { missingPoints } from '../cart/cart-sums.ts';
import { ProductName } from '../products/product-name.tsx';
import { RedeemedNote } from '../products/redeemed-note.tsx';
import { StockNote } from '../products/stock-note.tsx';
import { HowItComes } from './how-it-comes.tsx';
import { HowMany } from './how-many.tsx';
import { maxOf } from './most-of.ts';
import { ProductBar } from './product-bar.tsx';
import { ProductPhotos } from './product-photos.tsx';

/** Everything there is to know of a product, and the way to have it. */
export function ProductPage({ product }: { readonly product: ProductDetail }) {
  const { t } = useLingui();
  const [wanted, setWanted] = useState(1);
  const most = maxOf(product);
  const number = Math.max(1, Math.min(wanted, most));
  const { description } = product;
  return (
    <div className="pb-32">
      <ProductPhotos product={product} />
      <div className="grid grid-cols-1 gap-3 p-4">
        <Introduction product={product} />
        {most > 0 && <HowMany product={product} number={number} most={most} onChange={setWanted} />}
        {description !== null && description.text !== '' && (
          <Card title={t`What it is`}>
            <p lang={description.language} dir="auto" className="whitespace-pre-line">
              {description.text}
            </p>
          </Card>
        )}
        <HowItComes />
      </div>
      <ProductBar product={product} number={number} most={most} />
    </div>
  );
}

function Introduction({ product: { name, points, stock, redeemed, isOnSale } }: { readonly product: ProductDetail }) {
  const missing = missingPoints(points, useOwnPoints());
  return (
    <section className="grid gap-1">
      <h2 className="text-title font-semibold">
        <ProductName name={name} />
      </h2>
      <p className="text-title font-bold">
        <Points points={points} />
      </p>
      <p className="flex flex-wrap items-baseline gap-x-3 empty:hidden">
        {isOnSale ? <StockNote stock={stock} /> : <NotOnSale />}
        <RedeemedNote redeemed={redeemed} />
      </p>
      {missing > 0 && isOnSale && (
        <p className="text-note text-soft">
          <Trans>
            You are <Points points={missing} /> short of one.
          </Trans>
        </p>
      )}
    </section>
  );
}

const NotOnSale = () => (
  <span className="text-small font-semibold text-bad">
    <Trans>No longer available</Trans>
  </span>
);
