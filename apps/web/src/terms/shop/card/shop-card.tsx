import type { ShopCard as Shop } from '@chifan/contract/catalogue/views';
import type { OrderWay } from '@chifan/domain/ordering';
import { DishPicture, HanName } from '@chifan/ui';
import { useLingui } from '@lingui/react';
import { ScreenLink } from '../../../platform/screen-link.tsx';
import { imageUrl } from '../../../platform/site/image-url.ts';
import { cuisineLabels } from '../cuisine-labels.ts';
import { HeartButton } from '../heart-button.tsx';
import { takesOrders } from '../opening-state-text.ts';
import { SaleLine } from '../sale-line.tsx';
import { StateFacts } from '../shop-facts.tsx';
import { ShopMark } from './shop-mark.tsx';

type ShopCardProps = {
  readonly shop: Shop;
  readonly way: OrderWay;
  /** True if the list has a heading, so that the shop names are one heading level lower. */
  readonly isBeneathHeading?: boolean;
  readonly isAmongBranches?: boolean;
};

/** A card that links to the shop’s menu, except for its heart button. Rule catalogue-17 limits its height. */
export function ShopCard({ shop, way, isBeneathHeading = false, isAmongBranches = false }: ShopCardProps) {
  const isResting = !takesOrders(shop.openState);
  return (
    <div className="relative">
      <ScreenLink
        to="pages/menu/index/index"
        params={{ shopId: String(shop.id) }}
        passage="morph"
        // Urdu’s Nastaliq script has high letters. Tighter gaps keep the card as high as two lines of a name, and
        // `HanName` avoids cutting the letters.
        className="flex flex-wrap gap-x-2.5 gap-y-1 rounded-card bg-surface px-2 py-1.25 shadow-card active:bg-sunken [:lang(ur)_&]:[--script-air:1.18]"
      >
        <DishPicture
          plate={shop.plate}
          src={shop.image === null ? null : imageUrl(shop.image)}
          className={isResting ? 'size-18! grayscale' : 'size-18!'}
        />
        <div className="grid min-w-[min(11rem,100%)] flex-1 grid-cols-1 content-start">
          <Names shop={shop} as={isBeneathHeading ? 'h3' : 'h2'} />
          <SaleLine of={shop} way={way} isOpen={!isResting} />
          <StateFacts shop={shop} hasDistance={way === 'delivery'}>
            <ShopMark shop={shop} way={way} isAmongBranches={isAmongBranches} />
          </StateFacts>
        </div>
      </ScreenLink>
      <HeartButton shopId={shop.id} shopName={shop.name.text} className="absolute end-0.5 top-0.5" />
    </div>
  );
}

type NamesProps = { readonly shop: Shop; readonly as: 'h2' | 'h3' };

function Names({ shop: { name, nameZh, cuisine }, as }: NamesProps) {
  const { i18n } = useLingui();
  return (
    <div className="pe-9">
      <HanName name={name} nameZh={nameZh} as={as} isDense beside={i18n._(cuisineLabels[cuisine])} />
    </div>
  );
}
