import type { Executor } from '../../../platform/database/database.ts';
import { type Gateways, gatewayNames, gatewayTraits } from '../gateways.ts';
import { type AttemptWithoutPayer, attemptsWithoutPayer, writePayer } from './pay-keys.store.ts';

/**
 * Gateways whose webhooks do not name the payer. The server fetches the payer from such a gateway when the payer is
 * needed.
 */
const gatewaysWithoutPayer = gatewayNames.filter((name) => !gatewayTraits[name].namesPayer);

export const arePayersKnown = async (executor: Executor, memberIds: readonly number[]): Promise<boolean> =>
  (await attemptsWithoutPayer(executor, { memberIds, methods: gatewaysWithoutPayer, most: 1 })).length === 0;

/**
 * Maximum number of payers that one run fetches. A run sends all requests at once, so it takes only as long as the
 * slowest response.
 */
const most = 8;

/** Fetches the unknown payers of the latest payments from their gateways. @returns whether all requests succeeded */
export async function fetchPayers(
  executor: Executor,
  gateways: Gateways,
  memberIds: readonly number[],
): Promise<boolean> {
  const unknown = await attemptsWithoutPayer(executor, { memberIds, methods: gatewaysWithoutPayer, most });
  const learned = await Promise.allSettled(unknown.map((attempt) => learnPayer(executor, gateways, attempt)));
  return learned.every(({ status }) => status === 'fulfilled');
}

async function learnPayer(
  executor: Executor,
  gateways: Gateways,
  { id, method, reference }: AttemptWithoutPayer,
): Promise<void> {
  await writePayer(executor, id, (await gateways[method]?.payerOf?.(reference)) ?? '');
}
