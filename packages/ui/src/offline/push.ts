export { type PushState, pushStateAtOnce } from './push-state.ts';
export { createPush } from './push-subscription.ts';
