import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { moveBy, type Point, wholePicture, type Zoom, zoomAt } from './zoom.ts';

/** Maximum time (ms) between the taps of a double tap, and maximum movement (px) of a finger during a tap. */
const doubleTapMs = 300;
const tapSlopPx = 12;
const doubleTapZoom = 2.5;
/** Minimum length of a swipe in px. */
const swipePx = 60;

export type ZoomGestures = {
  readonly zoom: Zoom;
  readonly frame: RefObject<HTMLDivElement | null>;
  zoomBy(factor: number, point?: Point): void;
  move(by: Point): void;
  reset(): void;
  readonly handlers: {
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(event: PointerEvent): void;
    onPointerCancel(event: PointerEvent): void;
  };
};

type Hand = {
  readonly pointers: Map<number, Point>;
  start: Point | null;
  lastTap: { at: number; point: Point } | null;
};

/**
 * Zooms and moves a picture by gestures. A swipe over a picture that is not zoomed calls `onSwipe`: with `start` if the
 * finger moves to the left, with `end` if it moves to the right.
 */
export function useZoomGestures(onSwipe: (towards: 'start' | 'end') => void): ZoomGestures {
  const [zoom, setZoom] = useState(wholePicture);
  const frame = useRef<HTMLDivElement>(null);
  const hand = useRef<Hand>({ pointers: new Map(), start: null, lastTap: null });
  const zoomBy = (factor: number, point: Point = { x: 0, y: 0 }) =>
    setZoom((now) => zoomAt(now, factor, { point, frame: sizeOf(frame.current) }));
  const move = (by: Point) => setZoom((now) => moveBy(now, by, sizeOf(frame.current)));
  useWheel(frame, setZoom);
  const lift = (event: PointerEvent, isCancelled: boolean) => {
    const { pointers, start } = hand.current;
    const point = pointOf(event, frame.current);
    const isLast = pointers.delete(event.pointerId) && pointers.size === 0;
    if (isCancelled || !isLast || start === null) return;
    const way = { x: point.x - start.x, y: point.y - start.y };
    if (Math.hypot(way.x, way.y) <= tapSlopPx) tap(point, event.timeStamp);
    else if (zoom.scale === 1 && Math.abs(way.x) > swipePx && Math.abs(way.x) > Math.abs(way.y)) {
      onSwipe(way.x < 0 ? 'start' : 'end');
    }
  };
  const tap = (point: Point, at: number) => {
    const last = hand.current.lastTap;
    const isDouble =
      last !== null && at - last.at < doubleTapMs && Math.hypot(point.x - last.point.x, point.y - last.point.y) < 40;
    hand.current.lastTap = isDouble ? null : { at, point };
    if (!isDouble) return;
    if (zoom.scale > 1) setZoom(wholePicture);
    else zoomBy(doubleTapZoom, point);
  };
  return {
    zoom,
    frame,
    zoomBy,
    move,
    reset: () => setZoom(wholePicture),
    handlers: {
      onPointerDown: (event) => {
        const point = pointOf(event, frame.current);
        event.currentTarget.setPointerCapture(event.pointerId);
        hand.current.pointers.set(event.pointerId, point);
        // With a second finger the gesture is a pinch, so it can be neither a tap nor a swipe.
        hand.current.start = hand.current.pointers.size === 1 ? point : null;
      },
      onPointerMove: (event) => {
        const { pointers } = hand.current;
        const before = pointers.get(event.pointerId);
        if (!before) return;
        const point = pointOf(event, frame.current);
        const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
        pointers.set(event.pointerId, point);
        if (other) zoomBy(distance(point, other) / Math.max(1, distance(before, other)), between(point, other));
        else move({ x: point.x - before.x, y: point.y - before.y });
      },
      onPointerUp: (event) => lift(event, false),
      onPointerCancel: (event) => lift(event, true),
    },
  };
}

/**
 * Zooms with the mouse wheel. React's wheel listeners are passive and cannot stop the page from scrolling, so this hook
 * adds its own listener.
 */
function useWheel(frame: RefObject<HTMLDivElement | null>, setZoom: (next: (now: Zoom) => Zoom) => void): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const point = pointOf(event, element);
      setZoom((now) => zoomAt(now, Math.exp(-event.deltaY / 300), { point, frame: sizeOf(element) }));
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [frame, setZoom]);
}

const sizeOf = (element: HTMLElement | null) => ({
  width: element?.clientWidth ?? 0,
  height: element?.clientHeight ?? 0,
});

function pointOf(event: { readonly clientX: number; readonly clientY: number }, element: HTMLElement | null): Point {
  const box = element?.getBoundingClientRect();
  if (!box) return { x: 0, y: 0 };
  // Physical coordinates from the centre, which do not depend on the reading direction.
  return { x: event.clientX - box.x - box.width / 2, y: event.clientY - box.y - box.height / 2 };
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
