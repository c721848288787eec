import { arrivalStillAhead } from '@chifan/domain/ordering';
import { useNow } from '@chifan/ui';
import type { OrderCard } from '../../data/ordering.ts';

export type ShownArrival = {
  readonly at: string;
  readonly isLate: boolean;
  /** Whole minutes until then. */
  readonly minutesLeft: number;
};

/** Rule ordering-48: the arrival time of an order, never in the past, also if the last response is old. */
export function useShownArrival({ estimatedAt, isLate }: Pick<OrderCard, 'estimatedAt' | 'isLate'>): ShownArrival {
  const now = useNow();
  const shown = arrivalStillAhead({ at: new Date(estimatedAt), isLate }, now);
  return {
    at: shown.at.toISOString(),
    isLate: shown.isLate,
    minutesLeft: Math.floor((shown.at.getTime() - now.getTime()) / 60_000),
  };
}
