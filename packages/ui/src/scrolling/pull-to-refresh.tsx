import { pullThresholdPx } from '@chifan/domain/app';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, type TouchEvent, useRef, useState } from 'react';
import { Spinner } from '../actions/button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import { pullDistance } from './pull-distance.ts';

export type PullToRefreshProps = {
  readonly onRefresh: () => Promise<unknown>;
  readonly children: ReactNode;
};

/**
 * Refreshes when the user pulls the page down at its top. The page also needs a refresh button, because keyboards have
 * no such gesture.
 */
export function PullToRefresh({ onRefresh, children }: PullToRefreshProps) {
  const [pull, setPull] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const begin = useRef<number | null>(null);
  const start = ({ touches }: TouchEvent) => {
    const finger = touches.item(0);
    begin.current = touches.length === 1 && window.scrollY <= 0 && !isBusy ? finger.clientY : null;
  };
  const move = ({ touches }: TouchEvent) => {
    const finger = touches.item(0);
    if (begin.current === null) return;
    setPull(window.scrollY > 0 ? 0 : pullDistance(finger.clientY - begin.current));
  };
  const end = () => {
    begin.current = null;
    setPull(0);
    if (pull < pullThresholdPx) return;
    setBusy(true);
    void onRefresh().finally(() => setBusy(false));
  };
  const height = isBusy ? pullThresholdPx : pull;
  return (
    <div onTouchStart={start} onTouchMove={move} onTouchEnd={end} onTouchCancel={end}>
      <div
        style={{ height }}
        className={classNames(
          'flex items-center justify-center gap-2 overflow-hidden text-note text-soft',
          pull === 0 && 'transition-[height]',
        )}
      >
        {isBusy && <Spinner />}
        {pull > 0 && (
          <>
            <Icon name="refresh" size={20} />
            {pull < pullThresholdPx ? <Trans>Pull to refresh</Trans> : <Trans>Let go to refresh</Trans>}
          </>
        )}
      </div>
      {children}
    </div>
  );
}
