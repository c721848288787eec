import { z } from 'zod';
import { id, instant } from './fields.ts';

export const orderRef = z.object({ orderId: id });

export const transitionErrors = ['transition_not_allowed', 'actor_not_allowed'] as const;
export const orderTransitionErrors = ['order_not_found', ...transitionErrors] as const;

export const historyRow = <Event extends z.ZodType, State extends z.ZodType, Actor extends z.ZodType>(
  event: Event,
  state: State,
  actor: Actor,
) => z.object({ event, from: state.nullable(), to: state, actor, at: instant });
