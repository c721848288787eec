import type { ShopCard } from '@chifan/contract/catalogue/views';
import type { OrderWay } from '@chifan/domain/ordering';
import { DishPicture, HanName, Money } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import { imageUrl } from '../../../platform/site/image-url.ts';
import { SampleMenuBadge } from '../../../terms/shop/card/shop-mark.tsx';
import { takesOrders } from '../../../terms/shop/opening-state-text.ts';
import { SaleLine } from '../../../terms/shop/sale-line.tsx';
import { StateFacts } from '../../../terms/shop/shop-facts.tsx';
import { hideTitleWhileVisible } from './hide-title.ts';

type ShopHeadProps = { readonly shop: ShopCard; readonly way: OrderWay };

/**
 * The shop’s header. For a delivery it shows minutes instead of the distance, and for a closed shop the opening time
 * instead of the minimum order. Its height is at most 220 px, so that the first dishes are visible without scrolling
 * (rule catalogue-17). The header scrolls away, while the title bar and the tabs stay.
 */
export function ShopHead({ shop, way }: ShopHeadProps) {
  const isOpen = takesOrders(shop.openState);
  const name = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (name.current ? hideTitleWhileVisible(name.current) : undefined), []);
  return (
    <header className="flex flex-wrap gap-x-3 gap-y-1 bg-surface px-4 pt-1 pb-0.5">
      <DishPicture plate={shop.plate} src={shop.image === null ? null : imageUrl(shop.image)} className="size-18!" />
      <div className="grid min-w-[min(11rem,100%)] flex-1 grid-cols-1 content-start">
        <div ref={name}>
          <HanName name={shop.name} nameZh={shop.nameZh} pinyin={shop.pinyin} as="h2" isDense />
        </div>
        <SaleLine of={shop} way={way} isOpen={isOpen} />
        <StateFacts shop={shop} hasDistance={false}>
          {way === 'delivery' && isOpen && shop.deliveryFee !== null && shop.minimumDelivery > 0 && (
            <Trans>
              <Money amount={shop.minimumDelivery} isShort /> minimum
            </Trans>
          )}
          {shop.hasSampleMenu && <SampleMenuBadge />}
        </StateFacts>
      </div>
    </header>
  );
}
