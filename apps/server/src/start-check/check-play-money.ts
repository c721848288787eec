import type { Config } from '../platform/config.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { loadOrCreateSecret } from '../platform/secrets.store.ts';
import { demoAccounts } from '../seed/demo-accounts.ts';
import { hasDemoAccounts, hasPlayMoney, sandboxMark } from '../seed/play-money.store.ts';
import { StartFailure } from '../start-failure.ts';

type Play = Pick<Config, 'demo' | 'settingsConflictingWithDemo'>;

const remedy =
  'Start with an empty database (another DATA_DIR or DATABASE_URL) and without DEMO=1. For a public demonstration without real payments set SANDBOX=1 and no gateway.';

const refusal = (settings: readonly string[], found: string): StartFailure =>
  new StartFailure(`Set: ${settings.join(', ')}. ${found} ${remedy}`);

/** @throws StartFailure if the demo city would be loaded although the settings are for real use (record 0093). */
export function assertNoDemoWithRealSettings({ demo, settingsConflictingWithDemo }: Play): void {
  if (demo && settingsConflictingWithDemo.length > 0)
    throw refusal(settingsConflictingWithDemo, 'DEMO=1 loads accounts whose passwords are public.');
}

/**
 * @throws StartFailure if the database has demo accounts or play money although the settings are for real use (record
 * 0093).
 */
export async function assertNoPlayData({ settingsConflictingWithDemo }: Play, databaseUrl: string): Promise<void> {
  if (settingsConflictingWithDemo.length === 0) return;
  const database = openDatabase(databaseUrl, 1, () => undefined);
  try {
    const emails = demoAccounts.flatMap(({ role, login }) => (role === 'member' ? [login] : []));
    if (await hasDemoAccounts(database.read, emails))
      throw refusal(settingsConflictingWithDemo, 'The database has demo accounts, whose passwords are public.');
    if (await hasPlayMoney(database.read))
      throw refusal(
        settingsConflictingWithDemo,
        'The database has balances that were paid with play money of the sandbox.',
      );
  } finally {
    await database.close();
  }
}

/** Stores in the database that its balances may be play money from now on. */
export const markSandboxUsed = async (database: Database): Promise<void> => {
  await loadOrCreateSecret(database, sandboxMark, () => new Date().toISOString());
};
