import { swiperDurationMs, swiperIntervalMs } from '@chifan/domain/app';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { scrollSmoothly } from './scroll-smoothly.ts';

type Swiping = {
  readonly row: RefObject<HTMLUListElement | null>;
  readonly current: number;
  readonly show: (index: number) => void;
  /** Determines which slide is visible. Call the function on scroll events. */
  readonly updateCurrent: () => void;
  /** Cancels the animation. Call the function when a finger starts to scroll. */
  readonly stopAnimation: () => void;
};

/**
 * State of the slides: the visible one and functions to change it. Shows the next slide automatically while
 * `isRunning`.
 */
export function useSwiper(count: number, isRunning: boolean): Swiping {
  const row = useRef<HTMLUListElement>(null);
  const stop = useRef(() => {});
  const [current, setCurrent] = useState(0);
  const show = (index: number) => {
    const slide = row.current?.children[index];
    if (!row.current || !slide) return;
    stop.current();
    const distance = offsetIn(row.current, slide);
    if (prefersReducedMotion()) row.current.scrollLeft += distance;
    else stop.current = scrollSmoothly(row.current, distance, swiperDurationMs);
  };
  const updateCurrent = () => {
    if (row.current) setCurrent(nearest(row.current));
  };
  const goOn = useEffectEvent(() => {
    if (document.visibilityState === 'visible') show((current + 1) % count);
  });
  useEffect(() => {
    if (!isRunning || count < 2) return undefined;
    const timer = setInterval(() => goOn(), swiperIntervalMs);
    return () => clearInterval(timer);
  }, [isRunning, count, current]);
  useEffect(() => () => stop.current(), []);
  return { row, current, show, updateCurrent, stopAnimation: () => stop.current() };
}

export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Distance in px that the row must scroll until the slide is at the start edge of the row, next to the row's padding.
 * Works for left-to-right and right-to-left languages.
 */
function offsetIn(row: Element, slide: Element): number {
  const { direction, paddingInlineStart } = getComputedStyle(row);
  const isMirrored = direction === 'rtl';
  const edge = (element: Element) => element.getBoundingClientRect()[isMirrored ? 'right' : 'left'];
  const padding = Number.parseFloat(paddingInlineStart) || 0;
  return edge(slide) - edge(row) - (isMirrored ? -padding : padding);
}

function nearest(row: Element): number {
  const distances = [...row.children].map((slide) => Math.abs(offsetIn(row, slide)));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
