import { lowStockBelow } from '@chifan/domain/mall';
import { Badge, Button, LinkButton, ProductPicture } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Points } from '../../../money-words/amounts.tsx';
import { imageUrl } from '../../../platform/image-url.ts';
import { DishName, namesOf } from '../../../texts/dish-name.tsx';
import { missingIn } from '../../../texts/texts.ts';
import type { StaffProduct } from './goods.query.ts';
import { StockDialog } from './stock-dialog.tsx';

type ProductRowProps = {
  readonly product: StaffProduct;
  /** Name of the category. Undefined while the categories load. */
  readonly category: string | undefined;
};

export function ProductRow({ product, category }: ProductRowProps) {
  const [isStockOpen, setIsStockOpen] = useState(false);
  const { id, name, points, art, images, redeemed } = product;
  const image = images[0];
  return (
    <article className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-surface p-3 shadow-card">
      <ProductPicture src={image === undefined ? null : imageUrl(image)} art={art} size="small" />
      <div className="grid min-w-48 flex-1 gap-1">
        <h2 className="font-semibold wrap-anywhere">
          <DishName {...namesOf(name)} />
        </h2>
        <p className="flex flex-wrap gap-x-2 text-note text-soft">
          <Points amount={points} className="font-semibold text-ink" />
          <span>{category}</span>
          <span>{t`已兑换 ${redeemed} 件`}</span>
        </p>
        <Marks product={product} />
      </div>
      <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
        <Button variant="secondary" onClick={() => setIsStockOpen(true)}>
          {t`库存`}
        </Button>
        <LinkButton href={`#/mall-product?product=${id}`} icon="edit">{t`编辑`}</LinkButton>
      </div>
      {isStockOpen && <StockDialog product={product} onClose={() => setIsStockOpen(false)} />}
    </article>
  );
}

function Marks({ product: { name, stock, limit, isFeatured, isOnSale } }: Pick<ProductRowProps, 'product'>) {
  const missing = missingIn(name).length;
  return (
    <p className="flex flex-wrap gap-1">
      <StockMark stock={stock} />
      {!isOnSale && <Badge icon="pause">{t`已下架`}</Badge>}
      {isFeatured && (
        <Badge tone="brand" icon="star">
          {t`推荐`}
        </Badge>
      )}
      {limit !== null && <Badge icon="person">{t`每人限兑 ${limit} 件`}</Badge>}
      {missing > 0 && (
        <Badge tone="warn" icon="language">
          {t`缺 ${missing} 种语言`}
        </Badge>
      )}
    </p>
  );
}

function StockMark({ stock }: { readonly stock: number }) {
  if (stock === 0) return <Badge tone="bad" icon="warning">{t`已兑完`}</Badge>;
  return stock < lowStockBelow ? (
    <Badge tone="warn" icon="warning">{t`仅剩 ${stock} 件`}</Badge>
  ) : (
    <Badge icon="bag">{t`库存 ${stock} 件`}</Badge>
  );
}
