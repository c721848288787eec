import type { ShopCard as Shop } from '@chifan/contract/catalogue/views';
import type { OrderWay } from '@chifan/domain/ordering';
import { InfiniteScroll, type PaginatedQuery } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { WindowVirtualizer } from 'virtua';
import { ShopCard } from '../card/shop-card.tsx';
import { SampleRatings } from '../sample-ratings.tsx';

type EndlessShopsProps = {
  readonly shops: readonly Shop[];
  readonly way: OrderWay;
  readonly pages: PaginatedQuery;
  readonly isAmongBranches?: boolean;
};

/** Assumed height of a card and its gap in pixels, until the list has measured the real height. */
const likelyCardHeight = 156;

/** Renders only the visible shop cards, and loads the next page before the end is reached. */
export function EndlessShops({ shops, way, pages, isAmongBranches = false }: EndlessShopsProps) {
  return (
    <>
      <SampleRatings shops={shops} className="px-4 pb-2" />
      <WindowVirtualizer itemSize={likelyCardHeight}>
        {shops.map((shop) => (
          <div key={shop.id} className="px-4 pb-3">
            <ShopCard shop={shop} way={way} isAmongBranches={isAmongBranches} />
          </div>
        ))}
      </WindowVirtualizer>
      <InfiniteScroll of={pages} className="p-4">
        <Trans>More restaurants</Trans>
      </InfiniteScroll>
    </>
  );
}
