import type { ShopCard as Shop } from '@chifan/contract/catalogue';
import { Button } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import { WindowVirtualizer } from 'virtua';
import { ShopCard } from '../shops/shop-card.tsx';
import type { Way } from '../shops/way.ts';

type EndlessShopsProps = {
  readonly shops: readonly Shop[];
  readonly way: Way;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly onMore: () => void;
};

/** A card with its gap, px; only where the list has not measured yet. */
const likelyCardHeight = 156;

/** Specification §9: that close to the end more is asked for, px. */
const scrollThreshold = 50;

/** Draws the cards that are on screen, however many there are, and asks for more before the guest reaches the end. */
export function EndlessShops({ shops, way, hasMore, isLoadingMore, onMore }: EndlessShopsProps) {
  return (
    <>
      <WindowVirtualizer itemSize={likelyCardHeight}>
        {shops.map((shop) => (
          <div key={shop.id} className="px-4 pb-3">
            <ShopCard shop={shop} way={way} />
          </div>
        ))}
      </WindowVirtualizer>
      {hasMore && <More isBusy={isLoadingMore} onMore={onMore} />}
    </>
  );
}

/** Presses itself when it comes near; a button, so that the list can also be continued by hand. */
function More({ isBusy, onMore }: { readonly isBusy: boolean; readonly onMore: () => void }) {
  const place = useRef<HTMLParagraphElement>(null);
  const ask = useEffectEvent(onMore);
  useEffect(() => {
    if (isBusy || place.current === null) return undefined;
    const nearness = new IntersectionObserver(([entry]) => entry?.isIntersecting && ask(), {
      rootMargin: `${scrollThreshold}px`,
    });
    nearness.observe(place.current);
    return () => nearness.disconnect();
  }, [isBusy]);
  return (
    <p ref={place} className="p-4">
      <Button look="secondary" isWide isBusy={isBusy} onClick={onMore}>
        <Trans>More restaurants</Trans>
      </Button>
    </p>
  );
}
