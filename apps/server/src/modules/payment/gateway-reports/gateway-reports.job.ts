import { shanghaiDate } from '@chifan/domain';
import { enqueue, type JobHandlers } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/module.ts';
import { attemptById } from '../attempts/attempt.store.ts';
import { queryGateway } from '../attempts/query-gateway.ts';
import { type GatewayName, type Gateways, gatewayNames } from '../gateways.ts';
import { raiseAlert } from '../webhooks/raise-alert.ts';
import { type Comparison, compareDay } from './compare-day.ts';
import { hasGatewayReport, insertGatewayReport } from './gateway-report.store.ts';
import { shanghaiDayBounds } from './shanghai-day.ts';

const hourMs = 3_600_000;
/** The gateways publish the statement of a day by ten o'clock the next morning in Shanghai. */
const readyAfterMs = 10 * hourMs + 5 * 60_000;

/** Once a day, compares yesterday's statement of each gateway with our ledger. Each difference raises an alert. */
export function gatewayReportJobs(platform: Platform, gateways: Gateways): JobHandlers {
  return {
    'payment.compare-statements': {
      outside: async ({ day }: { day: string }) => {
        const { until } = shanghaiDayBounds(day);
        await scheduleGatewayReports(platform, new Date(until.getTime() + 24 * hourMs));
        const results = await Promise.allSettled(
          gatewayNames.map((method) => compare(platform, gateways, method, day)),
        );
        const failed = results.find((result) => result.status === 'rejected');
        // The failed job is retried. The retry skips gateways whose statement was compared already.
        if (failed) throw failed.reason;
      },
    },
  };
}

export function scheduleGatewayReports(platform: Platform, at: Date): Promise<void> {
  const { from } = shanghaiDayBounds(shanghaiDate(at));
  const day = shanghaiDate(new Date(from.getTime() - 1));
  return enqueue(platform.database.alone, {
    kind: 'payment.compare-statements',
    key: `payment.compare-statements:${day}`,
    payload: { day },
    runAt: new Date(from.getTime() + readyAfterMs),
  });
}

async function compare(platform: Platform, gateways: Gateways, method: GatewayName, day: string): Promise<void> {
  const { read } = platform.database;
  const gateway = gateways[method];
  if (!gateway || (await hasGatewayReport(read, method, day))) return;
  const comparison = await compareDay(read, { method, gateway, day });
  await write(platform, method, day, comparison);
  for (const { attemptId } of comparison.differences) {
    const attempt = attemptId === undefined ? undefined : await attemptById(read, attemptId);
    // The statement contains a payment that is not settled in the database. Querying the gateway settles the payment
    // attempt.
    if (attempt) await queryGateway(platform, gateways, attempt);
  }
}

const write = (platform: Platform, method: GatewayName, day: string, { totals, differences }: Comparison) =>
  platform.database.transact(async (tx) => {
    for (const { reference, says } of differences)
      await raiseAlert(tx, platform, { method, kind: 'statement_differs', reference, says });
    await insertGatewayReport(tx, { method, day, ...totals, comparedAt: platform.clock.now() });
  });
