import type { Database } from '../../../platform/database/database.ts';
import type { Gauge } from '../../../platform/metrics/gauges.ts';
import { metrics } from '../../../platform/metrics/metric-names.ts';
import { checkLedger } from './check-ledger.ts';

/** One hour, because a check reads all entries of the ledger. */
const checkedEverySeconds = 3600;

/** Creates two gauges, which share one check of the ledger. */
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
      help: 'What all entries of an asset sum to: 0, or money was made or lost.',
      label: 'asset',
      everySeconds: checkedEverySeconds,
      read: async () => {
        const sums = Map.groupBy((await checked()).sums, ({ asset }) => asset);
        return [...sums].map(([of, each]) => ({ of, value: each.reduce((sum, { amount }) => sum + amount, 0) }));
      },
    },
    {
      name: metrics.ledgerProblems,
      help: 'What the ledger’s check finds; the console names it.',
      everySeconds: checkedEverySeconds,
      read: async () => [{ value: (await checked()).problems.length }],
    },
  ];
}
