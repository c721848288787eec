import type { Transition, Workflow } from '../workflow.ts';
import type { MallOrderState } from './mall-order-states.ts';

/** Events of a points mall order. The actor of an event that a timer or a decided refund causes is `system`. */
export const mallOrderEvents = [
  'place',
  'pay',
  'cancel',
  'expire',
  'refuse',
  'ship',
  'confirm',
  'apply_for_refund',
  'refund',
  'settle',
  'resume',
] as const;
export type MallOrderEvent = (typeof mallOrderEvents)[number];

export const mallOrderActors = ['member', 'platform', 'system'] as const;
export type MallOrderActor = (typeof mallOrderActors)[number];

/**
 * All transitions of a mall order. The usual path is unpaid → pending → to_be_delivered → completed (rule mall-2). An
 * order is cancelled before shipping and refunded afterwards. The caller checks deadlines.
 */
export const mallOrderTransitions = [
  { event: 'place', from: [], to: 'unpaid', actors: ['member'] },
  { event: 'pay', from: ['unpaid'], to: 'pending', actors: ['member'] },
  { event: 'cancel', from: ['unpaid', 'pending'], to: 'cancelled', actors: ['member'] },
  { event: 'expire', from: ['unpaid'], to: 'cancelled', actors: ['system'] },
  { event: 'refuse', from: ['pending'], to: 'cancelled', actors: ['platform'] },
  { event: 'ship', from: ['pending'], to: 'to_be_delivered', actors: ['platform'] },
  { event: 'confirm', from: ['to_be_delivered'], to: 'completed', actors: ['member', 'system'] },
  {
    event: 'apply_for_refund',
    from: ['to_be_delivered', 'completed'],
    to: 'after_sale_processing',
    actors: ['member'],
  },
  { event: 'refund', from: ['after_sale_processing'], to: 'refunded', actors: ['system'] },
  {
    event: 'settle',
    from: ['after_sale_processing'],
    to: 'after_sale_completed',
    actors: ['system'],
    before: ['completed'],
  },
  {
    event: 'resume',
    from: ['after_sale_processing'],
    to: 'state_before',
    actors: ['system'],
    before: ['to_be_delivered'],
  },
] as const satisfies readonly Transition<MallOrderState, MallOrderEvent, MallOrderActor>[];

export const mallOrderWorkflow: Workflow<MallOrderState, MallOrderEvent, MallOrderActor> = {
  events: mallOrderEvents,
  transitions: mallOrderTransitions,
  afterSale: 'after_sale_processing',
};
