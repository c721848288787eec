import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import type { Gateways } from '../gateways.ts';

/** Of a member who was deleted: the gateway lets go of their cards too. At least once: a card that is gone is no fault. */
export const forgetCardsJob = (gateways: Gateways): JobHandler => ({
  outside: async ({ customer }: { customer: string }) => {
    const { cards } = gateways.stripe ?? {};
    for (const { id } of (await cards?.list(customer)) ?? []) await cards?.remove(customer, id);
  },
});
