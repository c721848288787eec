import type { Database } from '../../../platform/database/database.ts';
import type { Gauge } from '../../../platform/metrics/gauges.ts';
import { metrics } from '../../../platform/metrics/metric-names.ts';
import { checkLedger } from './check-ledger.ts';

/** Seconds between two checks. One hour, because a check reads all entries of the ledger. */
const checkedEverySeconds = 3600;

/** Creates two metrics (gauges). Both use the result of the same ledger check. */
export function ledgerGauges(database: Database): Gauge[] {
  let checking: ReturnType<typeof checkLedger> | undefined;
  const checked = async () => {
    checking ??= checkLedger(database.read).finally(() => {
      checking = undefined;
    });
    const answer = await checking;
    if (!answer.ok) throw new Error('the ledger check returned no row');
    return answer.value;
  };
  return [
    {
      name: metrics.ledgerDifference,
      help: 'Sum of all ledger entries of an asset. It must be 0.',
      label: 'asset',
      everySeconds: checkedEverySeconds,
      read: async () => {
        const sums = Map.groupBy((await checked()).sums, ({ asset }) => asset);
        return [...sums].map(([of, each]) => ({ of, value: each.reduce((sum, { amount }) => sum + amount, 0) }));
      },
    },
    {
      name: metrics.ledgerProblems,
      help: 'Number of problems that the ledger check found. The console lists them.',
      everySeconds: checkedEverySeconds,
      read: async () => [{ value: (await checked()).problems.length }],
    },
  ];
}
