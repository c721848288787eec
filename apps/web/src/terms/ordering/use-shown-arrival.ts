import { arrivalStillAhead } from '@chifan/domain/ordering';
import { useNow } from '@chifan/ui';
import type { OrderCard } from '../../data/ordering.ts';

export type ShownArrival = {
  readonly at: string;
  readonly isLate: boolean;
  /** Whole minutes until the arrival. */
  readonly minutesLeft: number;
};

/**
 * Rule ordering-48: the arrival time of an order. It is never in the past, even if the last response of the server is
 * old.
 */
export function useShownArrival({ estimatedAt, isLate }: Pick<OrderCard, 'estimatedAt' | 'isLate'>): ShownArrival {
  const now = useNow();
  const shown = arrivalStillAhead({ at: new Date(estimatedAt), isLate }, now);
  return {
    at: shown.at.toISOString(),
    isLate: shown.isLate,
    minutesLeft: Math.floor((shown.at.getTime() - now.getTime()) / 60_000),
  };
}
