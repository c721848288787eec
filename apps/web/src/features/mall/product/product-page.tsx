import { mallAfterSaleDays } from '@chifan/domain/mall';
import { Card, Icon, type IconName, ProductArt, Stepper } from '@chifan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { ProductDetail } from '../../../data/mall.ts';
import { PhotoStrip } from '../../../platform/photos/photo-strip.tsx';
import { imageUrl } from '../../../platform/site/image-url.ts';
import { Points } from '../../../terms/wallet/points.tsx';
import { useOwnPoints } from '../../../terms/wallet/use-own-points.ts';
import { missingPoints } from '../cart/cart-sums.ts';
import { ProductName } from '../products/product-name.tsx';
import { RedeemedNote } from '../products/redeemed-note.tsx';
import { StockNote } from '../products/stock-note.tsx';
import { maxOf } from './max-of.ts';
import { ProductBar } from './product-bar.tsx';

export function ProductPage({ product }: { readonly product: ProductDetail }) {
  const { t } = useLingui();
  const [wanted, setWanted] = useState(1);
  const most = maxOf(product);
  const number = Math.max(1, Math.min(wanted, most));
  const { description } = product;
  return (
    <div className="pb-32 wide:grid wide:halves wide:pb-0">
      <div className="wide:stay wide:m-4 wide:overflow-hidden wide:rounded-card">
        <ProductPhotos product={product} />
      </div>
      <div className="grid grid-cols-1 gap-3 p-4 wide:ps-0">
        <Introduction product={product} />
        {most > 0 && <HowMany product={product} number={number} most={most} onChange={setWanted} />}
        {description !== null && description.text !== '' && (
          <Card title={t`About this product`}>
            <p lang={description.language} dir="auto" className="whitespace-pre-line">
              {description.text}
            </p>
          </Card>
        )}
        <HowItComes />
        <ProductBar product={product} number={number} most={most} />
      </div>
    </div>
  );
}

function Introduction({ product: { name, points, stock, redeemed, isOnSale } }: { readonly product: ProductDetail }) {
  const missing = missingPoints(points, useOwnPoints());
  return (
    <section className="grid grid-cols-1 gap-1">
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
            You need <Points points={missing} /> more for one.
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

function ProductPhotos({ product: { images, image, art, name } }: { readonly product: ProductDetail }) {
  const { t } = useLingui();
  const productName = name.text;
  const all = images.length > 0 ? images : image === null ? [] : [image];
  if (all.length === 0) return <ProductArt art={art} size="wide" className="rounded-none!" />;
  return <PhotoStrip photos={all.map((path) => imageUrl(path))} label={t`Pictures of ${productName}`} size="wide" />;
}

type HowManyProps = {
  readonly product: ProductDetail;
  readonly number: number;
  readonly most: number;
  readonly onChange: (number: number) => void;
};

function HowMany({ product: { name, limit }, number, most, onChange }: HowManyProps) {
  const { t } = useLingui();
  return (
    <div className="flex min-h-14 items-center justify-between gap-3 rounded-card bg-surface py-1 ps-4 pe-2 shadow-card">
      <span>
        <span className="block">
          <Trans>Quantity</Trans>
        </span>
        {limit !== null && (
          <span className="block text-small text-soft">
            <Plural value={limit} one="Limit: # per member" other="Limit: # per member" />
          </span>
        )}
      </span>
      <Stepper of={name.text} value={number} min={1} max={most} valueLabel={t`Number: ${number}`} onChange={onChange} />
    </div>
  );
}

function HowItComes() {
  const { t } = useLingui();
  return (
    <Card title={t`Delivery and returns`}>
      <ul className="grid grid-cols-1 gap-2 text-note">
        <Line icon="scooter">
          <Trans>Free shipping anywhere in mainland China.</Trans>
        </Line>
        <Line icon="refresh">
          <Trans>Cancel with one tap until it ships and get all your points back.</Trans>
        </Line>
        <Line icon="clock">
          <Plural
            value={mallAfterSaleDays}
            one="Something wrong? Tell us within # day of delivery."
            other="Something wrong? Tell us within # days of delivery."
          />
        </Line>
      </ul>
    </Card>
  );
}

const Line = ({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) => (
  <li className="flex gap-2">
    <Icon name={icon} size={20} className="text-soft" />
    <span className="min-w-0 flex-1">{children}</span>
  </li>
);
