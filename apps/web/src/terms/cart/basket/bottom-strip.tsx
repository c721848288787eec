import { classNames } from '@chifan/ui';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

type BottomStripProps = {
  /** True on a screen with the tab bar. */
  readonly isAboveTabs: boolean;
  readonly children: ReactNode;
};

/** Writes the height of the bar to the CSS variable `--strip`. The screen leaves this space free at its bottom. */
export function BottomStrip({ isAboveTabs, children }: BottomStripProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) =>
      style.setProperty('--strip', `${Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0)}px`),
    );
    if (box.current) observer.observe(box.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--strip');
    };
  }, []);
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
