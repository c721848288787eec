import { Button } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Specification §9: that close to the end more is asked for, px. */
const scrollThreshold = 50;

type MoreAddressesProps = { readonly isBusy: boolean; readonly onMore: () => void };

/** Presses itself when it comes near; a button, so that the list can also be continued by hand. */
export function MoreAddresses({ isBusy, onMore }: MoreAddressesProps) {
  const place = useRef<HTMLDivElement>(null);
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
    <div ref={place}>
      <Button look="secondary" isWide isBusy={isBusy} onClick={onMore}>
        <Trans>More addresses</Trans>
      </Button>
    </div>
  );
}
