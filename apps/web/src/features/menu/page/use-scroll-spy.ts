import { useEffect, useState } from 'react';

/**
 * The id of the current section: the last section whose top has reached the lower edge of the fixed bars. The height of
 * the fixed bars is the page’s scroll padding plus the scroll margin of the sections.
 */
export function useScrollSpy(sectionIds: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(sectionIds[0]);
  const key = sectionIds.join(' ');
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      setCurrent(sectionUnder(key.split(' ')));
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', lookSoon, { passive: true });
    return () => {
      window.removeEventListener('scroll', lookSoon);
      cancelAnimationFrame(frame);
    };
  }, [key]);
  return current;
}

function sectionUnder(ids: readonly string[]): string | undefined {
  const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
  if (isAtEnd && window.scrollY > 0) return ids.findLast((id) => isOnScreen(id));
  const [first] = ids;
  const section = first === undefined ? null : document.getElementById(first);
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const bars = lengthOf(scrollPaddingTop) + (section ? lengthOf(getComputedStyle(section).scrollMarginTop) : 0);
  return ids.findLast((id) => topOf(id) <= bars + 1) ?? first;
}

const lengthOf = (style: string): number => Number.parseFloat(style) || 0;

const topOf = (id: string): number => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;

const isOnScreen = (id: string): boolean => topOf(id) < window.innerHeight;
