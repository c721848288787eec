import type { JobHandler } from '../../../platform/jobs/jobs.ts';
import type { Gateways } from '../gateways.ts';

/** Deletes the cards of a deleted member at the gateway. The job may run twice, so a missing card is no error. */
export const forgetCardsJob = (gateways: Gateways): JobHandler => ({
  outside: async ({ customer }: { customer: string }) => {
    const { cards } = gateways.stripe ?? {};
    for (const { id } of (await cards?.list(customer)) ?? []) await cards?.remove(customer, id);
  },
});
