import { allowedEvents, type WorkflowActor } from '@chifan/domain';
import { type OrderEvent, type OrderFacts, orderStates, orderTypes, orderWorkflow } from '@chifan/domain/ordering';
import { expect, test } from 'vitest';
import {
  allowedActions,
  jobActions,
  kitchenActions,
  type OrderActionButtons,
  operatorActions,
} from './order-actions.ts';

const everyOrder: OrderFacts[] = orderStates.flatMap((state) =>
  orderTypes.flatMap((type) =>
    [null, ...orderStates].flatMap((stateBeforeAfterSale) =>
      [true, false].map((isSetMeal) => ({
        state,
        stateBeforeAfterSale,
        type,
        isSetMeal,
        restaurantChosen: true,
        paid: true,
        isCooked: false,
        delays: 0,
      })),
    ),
  ),
);

const eventsOf = (actor: WorkflowActor) =>
  new Set(everyOrder.flatMap((order) => allowedEvents(orderWorkflow, order, actor)));

/**
 * Events without a separate button, each with the event whose button or dialog can also cause it. The dialog of
 * `declare_sold_out` can cause `run_out`, and the buttons for more time of `ready` cause `delay`.
 */
const besides: Readonly<Partial<Record<OrderEvent, OrderEvent>>> = { run_out: 'declare_sold_out', delay: 'ready' };

test.each<[WorkflowActor, OrderActionButtons<never>]>([
  ['merchant', kitchenActions],
  ['courier', jobActions],
  ['platform', operatorActions],
])('each order event that the server can allow a %s has exactly one button', (actor, moves) => {
  const buttons = [...eventsOf(actor)].filter((event) => besides[event] === undefined);
  expect(Object.keys(moves).toSorted()).toEqual(buttons.toSorted());
});

test('the server allows an order event that has no button only together with the event whose button or dialog includes it', () => {
  for (const order of everyOrder) {
    const allowed = allowedEvents(orderWorkflow, order, 'merchant');
    for (const event of allowed) expect(allowed).toContain(besides[event] ?? event);
  }
});

test('allowedActions returns only allowed events, with the expected next event first', () => {
  expect(allowedActions(kitchenActions, ['refuse', 'cancel', 'accept']).map(({ event }) => event)).toEqual([
    'accept',
    'refuse',
  ]);
  expect(allowedActions(kitchenActions, [])).toEqual([]);
});
