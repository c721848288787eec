import { Checkbox, EmptyState, Icon } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { linkedId, useSearchParam } from '../../../lists/linked.ts';
import { PagedList } from '../../../lists/paged-list.tsx';
import { SearchForm } from '../../../lists/search-form.tsx';
import { api } from '../../../platform/api.ts';
import { ForRoles } from '../../../platform/for-roles.tsx';
import { OrderSheet } from '../../../staff-order/detail/order-sheet.tsx';
import { OrderDisputes } from '../../../staff-order/disputes/order-disputes.tsx';
import { OrderRows, OrderRowsSkeleton } from '../../../staff-order/order-rows.tsx';
import { OrderRecord } from '../../../staff-order/record/order-record.tsx';
import { OperatorActionButtons } from '../actions/operator-action-buttons.tsx';
import { OrderCompensations } from '../compensation/order-compensations.tsx';

export default function AllOrdersScreen() {
  const linked = useSearchParam('search');
  const memberId = linkedId(useSearchParam('member'));
  const [search, setSearch] = useState(linked);
  const [isCodeLocked, setIsCodeLocked] = useState(false);
  const [isUndelivered, setIsUndelivered] = useState(false);
  return (
    <div className="grid gap-4">
      <SearchForm
        label={t`完整订单号或联系电话`}
        looked={linked}
        onSearch={(wanted) => setSearch(wanted.toUpperCase())}
      />
      <Checkbox label={t`只看收货码已锁定的订单`} isChecked={isCodeLocked} onChange={setIsCodeLocked} />
      <Checkbox label={t`只看无法送达、等待处理的订单`} isChecked={isUndelivered} onChange={setIsUndelivered} />
      <Link to="/shop-orders" className="flex min-h-11 items-center gap-2 justify-self-start font-semibold text-link">
        <Icon name="search" size={20} />
        {t`按店铺、日期、菜名查找和导出`}
      </Link>
      {memberId !== null && <MemberFilter memberId={memberId} />}
      <Found
        key={`${search} ${isCodeLocked} ${isUndelivered} ${memberId}`}
        search={search}
        only={{ isCodeLocked, isUndelivered, ...(memberId !== null && { memberId }) }}
      />
    </div>
  );
}

/** Says that the list has only the orders of one member, and links to all orders. */
const MemberFilter = ({ memberId }: { readonly memberId: number }) => (
  <p className="flex flex-wrap items-center gap-x-3 text-note">
    {t`只看会员 ${memberId} 的订单`}
    <Link to="/all-orders" className="inline-flex min-h-11 items-center font-semibold text-link">
      {t`看全部订单`}
    </Link>
  </p>
);

type FoundProps = {
  readonly search: string;
  readonly only: { readonly isCodeLocked: boolean; readonly isUndelivered: boolean; readonly memberId?: number };
};

function Found({ search, only }: FoundProps) {
  return (
    <PagedList
      query={{
        queryKey: ['orders', 'all', search, only],
        load: (page, options) =>
          api('/rest/platform/order/list', { ...page, ...only, ...(search === '' ? {} : { search }) }, options),
        askAgain: { live: false, cut: 30_000 },
      }}
      skeleton={<OrderRowsSkeleton />}
      nothing={<NothingFound search={search} />}
    >
      {(orders) => (
        <>
          <OrderRows orders={orders} withShop />
          <OrderSheet
            orders={orders}
            notice={(order) => (
              <>
                <OrderDisputes orderId={order.id} />
                <ForRoles roles={['support']}>
                  <OrderCompensations orderId={order.id} />
                </ForRoles>
              </>
            )}
            record={(order) => <OrderRecord order={order} />}
            moves={(order) => (
              <>
                <ForRoles roles={['finance']}>
                  <MoneyLink number={order.number} />
                </ForRoles>
                <OperatorActionButtons order={order} />
              </>
            )}
          />
        </>
      )}
    </PagedList>
  );
}

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

function NoOrdersYet() {
  return (
    <EmptyState icon="receipt" title={t`还没有订单`}>
      {t`新平台请依次完成：在服务器上运行 npm run import 导入店铺；运行 npm run staff 为商家和骑手开通账号；在「支付对账」确认支付渠道已配置。第一笔订单会显示在这里。`}
    </EmptyState>
  );
}
