import { classNames, Icon } from '@chifan/ui';
import { type RefObject, useEffect, useState } from 'react';

type RowArrowsProps = { readonly row: RefObject<HTMLElement | null> };

/**
 * Scroll arrows for guests with a mouse, in a row with more cards than are visible. The arrows cannot be focused by
 * keyboard, because moving the focus from card to card already scrolls the row.
 */
export function RowArrows({ row }: RowArrowsProps) {
  const [isLonger, setLonger] = useState(false);
  useEffect(() => {
    const { current } = row;
    if (!current) return;
    const observer = new ResizeObserver(() => setLonger(current.scrollWidth > current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, [row]);
  if (!isLonger) return null;
  const turn = (pages: number) => {
    if (row.current) row.current.scrollBy({ left: pages * pageOf(row.current), behavior: 'smooth' });
  };
  return (
    <span aria-hidden="true" className="ms-auto flex">
      <Arrow isBack onPress={() => turn(-1)} />
      <Arrow onPress={() => turn(1)} />
    </span>
  );
}

/**
 * The pixels that one tap on an arrow scrolls: most of the visible width, so that a card at the edge stays visible.
 * Negative in right-to-left scripts.
 */
const pageOf = (row: HTMLElement): number =>
  row.clientWidth * 0.8 * (getComputedStyle(row).direction === 'rtl' ? -1 : 1);

const Arrow = ({ isBack = false, onPress }: { readonly isBack?: boolean; readonly onPress: () => void }) => (
  <button type="button" tabIndex={-1} onClick={onPress} className="inline-flex size-11 items-center justify-center">
    <Icon name="forward" size={20} className={classNames(isBack && 'rotate-180')} />
  </button>
);
