import type { WorkflowActor } from '../index.ts';
import type { Transition, Workflow } from '../workflow.ts';

export const reviewStates = ['shown', 'hidden'] as const;
export type ReviewState = (typeof reviewStates)[number];

export const reviewEvents = [
  'write',
  'edit',
  'allow_photos',
  'withdraw_photos',
  'reply',
  'use_photo',
  'drop_photo',
  'keep',
  'hide',
  'restore',
] as const;
export type ReviewEvent = (typeof reviewEvents)[number];

type ReviewTransition = Transition<ReviewState, ReviewEvent, WorkflowActor>;

/** Transitions of a review (rule review-9). `reviewActionOf` decides whether the guest may still edit it. */
export const reviewTransitions = [
  { event: 'write', from: [], to: 'shown', actors: ['member'] },
  { event: 'edit', from: ['shown'], to: 'shown', actors: ['member'] },
  { event: 'allow_photos', from: ['shown'], to: 'shown', actors: ['member'] },
  { event: 'withdraw_photos', from: ['shown'], to: 'shown', actors: ['member'] },
  { event: 'withdraw_photos', from: ['hidden'], to: 'hidden', actors: ['member'] },
  { event: 'reply', from: ['shown'], to: 'shown', actors: ['merchant'] },
  { event: 'use_photo', from: ['shown'], to: 'shown', actors: ['merchant', 'platform'] },
  { event: 'drop_photo', from: ['shown'], to: 'shown', actors: ['merchant', 'platform'] },
  { event: 'keep', from: ['shown'], to: 'shown', actors: ['platform'] },
  { event: 'hide', from: ['shown'], to: 'hidden', actors: ['platform'] },
  { event: 'restore', from: ['hidden'], to: 'shown', actors: ['platform'] },
] as const satisfies readonly ReviewTransition[];

export const reviewWorkflow: Workflow<ReviewState, ReviewEvent, WorkflowActor> = {
  events: reviewEvents,
  transitions: reviewTransitions,
};
