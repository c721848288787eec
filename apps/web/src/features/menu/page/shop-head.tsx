import type { ShopCard } from '@chifan/contract/catalogue';
import { DishPicture, HanName } from '@chifan/ui';
import { imageUrl } from '../../../platform/site/image-url.ts';
import { FullReductions } from '../../../terms/shops/full-reductions.tsx';
import { OpenLine } from '../../../terms/shops/open-line.tsx';
import { ShopFacts } from '../../../terms/shops/shop-facts.tsx';
import type { Way } from '../../../terms/shops/way.ts';

type ShopHeadProps = { readonly shop: ShopCard; readonly way: Way };

/** Scrolls away; the name stays in the title bar and the tabs below it. */
export function ShopHead({ shop, way }: ShopHeadProps) {
  return (
    <header className="flex gap-3 bg-surface p-4">
      <DishPicture plate={shop.plate} src={shop.image === null ? null : imageUrl(shop.image)} />
      <div className="grid min-w-0 flex-1 content-start gap-1">
        <HanName name={shop.name} nameZh={shop.nameZh} pinyin={shop.pinyin} as="h2" size="title" />
        <OpenLine openState={shop.openState} />
        <ShopFacts shop={shop} way={way} />
        <FullReductions tiers={shop.fullReductions} />
      </div>
    </header>
  );
}
