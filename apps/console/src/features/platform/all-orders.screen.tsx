import { Checkbox, EmptyState, ErrorState, Icon } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from '../../platform/api.ts';
import { useConnection } from '../../platform/live/live.ts';
import { OrderSheet } from '../../staff-order/detail/order-sheet.tsx';
import { useLinked } from '../../staff-order/list/linked.ts';
import { OrderRows, OrderRowsSkeleton } from '../../staff-order/list/order-rows.tsx';
import { Pager } from '../../staff-order/list/pager.tsx';
import { SearchForm } from '../../staff-order/list/search-form.tsx';
import { useShownPage } from '../../staff-order/list/shown-page.ts';
import { OperatorMoves } from './operator-move-buttons.tsx';

const pageSize = 20;
const askAgainMs = 30_000;

/** Every order of every shop, newest first, found by its number or the guest's phone. */
export default function AllOrdersScreen() {
  const linked = useLinked('search');
  const [search, setSearch] = useState(linked);
  const [isCodeLocked, setIsCodeLocked] = useState(false);
  return (
    <div className="grid gap-4">
      <SearchForm
        label={t`完整订单号或联系电话`}
        looked={linked}
        onSearch={(wanted) => setSearch(wanted.toUpperCase())}
      />
      <Checkbox label={t`只看收货码已锁定的订单`} isChecked={isCodeLocked} onChange={setIsCodeLocked} />
      <Found key={`${search} ${isCodeLocked}`} search={search} isCodeLocked={isCodeLocked} />
    </div>
  );
}

type FoundProps = { readonly search: string; readonly isCodeLocked: boolean };

function Found({ search, isCodeLocked }: FoundProps) {
  const [pageNo, setPageNo] = useState(1);
  const { data: page, error, refetch } = useOrders({ search, isCodeLocked }, pageNo);
  const data = useShownPage(page, setPageNo);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <OrderRowsSkeleton />;
  if (data.records.length === 0) return <NothingFound search={search} />;
  return (
    <div>
      <OrderRows orders={data.records} withShop />
      <Pager pageNo={pageNo} pageSize={pageSize} total={data.total} onTurn={setPageNo} />
      <OrderSheet
        orders={data.records}
        moves={(order) => (
          <>
            <MoneyLink number={order.number} />
            <OperatorMoves order={order} />
          </>
        )}
      />
    </div>
  );
}

/** Where its money came from and went. */
function MoneyLink({ number }: { readonly number: string }) {
  return (
    <Link
      to="/gateways"
      search={{ part: 'trail', number }}
      className="flex min-h-11 items-center justify-center gap-2 font-semibold text-link"
    >
      <Icon name="card" size={20} />
      {t`资金流水`}
    </Link>
  );
}

function NothingFound({ search }: { readonly search: string }) {
  return search === '' ? (
    <NoOrdersYet />
  ) : (
    <EmptyState icon="search" title={t`没有找到订单`}>
      {t`请输入完整的订单号（如 261121-000123-K）或下单时的联系电话。`}
    </EmptyState>
  );
}

/** A new house: what has to be there before the first order can come. */
function NoOrdersYet() {
  return (
    <EmptyState icon="receipt" title={t`还没有订单`}>
      {t`新平台请依次完成：在服务器上运行 npm run import 导入店铺；运行 npm run staff 为商家和骑手开通账号；在「支付对账」确认支付渠道已配置。第一笔订单会显示在这里。`}
    </EmptyState>
  );
}

function useOrders({ search, isCodeLocked }: FoundProps, pageNo: number) {
  const { isLive } = useConnection();
  return useQuery({
    queryKey: ['orders', 'all', search, isCodeLocked, pageNo],
    queryFn: ({ signal }) =>
      api(
        '/rest/platform/order/list',
        { pageNo, pageSize, isCodeLocked, ...(search === '' ? {} : { search }) },
        { signal },
      ),
    placeholderData: keepPreviousData,
    refetchInterval: isLive ? false : askAgainMs,
  });
}
