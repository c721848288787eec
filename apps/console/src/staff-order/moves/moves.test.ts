import { allowedEvents, type WorkflowActor } from '@chifan/domain';
import { type OrderEvent, type OrderFacts, orderStates, orderTypes, orderWorkflow } from '@chifan/domain/ordering';
import { expect, test } from 'vitest';
import { jobMoves, kitchenMoves, type Moves, movesFor, operatorMoves } from './moves.ts';

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

/** What a dialog offers beside the event of its own button: all of an order is out of stock where one dish may be; what is not ready may take longer. */
const besides: Readonly<Partial<Record<OrderEvent, OrderEvent>>> = { run_out: 'declare_sold_out', delay: 'ready' };

test.each<[WorkflowActor, Moves<never>]>([
  ['merchant', kitchenMoves],
  ['courier', jobMoves],
  ['platform', operatorMoves],
])(
  'there is a button for every event that the server can allow a %s, and none that it never allows',
  (actor, moves) => {
    const buttons = [...eventsOf(actor)].filter((event) => besides[event] === undefined);
    expect(Object.keys(moves).toSorted()).toEqual(buttons.toSorted());
  },
);

test('what stands beside another event is never allowed without it', () => {
  for (const order of everyOrder) {
    const allowed = allowedEvents(orderWorkflow, order, 'merchant');
    for (const event of allowed) expect(allowed).toContain(besides[event] ?? event);
  }
});

test('buttons are drawn from what the server allows alone, the expected one first', () => {
  expect(movesFor(kitchenMoves, ['refuse', 'cancel', 'accept']).map(({ event }) => event)).toEqual([
    'accept',
    'refuse',
  ]);
  expect(movesFor(kitchenMoves, [])).toEqual([]);
});
