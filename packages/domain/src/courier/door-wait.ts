import { leavingPhrases } from '../ordering/remark-phrases.ts';

/** Rule courier-7: minutes that a courier waits at the door of a guest who does not open. */
export const doorWaitMinutes = 10;

export const doorSteps = ['arrive', 'call', 'bring_back'] as const;
export type DoorStep = (typeof doorSteps)[number];

/** Times of a courier's steps at a guest's door. Null for a step that is not done yet. */
export type DoorWait = {
  readonly arrivedAt: Date;
  readonly calledAt: Date | null;
  readonly returnedAt: Date | null;
};

export const doorWaitEnds = (arrivedAt: Date): Date => new Date(arrivedAt.getTime() + doorWaitMinutes * 60_000);

/**
 * The steps that a courier may take at the door. The courier may bring the food back only after the wait and after a
 * call to the guest.
 * @param wait null if the courier has not arrived yet.
 */
export function nextDoorSteps(wait: DoorWait | null, now: Date): DoorStep[] {
  if (wait === null) return ['arrive'];
  if (wait.returnedAt !== null) return [];
  if (wait.calledAt === null) return ['call'];
  return now >= doorWaitEnds(wait.arrivedAt) ? ['bring_back'] : [];
}

export function isDoorStepDone(step: DoorStep, wait: DoorWait | null): boolean {
  switch (step) {
    case 'arrive':
      return wait !== null;
    case 'call':
      return wait !== null && wait.calledAt !== null;
    case 'bring_back':
      return wait !== null && wait.returnedAt !== null;
  }
}

/**
 * Whether the guest allowed the courier by message to leave the food (rule ordering-30). The message has the same
 * effect as the fixed remark that a guest can add to an order.
 */
export const hasGuestAgreedToLeave = (messages: readonly { readonly from: string; readonly code: string }[]): boolean =>
  messages.some(({ from, code }) => from === 'member' && leavingPhrases.some((phrase) => phrase === code));
