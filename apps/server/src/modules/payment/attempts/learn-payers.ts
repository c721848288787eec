import type { Executor } from '../../../platform/database/database.ts';
import { type Gateways, gatewayNames, gatewayTraits } from '../gateways.ts';
import { type AttemptWithoutPayer, attemptsWithoutPayer, writePayer } from './pay-keys.store.ts';

/** Gateways whose news do not say who paid: it is asked for when somebody needs to know. */
const silent = gatewayNames.filter((name) => !gatewayTraits[name].namesPayer);

export const arePayersKnown = async (executor: Executor, memberIds: readonly number[]): Promise<boolean> =>
  (await attemptsWithoutPayer(executor, { memberIds, methods: silent, most: 1 })).length === 0;

/** So many are asked for at once: no job holds up the others for longer than one slow answer. */
const most = 8;

/** The latest payments first, no more than a few. @returns whether all that were asked for were answered. */
export async function learnPayers(
  executor: Executor,
  gateways: Gateways,
  memberIds: readonly number[],
): Promise<boolean> {
  const unknown = await attemptsWithoutPayer(executor, { memberIds, methods: silent, most });
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
