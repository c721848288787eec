import { scrollThresholdPx } from '@chifan/domain/app';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../actions/button.tsx';

export type MoreBelowProps = {
  readonly isBusy: boolean;
  readonly onMore: () => void;
  /** What a tap brings. */
  readonly children: ReactNode;
};

/** The end of a list that goes on. It presses itself when it comes near; a button, so that it can be pressed by hand too. */
export function MoreBelow({ isBusy, onMore, children }: MoreBelowProps) {
  const place = useRef<HTMLDivElement>(null);
  const ask = useEffectEvent(onMore);
  useEffect(() => {
    if (isBusy || place.current === null) return undefined;
    const nearness = new IntersectionObserver(([entry]) => entry?.isIntersecting && ask(), {
      rootMargin: `${scrollThresholdPx}px`,
    });
    nearness.observe(place.current);
    return () => nearness.disconnect();
  }, [isBusy]);
  return (
    <div ref={place}>
      <Button variant="secondary" isWide isBusy={isBusy} onClick={onMore}>
        {children}
      </Button>
    </div>
  );
}
