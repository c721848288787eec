import type { ShopCard as Shop } from '@chifan/contract/catalogue';
import { Badge, DishPicture, HanName } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { imageUrl } from '../../../platform/image-url.ts';
import { ScreenLink } from '../../../platform/screen-link.tsx';
import { FullReductions } from './full-reductions.tsx';
import { OpenLine } from './open-line.tsx';
import { takesOrders } from './opening-words.ts';
import { ShopFacts } from './shop-facts.tsx';
import { shopParams, type Way } from './way.ts';

type ShopCardProps = { readonly shop: Shop; readonly way: Way };

/** A shop in a list; the whole card leads to its menu. */
export function ShopCard({ shop, way }: ShopCardProps) {
  const isResting = !takesOrders(shop.openState);
  return (
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
      <div className="grid min-w-0 flex-1 content-start gap-1">
        <HanName name={shop.name} nameZh={shop.nameZh} pinyin={shop.pinyin} as="h2" />
        <OpenLine openState={shop.openState} />
        <ShopFacts shop={shop} way={way} />
        <FullReductions tiers={shop.fullReductions.slice(0, 2)} />
        <ShopMarks shop={shop} />
      </div>
    </ScreenLink>
  );
}

function ShopMarks({ shop }: { readonly shop: Shop }) {
  if (!shop.hasSampleMenu && !shop.acceptsForeignCard && shop.dishCount > 0) return null;
  return (
    <p className="flex flex-wrap gap-1.5">
      {shop.dishCount === 0 && (
        <Badge>
          <Trans>No menu yet</Trans>
        </Badge>
      )}
      {shop.hasSampleMenu && (
        <Badge tone="warn">
          <Trans>Sample menu</Trans>
        </Badge>
      )}
      {shop.acceptsForeignCard && (
        <Badge>
          <Trans>Foreign cards accepted</Trans>
        </Badge>
      )}
    </p>
  );
}
