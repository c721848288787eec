import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';

type Point = { readonly x: number; readonly y: number };

type Told = {
  /** `frame`: width of the frame on the screen, in pixels. */
  readonly onDrag: (by: Point, frame: number) => void;
  readonly onZoom: (factor: number) => void;
};

/** One finger drags the picture, two fingers or the mouse wheel zoom it. */
export function useCropGestures(frame: RefObject<HTMLElement | null>, { onDrag, onZoom }: Told) {
  const pointers = useRef(new Map<number, Point>());
  const turn = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    onZoom(Math.exp(-event.deltaY / 300));
  });
  useEffect(() => {
    const element = frame.current;
    // React’s wheel listeners are passive and could not stop the page from scrolling, so add a listener to the element.
    const listen = (event: WheelEvent) => turn(event);
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [frame]);
  const lift = (event: PointerEvent) => void pointers.current.delete(event.pointerId);
  return {
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, pointOf(event));
    },
    onPointerMove: (event: PointerEvent) => {
      const before = pointers.current.get(event.pointerId);
      if (!before) return;
      const point = pointOf(event);
      const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
      pointers.current.set(event.pointerId, point);
      if (other) onZoom(distance(point, other) / Math.max(1, distance(before, other)));
      else onDrag({ x: point.x - before.x, y: point.y - before.y }, event.currentTarget.clientWidth);
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  };
}

const pointOf = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
