import type { Executor } from '../../../platform/database/database.ts';
import type { GatewayName, Gateways } from '../gateways.ts';
import { attemptsWithoutPayer, writePayer } from './payer.store.ts';

/** Gateways whose news do not say who paid: it is asked for when somebody needs to know. */
const silent: readonly GatewayName[] = ['stripe'];

/** Whether of all that these members paid it is known who did, as far as the gateways say. */
export const arePayersKnown = async (executor: Executor, memberIds: readonly number[]): Promise<boolean> =>
  (await attemptsWithoutPayer(executor, { memberIds, methods: silent, most: 1 })).length === 0;

/** So many at once. */
const most = 50;

/** Asks the gateways who paid, the latest payments first. @throws when one of them cannot be reached: ask again later. */
export async function learnPayers(executor: Executor, gateways: Gateways, memberIds: readonly number[]): Promise<void> {
  const unknown = await attemptsWithoutPayer(executor, { memberIds, methods: silent, most });
  for (const { id, method, reference } of unknown) {
    await writePayer(executor, id, (await gateways[method]?.payerOf?.(reference)) ?? '');
  }
  if (unknown.length === most) await learnPayers(executor, gateways, memberIds);
}
