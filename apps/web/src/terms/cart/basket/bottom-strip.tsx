import { classNames } from '@chifan/ui';
import type { ReactNode } from 'react';
import { useStripHeight } from '../../../platform/use-strip-height.ts';

type BottomStripProps = {
  /** True on a screen with the tab bar. */
  readonly isAboveTabs: boolean;
  readonly children: ReactNode;
};

export function BottomStrip({ isAboveTabs, children }: BottomStripProps) {
  const box = useStripHeight();
  return (
    <div
      ref={box}
      className={classNames(
        'pointer-events-none fixed inset-x-0 z-20 mx-auto max-w-[480px] px-2 pb-2 wide:me-4',
        isAboveTabs ? 'bottom-[var(--tab-bar)]' : 'bottom-[env(safe-area-inset-bottom)]',
      )}
    >
      {children}
    </div>
  );
}
