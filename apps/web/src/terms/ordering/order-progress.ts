import { type OrderProgress, progressOf } from '@chifan/domain/ordering';
import type { OrderCard } from '../../data/ordering.ts';

type Staged = Pick<OrderCard, 'workingState' | 'type' | 'dining' | 'setMealId' | 'readyAt'> & {
  readonly wantedAt: string | null;
};

/** Rule ordering-115: the stages of an order for its progress bar. Null if the order has no progress bar. */
export const progressOfOrder = ({ setMealId, readyAt, wantedAt, ...order }: Staged): OrderProgress | null =>
  progressOf({
    ...order,
    isSetMeal: setMealId !== null,
    isCooked: readyAt !== null,
    isForLater: wantedAt !== null && new Date(wantedAt) > new Date(),
  });

/** The colour of a segment of the progress bar: completed, under way or still to come. */
export function segmentColour({ stages, done, current }: OrderProgress, index: number): string {
  if (index < done) return 'bg-good';
  return stages[index] === current ? 'bg-brand' : 'bg-line';
}
