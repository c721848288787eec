import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { useState } from 'react';
import { usualTicketHeight } from './ticket-space.ts';

/**
 * Measured heights of tickets, in pixels. `layout` names the text size and the width of the tickets. A ticket that was
 * not measured in this layout has the usual height.
 */
export function useTicketHeights(layout: string) {
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map());
  const keyOf = ({ id }: Pick<StaffOrder, 'id'>) => `${layout} ${id}`;
  return {
    isMeasured: (order: StaffOrder) => heights.has(keyOf(order)),
    heightOf: (order: StaffOrder) => heights.get(keyOf(order)) ?? usualTicketHeight,
    measured: (order: StaffOrder, height: number) => {
      if (height > 0 && heights.get(keyOf(order)) !== height)
        setHeights((before) => new Map(before).set(keyOf(order), height));
    },
  };
}
