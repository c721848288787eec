import { z } from 'zod';
import { id, instant } from './fields.ts';

export const onOrder = z.object({ orderId: id });

export const notMoved = ['transition_not_allowed', 'actor_not_allowed'] as const;
export const orderNotMoved = ['order_not_found', ...notMoved] as const;

export const historyRow = <Event extends z.ZodType, State extends z.ZodType, Actor extends z.ZodType>(
  event: Event,
  state: State,
  actor: Actor,
) => z.object({ event, from: state.nullable(), to: state, actor, at: instant });
