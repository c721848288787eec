import type { OrderCard } from '../../data/ordering.ts';

type Offered = Pick<OrderCard, 'allowedEvents' | 'itemCount' | 'setMealId' | 'handOverProof'>;

/**
 * The allowed events for which the screens show buttons. A single set meal has no partial refund, because its refund
 * button returns the full price. An order whose code the courier got needs no confirmation of receipt (rule
 * ordering-114).
 */
export const offeredEvents = ({ allowedEvents, itemCount, setMealId, handOverProof }: Offered) =>
  allowedEvents.filter(
    (event) =>
      !(event === 'apply_for_refund' && setMealId !== null && itemCount <= 1) &&
      !(event === 'confirm' && handOverProof === 'code'),
  );
