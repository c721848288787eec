import { EmptyState } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { PagedCards } from '../../../lists/paged-list.tsx';
import { SearchedTabs } from '../../../lists/searched-tabs.tsx';
import { OrderCard } from './order-card.tsx';
import { type MallOrderView, mallOrdersQuery } from './orders.query.ts';

export default function MallOrdersScreen() {
  return (
    <SearchedTabs
      label={t`商城订单`}
      tabs={[
        { key: 'to_ship', label: t`待发货` },
        { key: 'shipped', label: t`已发货` },
        { key: 'all', label: t`全部` },
      ]}
      search={{ label: t`订单号、收件电话或快递单号`, name: 'search' }}
    >
      {(view, search) => (
        <PagedCards
          query={mallOrdersQuery(view, search)}
          height="h-80"
          nothing={search === '' ? <NothingYet view={view} /> : <NotFound />}
          card={(order) => <OrderCard order={order} />}
        />
      )}
    </SearchedTabs>
  );
}

const NotFound = () => (
  <EmptyState icon="search" title={t`没有找到商城订单`}>
    {t`请核对订单号、收件电话或快递单号，输入开头几位即可。`}
  </EmptyState>
);

function NothingYet({ view }: { readonly view: MallOrderView }) {
  if (view === 'to_ship') {
    return (
      <EmptyState icon="bag" title={t`没有待发货的订单`}>
        {t`会员用积分兑换商品后会出现在这里。`}
      </EmptyState>
    );
  }
  return <EmptyState icon="bag" title={view === 'shipped' ? t`没有在途的包裹` : t`还没有商城订单`} />;
}
