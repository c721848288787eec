import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OrderDetail } from '../../../../data/ordering.ts';

type Step = 'accept' | 'voucher' | 'choose' | 'cook' | 'code' | 'fetch' | 'collect' | 'arrive' | 'serve';

export type NextStep = {
  readonly step: Step;
  readonly label: MessageDescriptor;
  /** When the step is expected. null if unknown. */
  readonly at: string | null;
  /** True if `at` is a deadline, false if it is an estimate. */
  readonly isLatest: boolean;
};

/** Progress of an order. `done` of `all` steps are complete. */
export type Progress = { readonly done: number; readonly all: number; readonly next: readonly NextStep[] };

const chains = {
  delivery: ['accept', 'cook', 'collect', 'arrive'],
  called: ['accept', 'code', 'fetch'],
  table: ['accept', 'serve'],
  setMeal: ['voucher', 'choose', 'code', 'fetch'],
} as const satisfies Record<string, readonly Step[]>;

const labels: Readonly<Record<Step, MessageDescriptor>> = {
  accept: msg`The restaurant accepts your order`,
  voucher: msg`You get your voucher`,
  choose: msg`You choose the restaurant`,
  cook: msg`The kitchen cooks it`,
  code: msg`Your pickup code comes`,
  fetch: msg`You show your code and get your food`,
  collect: msg`A courier picks it up`,
  serve: msg`They bring your food to you`,
  arrive: msg`It arrives and you give the courier your code`,
};

type Stands = Pick<
  OrderDetail,
  | 'workingState'
  | 'type'
  | 'dining'
  | 'setMealId'
  | 'estimatedAt'
  | 'codeExpectedAt'
  | 'freeToCancelUntil'
  | 'setMeal'
  | 'readyAt'
>;

/** The next steps of an order with their times. null for an order that has arrived or ended. */
export function progressOf(order: Stands): Progress | null {
  const chain: readonly Step[] = chainOf(order);
  const done = doneOf(order);
  if (done === null) return null;
  // Omit cooking if it is the current step, because the headline shows the current step.
  const next = chain
    .slice(chain[done] === 'cook' ? done + 1 : done)
    .map((step) => ({ step, label: labels[step], ...timeOf(step, order) }));
  return { done, all: chain.length, next: withoutContradictions(next) };
}

/** Removes the time of a step that is earlier than the deadline of a previous step. */
function withoutContradictions(steps: readonly NextStep[]): readonly NextStep[] {
  const latest = steps.flatMap(({ at, isLatest }, index) => (at !== null && isLatest ? [{ at, index }] : []));
  return steps.map((step, index) => {
    const before = latest.filter((other) => other.index < index);
    const isTooEarly = before.some(({ at }) => step.at !== null && Date.parse(step.at) < Date.parse(at));
    return isTooEarly ? { ...step, at: null } : step;
  });
}

const chainOf = ({ type, dining, setMealId }: Stands) => {
  if (setMealId !== null) return chains.setMeal;
  if (dining === 'dine_in') return chains.table;
  return type === 'delivery' ? chains.delivery : chains.called;
};

function doneOf({ workingState, setMealId, dining }: Stands): number | null {
  const isSetMeal = setMealId !== null;
  if (!isSetMeal && dining === 'dine_in' && workingState === 'to_be_picked_up') return 1;
  switch (workingState) {
    case 'unpaid':
      return 0;
    case 'pending':
      return isSetMeal ? 1 : 0;
    case 'delivering':
      return isSetMeal ? 2 : 1;
    case 'to_be_picked_up':
      return isSetMeal ? 3 : 2;
    case 'to_be_delivered':
      return 3;
    default:
      return null;
  }
}

function timeOf(step: Step, order: Stands): Pick<NextStep, 'at' | 'isLatest'> {
  if (order.workingState === 'unpaid') return { at: null, isLatest: false };
  switch (step) {
    case 'accept':
      return { at: order.freeToCancelUntil, isLatest: true };
    case 'choose':
      return { at: order.setMeal?.validUntil ?? null, isLatest: true };
    case 'code':
      return { at: order.codeExpectedAt, isLatest: false };
    case 'fetch':
    case 'serve':
      return { at: isFetchedAtAnyTime(order) ? null : order.estimatedAt, isLatest: false };
    case 'arrive':
      return { at: order.estimatedAt, isLatest: false };
    default:
      return { at: null, isLatest: false };
  }
}

/** Whether the guest can collect at any time, because the food is cooked or the guest’s voucher is unused. */
const isFetchedAtAnyTime = ({ setMealId, workingState, readyAt }: Stands): boolean =>
  readyAt !== null || (setMealId !== null && workingState === 'pending');
