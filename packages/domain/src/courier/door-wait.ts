/** Rule courier-7: time that a courier waits at a closed door. */
export const doorWaitMinutes = 10;

export const doorSteps = ['arrive', 'call', 'bring_back'] as const;
export type DoorStep = (typeof doorSteps)[number];

/** Null: not yet. */
export type DoorWait = {
  readonly arrivedAt: Date;
  readonly calledAt: Date | null;
  readonly returnedAt: Date | null;
};

export const doorWaitEnds = (arrivedAt: Date): Date => new Date(arrivedAt.getTime() + doorWaitMinutes * 60_000);

/**
 * Food is returned only after the wait, and after an attempt to reach the guest.
 * @param wait null: not arrived.
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

const leaveCodes: readonly string[] = ['leave_at_door', 'leave_at_reception'];

/** Rule ordering-30: such a message of the guest during delivery counts like the remark in the order. */
export const hasGuestAgreedToLeave = (messages: readonly { readonly from: string; readonly code: string }[]): boolean =>
  messages.some(({ from, code }) => from === 'member' && leaveCodes.includes(code));
