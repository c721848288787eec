import { longPressMoveCancelPx, longPressMs } from '@chifan/domain/app';
import { type PointerEvent, useEffect, useState } from 'react';

type Point = { readonly x: number; readonly y: number };

/** Detects a long press. `wait` starts a timer and returns a function that stops the timer. */
export function createPressTracker(wait: (then: () => void, ms: number) => () => void) {
  let stop = () => {};
  let from: Point = { x: 0, y: 0 };
  return {
    begin(at: Point, onLongPress: () => void) {
      stop();
      from = at;
      stop = wait(onLongPress, longPressMs);
    },
    move(at: Point) {
      if (Math.hypot(at.x - from.x, at.y - from.y) > longPressMoveCancelPx) stop();
    },
    end: () => stop(),
  };
}

/**
 * Returns event handlers that detect a long press. Offer the action as a button too, because screen readers and
 * keyboards have no long press.
 */
export function useLongPress(onLongPress: () => void) {
  const [watched] = useState(() => createPressTracker(afterMs));
  useEffect(() => watched.end, [watched]);
  return {
    onPointerDown: (event: PointerEvent) => watched.begin(pointOf(event), onLongPress),
    onPointerMove: (event: PointerEvent) => watched.move(pointOf(event)),
    onPointerUp: watched.end,
    onPointerCancel: watched.end,
  };
}

const pointOf = ({ clientX: x, clientY: y }: PointerEvent): Point => ({ x, y });

function afterMs(then: () => void, ms: number): () => void {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
}
