import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { allowedEvents } from '@chifan/domain';
import { type OrderEvent, orderWorkflow } from '@chifan/domain/ordering';
import type { JobAction, QueuedAction } from './queued-actions.ts';

/**
 * The job as if all queued actions had succeeded. The table of transitions decides which buttons the job shows until
 * the server responds.
 */
export const applyQueuedActions = (job: StaffOrder, waiting: readonly QueuedAction[]): StaffOrder =>
  waiting.reduce((before, { move }) => moved(before, move), job);

function moved(job: StaffOrder, move: JobAction): StaffOrder {
  if (move.kind === 'door_step') return job;
  if (move.kind !== 'collect') return { ...job, isMine: false, allowedEvents: [] };
  const state = targetOf(move.kind);
  const facts = { state, stateBeforeAfterSale: null, type: job.type, paid: true, ...plainMeal };
  return { ...job, state, allowedEvents: allowedEvents(orderWorkflow, facts, 'courier') };
}

const targetOf = (event: OrderEvent & 'collect') => {
  const to = orderWorkflow.transitions.find((row) => row.event === event)?.to;
  if (to === undefined || to === 'state_before') throw new Error(`${event} leads nowhere`);
  return to;
};

/** Order data that no transition of a courier checks, so the values do not matter. */
const plainMeal = { isSetMeal: false, restaurantChosen: false, isCooked: true, delays: 0 } as const;
