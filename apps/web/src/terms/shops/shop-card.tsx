import type { ShopCard as Shop } from '@chifan/contract/catalogue';
import { DishPicture, HanName } from '@chifan/ui';
import { ScreenLink } from '../../platform/screen-link.tsx';
import { imageUrl } from '../../platform/site/image-url.ts';
import { FullReductions } from './full-reductions.tsx';
import { HeartButton } from './heart-button.tsx';
import { OpenLine } from './open-line.tsx';
import { takesOrders } from './opening-words.ts';
import { ShopFacts, ShopMarks } from './shop-facts.tsx';
import { shopParams, type Way } from './way.ts';

type ShopCardProps = {
  readonly shop: Shop;
  readonly way: Way;
  /** The list has a heading, so the names are one level lower. */
  readonly isBeneathHeading?: boolean;
};

/** The whole card leads to the menu, except its heart. */
export function ShopCard({ shop, way, isBeneathHeading = false }: ShopCardProps) {
  const isResting = !takesOrders(shop.openState);
  return (
    <div className="relative">
      <ScreenLink
        to="pages/menu/index/index"
        params={shopParams(shop.id, way)}
        passage="morph"
        className="flex gap-3 rounded-card bg-surface p-3 shadow-card active:bg-sunken"
      >
        <DishPicture
          plate={shop.plate}
          src={shop.image === null ? null : imageUrl(shop.image)}
          size="small"
          className={isResting ? 'opacity-60' : ''}
        />
        <div className="grid min-w-0 flex-1 grid-cols-1 content-start gap-1">
          <div className="pe-8">
            <HanName name={shop.name} nameZh={shop.nameZh} pinyin={shop.pinyin} as={isBeneathHeading ? 'h3' : 'h2'} />
          </div>
          <OpenLine openState={shop.openState} />
          <ShopFacts shop={shop} way={way} />
          <FullReductions tiers={shop.fullReductions.slice(0, 2)} />
          <ShopMarks shop={shop} />
        </div>
      </ScreenLink>
      <HeartButton shopId={shop.id} shopName={shop.name.text} className="absolute end-1 top-1" />
    </div>
  );
}
