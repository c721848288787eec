import { describe, expect, test } from 'vitest';
import { mallOrderWorkflow } from './mall/index.ts';
import { orderWorkflow } from './ordering/index.ts';
import { refundWorkflow } from './refund/index.ts';
import { allowedEvents, applyEvent, type Transition, type Workflow, type WorkflowPosition } from './workflow.ts';

type State = 'open' | 'cooking' | 'asked' | 'done' | 'undone';
type Event = 'begin' | 'cook' | 'serve' | 'ask' | 'resume' | 'undo';
type Facts = WorkflowPosition<State> & { readonly paid: boolean };
type Row = Transition<State, Event, 'guest' | 'house'> & { readonly onlyPaid?: true };

const workflow: Workflow<State, Event, 'guest' | 'house', Facts, Row> = {
  events: ['begin', 'cook', 'serve', 'ask', 'resume', 'undo'],
  transitions: [
    { event: 'begin', from: [], to: 'open', actors: ['guest'] },
    { event: 'cook', from: ['open'], to: 'cooking', actors: ['house'], goesOnDuringAfterSale: true },
    { event: 'serve', from: ['cooking'], to: 'done', actors: ['house'] },
    { event: 'ask', from: ['open', 'cooking'], to: 'asked', actors: ['guest'], onlyPaid: true },
    { event: 'resume', from: ['asked'], to: 'state_before', actors: ['house'], before: ['cooking'] },
    { event: 'undo', from: ['asked'], to: 'undone', actors: ['house'] },
  ],
  afterSale: 'asked',
  suits: ({ onlyPaid }, { paid }) => onlyPaid === undefined || paid,
};

const open = { state: 'open', stateBeforeAfterSale: null, paid: true } as const;
const asked = { state: 'asked', stateBeforeAfterSale: 'open', paid: true } as const;

describe('workflows', () => {
  test('applyEvent returns the new state, or says whether the event or the actor is not allowed', () => {
    expect(applyEvent(workflow, open, 'cook', 'house')).toEqual({
      ok: true,
      value: { state: 'cooking', stateBeforeAfterSale: null },
    });
    expect(applyEvent(workflow, open, 'serve', 'house')).toEqual({ ok: false, reason: 'transition_not_allowed' });
    expect(applyEvent(workflow, open, 'begin', 'guest')).toEqual({ ok: false, reason: 'transition_not_allowed' });
    expect(applyEvent(workflow, open, 'cook', 'guest')).toEqual({ ok: false, reason: 'actor_not_allowed' });
  });

  test('allowedEvents omits an event whose additional condition is not met', () => {
    expect(allowedEvents(workflow, open, 'guest')).toEqual(['ask']);
    expect(allowedEvents(workflow, { ...open, paid: false }, 'guest')).toEqual([]);
  });

  test('applyEvent stores the state before a refund phase, updates the stored state if work continues, and can restore it', () => {
    expect(applyEvent(workflow, open, 'ask', 'guest')).toMatchObject({
      value: { state: 'asked', stateBeforeAfterSale: 'open' },
    });
    expect(applyEvent(workflow, asked, 'resume', 'house').ok).toBe(false);
    const moved = applyEvent(workflow, asked, 'cook', 'house');
    expect(moved).toMatchObject({ value: { state: 'asked', stateBeforeAfterSale: 'cooking' } });
    expect(applyEvent(workflow, { ...asked, stateBeforeAfterSale: 'cooking' }, 'resume', 'house')).toMatchObject({
      value: { state: 'cooking', stateBeforeAfterSale: null },
    });
    expect(allowedEvents(workflow, { ...asked, stateBeforeAfterSale: 'cooking' }, 'house')).toEqual(['resume', 'undo']);
  });

  test('applyEvent does not compile with the events, actors or facts of another workflow', () => {
    const mallOrder = { state: 'pending', stateBeforeAfterSale: null } as const;
    // @ts-expect-error orders of the points mall have no event `accept`
    expect(applyEvent(mallOrderWorkflow, mallOrder, 'accept', 'platform').ok).toBe(false);
    // @ts-expect-error merchants are not actors of the points mall
    expect(allowedEvents(mallOrderWorkflow, mallOrder, 'merchant')).toEqual([]);
    // @ts-expect-error orders of the points mall have no state `to_be_picked_up`
    expect(applyEvent(mallOrderWorkflow, { state: 'to_be_picked_up' }, 'ship', 'platform').ok).toBe(false);
    // @ts-expect-error the workflow of refunds requires more facts than the state
    expect(applyEvent(refundWorkflow, { state: 5 }, 'withdraw', 'member').ok).toBe(false);
    // @ts-expect-error `afterSale` of an order is never 'sent'
    const state: 'sent' | null = applyEvent(orderWorkflow, lost, 'pay', 'system').ok ? orderWorkflow.afterSale : null;
    expect(state).toBeNull();
  });
});

const lost = {
  state: 'cancelled',
  stateBeforeAfterSale: null,
  type: 'delivery',
  isSetMeal: false,
  restaurantChosen: false,
  paid: false,
  isCooked: false,
  delays: 0,
} as const;
