import type { LookupResults } from '@chifan/contract/lookup/staff-calls';
import { EmptyState, ErrorState, PageSkeleton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useSearchParam } from '../../lists/linked.ts';
import { SearchForm } from '../../lists/search-form.tsx';
import { api } from '../../platform/api.ts';
import { CourierGroup, MallOrderGroup, MemberGroup, OrderGroup, PaymentGroup, ShopGroup } from './result-groups.tsx';

/** The search of operators, which covers orders, members, shops, couriers and payments (rule lookup-1). */
export default function LookupScreen() {
  const navigate = useNavigate();
  const search = useSearchParam('search');
  return (
    <div className="mx-auto grid w-full max-w-4xl grid-cols-1 gap-4">
      <SearchForm
        key={search}
        label={t`订单、会员、店铺、骑手或支付`}
        looked={search}
        onSearch={(typed) => void navigate({ to: '.', search: typed === '' ? {} : { search: typed } })}
      />
      {search === '' ? <WhatToType title={t`输入号码、姓名或邮箱`} /> : <Results search={search} />}
    </div>
  );
}

function Results({ search }: { readonly search: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['lookup', search],
    queryFn: ({ signal }) => api('/rest/platform/lookup', { search }, { signal }),
  });
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  if (isEmpty(data)) return <WhatToType title={t`没有找到「${search}」`} />;
  return (
    <>
      <OrderGroup {...data.orders} />
      <MallOrderGroup {...data.mallOrders} />
      <MemberGroup {...data.members} />
      <ShopGroup {...data.shops} />
      <CourierGroup {...data.couriers} />
      <PaymentGroup {...data.payments} />
    </>
  );
}

const isEmpty = (found: LookupResults): boolean => Object.values(found).every(({ records }) => records.length === 0);

/** Lists the kinds of text that the search accepts. Shown before a search and after a search without results. */
const WhatToType = ({ title }: { readonly title: string }) => (
  <EmptyState icon="search" title={title}>
    {t`订单：完整订单号、订单号或联系电话的后四位、完整联系电话。会员：编号、完整邮箱、手机后四位、姓名开头。店铺：编号、店名、电话。骑手：姓名、电话。支付：支付单号、退款单号、提现单号或渠道单号。`}
  </EmptyState>
);
