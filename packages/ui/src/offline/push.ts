export { initialPushState, type PushState } from './push-state.ts';
export { createPush } from './push-subscription.ts';
