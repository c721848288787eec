import type { InsightDays } from '@chifan/domain/insight';
import { Card, EmptyState, ErrorState, PageSkeleton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../platform/api.ts';
import { ForCurrentShop } from '../../platform/for-current-shop.tsx';
import { BestDishes, Refusals } from './best-dishes.tsx';
import { DayChart } from './day-chart.tsx';
import { Figures } from './figures.tsx';
import { HourTable } from './hour-table.tsx';
import type { Insight as Figured } from './insight-words.ts';
import { PeriodChips } from './period-chips.tsx';
import { SearchMisses } from './search-misses.tsx';

export default function InsightScreen() {
  return <ForCurrentShop>{({ id }) => <InsightOf shopId={id} />}</ForCurrentShop>;
}

const beforeLabels: Readonly<Record<InsightDays, () => string>> = {
  1: () => t`昨天全天`,
  7: () => t`之前 7 天`,
  30: () => t`之前 30 天`,
  90: () => t`之前 90 天`,
};

/** Refresh interval in milliseconds. Today's figures change with each order, but a refresh per minute is enough. */
const askAgainMs = 60_000;

function InsightOf({ shopId }: { readonly shopId: number }) {
  const [days, setDays] = useState<InsightDays>(7);
  const { data, error, refetch } = useQuery({
    queryKey: ['insight', shopId, days],
    queryFn: async ({ signal }) => ({ days, insight: await api('/rest/staff/insight', { shopId, days }, { signal }) }),
    placeholderData: keepPreviousData,
    refetchInterval: askAgainMs,
  });
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-1 gap-4">
      <PeriodChips days={days} onChange={setDays} />
      {data ? (
        <Insight insight={data.insight} days={data.days} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <PageSkeleton />
      )}
      <SearchMisses shopId={shopId} days={days} />
    </div>
  );
}

function Insight({ insight, days }: { readonly insight: Figured; readonly days: InsightDays }) {
  const { now, before } = insight;
  if ([now, before].every(({ orders, revenue, refused }) => orders + refused === 0 && revenue === 0)) {
    return (
      <EmptyState icon="list" title={t`这段时间还没有订单`}>
        {t`有客人付款后，这里会显示营业额、热销菜品、忙碌时段和出餐速度。可以先在「店铺」检查营业时间和配送范围，在「菜单」确认菜品在售。`}
      </EmptyState>
    );
  }
  return (
    <>
      <Figures now={now} before={before} beforeLabel={beforeLabels[days]()} />
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:items-start">
        {days > 1 && <DayChart days={insight.days} />}
        <BestDishes dishes={insight.dishes} />
        <HourTable hours={insight.hours} />
        <Refusals refusals={insight.refusals} />
      </div>
      <Card>
        <p className="text-small text-soft">
          {t`一天从早上 4 点算到第二天 4 点。营业额是已入账的收入减去退款，与「收入」一致；还没完成的订单不在其中。品牌套餐计入营业额，不计入单数和时段。`}
        </p>
      </Card>
    </>
  );
}
