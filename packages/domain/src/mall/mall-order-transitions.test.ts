import { describe, expect, test } from 'vitest';
import { allowedEvents, applyEvent, type WorkflowPosition } from '../workflow.ts';
import {
  type MallOrderActor,
  type MallOrderEvent,
  type MallOrderState,
  mallOrderActors,
  mallOrderEvents,
  mallOrderStates,
  mallOrderWorkflow,
} from './index.ts';

/** The transitions of decision 0029, written independently of the code: state, event, new state, actors. */
const decided = `
  unpaid pay pending | member
  unpaid cancel cancelled | member
  unpaid expire cancelled | system
  pending cancel cancelled | member
  pending refuse cancelled | platform
  pending ship to_be_delivered | platform
  to_be_delivered confirm completed | member system
  to_be_delivered apply_for_refund after_sale_processing | member
  completed apply_for_refund after_sale_processing | member`
  .trim()
  .split('\n')
  .map((line) => {
    const [move = '', actors = ''] = line.split('|').map((cell) => cell.trim());
    const [from, event, to] = move.split(' ');
    return { from, event, to, actors: actors.split(' ') };
  });

/** Events of the system that end a refund phase: "state before the refund phase" and event → new state. */
const afterSale: Record<string, string> = {
  'to_be_delivered refund': 'refunded',
  'completed refund': 'refunded',
  'to_be_delivered resume': 'to_be_delivered',
  'completed settle': 'after_sale_completed',
};

function expected(
  { state, stateBeforeAfterSale: before }: WorkflowPosition<MallOrderState>,
  event: MallOrderEvent,
  actor: MallOrderActor,
) {
  if (state === 'after_sale_processing') {
    const to = afterSale[`${before} ${event}`];
    if (to === undefined) return 'transition_not_allowed';
    return actor === 'system' ? `${to} null` : 'actor_not_allowed';
  }
  const row = decided.find((row) => row.from === state && row.event === event);
  if (!row) return 'transition_not_allowed';
  if (!row.actors.includes(actor)) return 'actor_not_allowed';
  return `${row.to} ${row.to === 'after_sale_processing' ? state : null}`;
}

function told(order: WorkflowPosition<MallOrderState>, event: MallOrderEvent, actor: MallOrderActor): string {
  const result = applyEvent(mallOrderWorkflow, order, event, actor);
  return result.ok ? `${result.value.state} ${result.value.stateBeforeAfterSale}` : result.reason;
}

const standings: WorkflowPosition<MallOrderState>[] = mallOrderStates.flatMap(
  (state): WorkflowPosition<MallOrderState>[] =>
    state === 'after_sale_processing'
      ? [
          { state, stateBeforeAfterSale: 'to_be_delivered' },
          { state, stateBeforeAfterSale: 'completed' },
        ]
      : [{ state, stateBeforeAfterSale: null }],
);

describe('transitions of mall orders', () => {
  test('mallOrderWorkflow allows exactly the transitions of decision 0029', () => {
    for (const order of standings)
      for (const event of mallOrderEvents)
        for (const actor of mallOrderActors) {
          const label = `${order.state} ${order.stateBeforeAfterSale} ${event} by ${actor}: `;
          expect(label + told(order, event, actor)).toBe(label + expected(order, event, actor));
        }
  });

  test('every state of a points mall order is reachable, and no event is possible in a final state', () => {
    const first: WorkflowPosition<MallOrderState> = { state: 'unpaid', stateBeforeAfterSale: null };
    const seen = new Map([['unpaid null', first]]);
    for (const order of seen.values())
      for (const actor of mallOrderActors)
        for (const event of allowedEvents(mallOrderWorkflow, order, actor)) {
          const moved = applyEvent(mallOrderWorkflow, order, event, actor);
          if (moved.ok) seen.set(`${moved.value.state} ${moved.value.stateBeforeAfterSale}`, moved.value);
        }
    expect([...seen.values()].map(({ state }) => state)).toEqual(expect.arrayContaining([...mallOrderStates]));
    const final: MallOrderState[] = ['refunded', 'after_sale_completed', 'cancelled'];
    for (const state of final)
      for (const actor of mallOrderActors)
        expect(allowedEvents(mallOrderWorkflow, { state, stateBeforeAfterSale: null }, actor)).toEqual([]);
  });

  test('a guest may cancel a points mall order until it is shipped, and only afterwards request a refund', () => {
    const may = (state: MallOrderState) =>
      allowedEvents(mallOrderWorkflow, { state, stateBeforeAfterSale: null }, 'member');
    expect(may('unpaid')).toEqual(['pay', 'cancel']);
    expect(may('pending')).toEqual(['cancel']);
    expect(may('to_be_delivered')).toEqual(['confirm', 'apply_for_refund']);
    expect(may('completed')).toEqual(['apply_for_refund']);
  });

  test('while a refund of a points mall order is undecided, only the decision changes the order', () => {
    for (const order of standings.filter(({ state }) => state === 'after_sale_processing')) {
      expect(allowedEvents(mallOrderWorkflow, order, 'member')).toEqual([]);
      expect(allowedEvents(mallOrderWorkflow, order, 'platform')).toEqual([]);
      expect(allowedEvents(mallOrderWorkflow, order, 'system')).not.toContain('confirm');
    }
  });

  test('a points mall order in the refund phase cannot change if the state before this phase is missing', () => {
    const lost: WorkflowPosition<MallOrderState> = { state: 'after_sale_processing', stateBeforeAfterSale: null };
    expect(told(lost, 'resume', 'system')).toBe('transition_not_allowed');
    expect(told(lost, 'settle', 'system')).toBe('transition_not_allowed');
  });
});
