import type { OrderCard } from '../../data/ordering.ts';

type Offered = Pick<OrderCard, 'allowedEvents' | 'itemCount' | 'setMealId' | 'handOverProof'>;

/**
 * The allowed events for which the screens show buttons. A partial refund makes no sense for a single set meal, whose
 * refund button returns the full price. A guest who gave the courier the code has confirmed the receipt (rule
 * ordering-114).
 */
export const offeredEvents = ({ allowedEvents, itemCount, setMealId, handOverProof }: Offered) =>
  allowedEvents.filter(
    (event) =>
      !(event === 'apply_for_refund' && setMealId !== null && itemCount <= 1) &&
      !(event === 'confirm' && handOverProof === 'code'),
  );
