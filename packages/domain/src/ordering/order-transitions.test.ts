import { describe, expect, test } from 'vitest';
import { type WorkflowActor, workflowActors } from '../index.ts';
import { allowedEvents, applyEvent } from '../workflow.ts';
import {
  finalOrderStates,
  firstOrderState,
  type OrderEvent,
  type OrderFacts,
  type OrderState,
  type OrderType,
  orderEvents,
  orderStates,
  orderTypes,
  orderWorkflow,
} from './index.ts';

/**
 * The transitions of rule ordering-12, written independently of the code: state, event, next state, actors, order
 * types, condition for set meals.
 */
const decided = `
  unpaid pay pending | system | all |
  unpaid cancel cancelled | member platform | all |
  unpaid expire cancelled | system | all |
  pending accept delivering | merchant system | all | chosen
  pending cancel cancelled | member | all | not_chosen
  pending refuse cancelled | merchant | all | chosen
  pending expire cancelled | system | all |
  pending choose_restaurant delivering | member | pickup pack | only not_chosen
  delivering release_restaurant pending | member system | pickup pack | only chosen
  to_be_picked_up release_restaurant pending | member system | pickup pack | only chosen
  delivering issue_code to_be_picked_up | system | pickup pack |
  delivering ready to_be_picked_up | merchant | delivery |
  delivering ready delivering | merchant | pickup pack | meals cooking
  to_be_picked_up ready to_be_picked_up | merchant | pickup pack | meals cooking
  delivering delay delivering | merchant | all | meals cooking
  to_be_picked_up delay to_be_picked_up | merchant | pickup pack | meals cooking
  delivering run_out cancelled | merchant | all | cooking
  to_be_picked_up run_out cancelled | merchant | pickup pack | cooking
  to_be_picked_up collect to_be_delivered | courier | delivery |
  to_be_delivered hand_back to_be_picked_up | courier platform | delivery |
  to_be_picked_up redeem completed | merchant system | pickup pack |
  to_be_delivered hand_over delivered | courier | delivery |
  to_be_picked_up give_up cancelled | platform | delivery |
  to_be_delivered give_up cancelled | platform | delivery |
  delivered confirm completed | member system | delivery |
  delivering declare_sold_out after_sale_processing | merchant | all |
  to_be_picked_up declare_sold_out after_sale_processing | merchant | all |
  pending apply_for_refund after_sale_processing | member | all | not_chosen
  delivering apply_for_refund after_sale_processing | member | all | not_chosen
  to_be_picked_up apply_for_refund after_sale_processing | member | all | not_chosen
  to_be_delivered apply_for_refund after_sale_processing | member | all | not_chosen
  delivered apply_for_refund after_sale_processing | member | all | not_chosen
  completed apply_for_refund after_sale_processing | member | all | not_chosen
  pending refund_by_platform after_sale_processing | platform | all |
  delivering refund_by_platform after_sale_processing | platform | all |
  to_be_picked_up refund_by_platform after_sale_processing | platform | all |
  to_be_delivered refund_by_platform after_sale_processing | platform | all |
  delivered refund_by_platform after_sale_processing | platform | all |
  completed refund_by_platform after_sale_processing | platform | all |`
  .trim()
  .split('\n')
  .map((line) => {
    const [move = '', actors = '', types = '', setMeal = ''] = line.split('|').map((cell) => cell.trim());
    const [from, event, to] = move.split(/\s+/);
    return {
      from,
      event,
      to,
      actors: actors.split(' '),
      types: types === 'all' ? [...orderTypes] : types.split(' '),
      onlySetMeals: setMeal.startsWith('only '),
      onlyMeals: setMeal.includes('meals'),
      beforeCooked: setMeal.includes('cooking'),
      setMeal: setMeal.replace(/only |meals|cooking/g, '').trim(),
    };
  });

const goesOn = [
  'accept',
  'issue_code',
  'ready',
  'delay',
  'collect',
  'hand_back',
  'redeem',
  'hand_over',
  'refund_by_platform',
];
const interruptible = [
  'pending',
  'delivering',
  'to_be_picked_up',
  'to_be_delivered',
  'delivered',
  'completed',
] as const;

function expected(order: OrderFacts, event: OrderEvent, actor: WorkflowActor): string {
  const before = order.stateBeforeAfterSale;
  if (order.state === 'after_sale_processing' && !goesOn.includes(event)) {
    const served = before === 'delivered' || before === 'completed';
    const to = event === 'refund' ? 'refunded' : event === 'settle' && served ? 'after_sale_completed' : before;
    const possible = event === 'refund' || (event === 'settle' && served) || (event === 'resume' && !served);
    if (!possible || before === null) return 'transition_not_allowed';
    return actor === 'system' ? `${to} null` : 'actor_not_allowed';
  }
  const from = order.state === 'after_sale_processing' ? before : order.state;
  const row = decided.find((row) => row.from === from && row.event === event && row.types.includes(order.type));
  const wanted = order.restaurantChosen ? 'chosen' : 'not_chosen';
  if (!row || (row.onlySetMeals && !order.isSetMeal)) return 'transition_not_allowed';
  if (order.isSetMeal && row.onlyMeals) return 'transition_not_allowed';
  if (order.isCooked && row.beforeCooked) return 'transition_not_allowed';
  if (order.delays === 2 && event === 'delay') return 'transition_not_allowed';
  if (order.isSetMeal && row.setMeal !== '' && row.setMeal !== wanted) return 'transition_not_allowed';
  if (!row.actors.includes(actor)) return 'actor_not_allowed';
  if (order.state === 'after_sale_processing')
    return `after_sale_processing ${row.to === 'after_sale_processing' ? before : row.to}`;
  return `${row.to} ${row.to === 'after_sale_processing' ? order.state : null}`;
}

function told(order: OrderFacts, event: OrderEvent, actor: WorkflowActor): string {
  const result = applyEvent(orderWorkflow, order, event, actor);
  return result.ok ? `${result.value.state} ${result.value.stateBeforeAfterSale}` : result.reason;
}

const orderIn = (state: OrderState, over: Partial<OrderFacts> = {}): OrderFacts => ({
  state,
  stateBeforeAfterSale: null,
  type: 'delivery',
  isSetMeal: false,
  restaurantChosen: false,
  paid: state !== 'unpaid',
  isCooked: false,
  delays: 0,
  ...over,
});

function* everyOrder(): Generator<OrderFacts> {
  for (const type of orderTypes)
    for (const [isSetMeal, restaurantChosen] of [
      [false, false],
      [true, false],
      [true, true],
    ] as const)
      for (const state of orderStates)
        for (const stateBeforeAfterSale of state === 'after_sale_processing' ? interruptible : [null])
          for (const kitchen of [{}, { isCooked: true }, { delays: 1 }, { delays: 2 }])
            yield orderIn(state, { type, isSetMeal, restaurantChosen, stateBeforeAfterSale, ...kitchen });
}

describe('order transitions', () => {
  test('orderWorkflow allows exactly the transitions of rule ordering-12', () => {
    for (const order of everyOrder())
      for (const event of orderEvents)
        for (const actor of workflowActors) {
          const label = `${JSON.stringify(order)} ${event} by ${actor}: `;
          expect(label + told(order, event, actor)).toBe(label + expected(order, event, actor));
        }
  });

  test('an order in a final state allows no transition', () => {
    for (const state of finalOrderStates)
      for (const type of orderTypes)
        for (const actor of workflowActors)
          expect(allowedEvents(orderWorkflow, orderIn(state, { type }), actor)).toEqual([]);
  });

  test.each(orderTypes)('an order of type %s can reach every state that exists for this type', (type: OrderType) => {
    const missing = orderStates.filter((state) => !reachable(type).has(state));
    expect(missing).toEqual(type === 'delivery' ? [] : ['to_be_delivered', 'delivered']);
  });

  test('a member cannot request a refund for a pending order whose payment is missing', () => {
    expect(told(orderIn('pending', { paid: false }), 'apply_for_refund', 'member')).toBe('transition_not_allowed');
  });

  test('no actor except the system can trigger an event of the system, and no actor can place an order twice', () => {
    for (const order of everyOrder())
      for (const actor of ['member', 'merchant', 'courier', 'platform'] as const)
        for (const event of ['place', 'pay', 'expire', 'issue_code', 'refund', 'settle', 'resume'] as const)
          expect(allowedEvents(orderWorkflow, order, actor)).not.toContain(event);
  });

  test('a guest may cancel an unpaid order, and may confirm or request a refund for a delivered one', () => {
    expect(allowedEvents(orderWorkflow, orderIn('unpaid'), 'member')).toEqual(['cancel']);
    expect(allowedEvents(orderWorkflow, orderIn('delivered'), 'member')).toEqual(['confirm', 'apply_for_refund']);
  });
});

function reachable(type: OrderType): Set<OrderState> {
  const seen = new Map<string, OrderFacts>();
  const queue = [orderIn(firstOrderState, { type })];
  for (let order = queue.pop(); order; order = queue.pop()) {
    const key = `${order.state} ${order.stateBeforeAfterSale}`;
    if (seen.has(key)) continue;
    seen.set(key, order);
    for (const event of orderEvents)
      for (const actor of workflowActors) {
        const moved = applyEvent(orderWorkflow, order, event, actor);
        if (moved.ok) queue.push({ ...order, ...moved.value, paid: moved.value.state !== 'unpaid' });
      }
  }
  return new Set([...seen.values()].map((order) => order.state));
}
