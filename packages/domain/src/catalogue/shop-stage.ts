import type { Transition, Workflow } from '../workflow.ts';
import type { OpeningHours } from './opening-hours/opening-hours.ts';

/** Guests see only live shops (rule catalogue-40). Opening hours and pauses do not change the stage. */
export const shopStages = ['draft', 'live'] as const;
export type ShopStage = (typeof shopStages)[number];

export const shopStageEvents = ['create', 'go_live'] as const;
export type ShopStageEvent = (typeof shopStageEvents)[number];

/** `system` is an import of restaurants, or the demo city. */
type ShopStageActor = 'merchant' | 'platform' | 'system';

/** Transitions of a shop's stage. The caller allows `go_live` only if `missingParts` is empty. */
export const shopStageTransitions = [
  { event: 'create', from: [], to: 'draft', actors: ['system'] },
  { event: 'go_live', from: ['draft'], to: 'live', actors: ['merchant', 'platform', 'system'] },
] as const satisfies readonly Transition<ShopStage, ShopStageEvent, ShopStageActor>[];

export const shopStageWorkflow: Workflow<ShopStage, ShopStageEvent, ShopStageActor> = {
  events: shopStageEvents,
  transitions: shopStageTransitions,
};

/** The parts that a shop needs before guests see it, in the order in which a merchant adds them. */
export const shopParts = ['menu', 'hours', 'delivery_terms'] as const;
export type ShopPart = (typeof shopParts)[number];

export type ShopProgress = {
  /** Number of dishes that guests can order now or from a known date on. */
  readonly orderableDishes: number;
  readonly openingHours: OpeningHours;
  /** False if an import assumed the delivery terms, and the merchant has not confirmed them. */
  readonly hasDeliveryTerms: boolean;
};

/** The parts that a shop still lacks before guests see it (rule catalogue-41). */
export function missingParts({ orderableDishes, openingHours, hasDeliveryTerms }: ShopProgress): ShopPart[] {
  const isDone: Readonly<Record<ShopPart, boolean>> = {
    menu: orderableDishes > 0,
    hours: opensEver(openingHours),
    delivery_terms: hasDeliveryTerms,
  };
  return shopParts.filter((part) => !isDone[part]);
}

const opensEver = ({ rules, exceptions = {} }: OpeningHours): boolean =>
  [...rules.map(({ spans }) => spans), ...Object.values(exceptions)].some((spans) => spans.length > 0);
