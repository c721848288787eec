import type { ShopHit } from '@chifan/contract/search/views';
import { DishPicture } from '@chifan/ui';
import { useWay } from '../../../platform/choice/order-choice.ts';
import { ScreenLink } from '../../../platform/screen-link.tsx';
import { imageUrl } from '../../../platform/site/image-url.ts';
import { takesOrders } from '../../../terms/shop/opening-state-text.ts';
import { SaleLine } from '../../../terms/shop/sale-line.tsx';
import { StateFacts } from '../../../terms/shop/shop-facts.tsx';
import { FoundName } from '../typing/found-name.tsx';

/** A restaurant that was found, with the facts of a shop card and the matching part of the name highlighted. */
export function ShopHitCard({ hit: { shop, ...name } }: { readonly hit: ShopHit }) {
  const way = useWay();
  return (
    <ScreenLink
      to="pages/menu/index/index"
      params={{ shopId: String(shop.id) }}
      passage="morph"
      className="flex flex-wrap gap-3 rounded-card bg-surface p-3 shadow-card active:bg-sunken"
    >
      <DishPicture plate={shop.plate} src={shop.image === null ? null : imageUrl(shop.image)} size="small" />
      <div className="min-w-[min(11rem,100%)] flex-1">
        <h3 className="font-semibold">
          <FoundName {...name} />
        </h3>
        <SaleLine of={shop} way={way} isOpen={takesOrders(shop.openState)} />
        <StateFacts shop={shop} hasDistance={way === 'delivery'} />
      </div>
    </ScreenLink>
  );
}
