import { Tabs } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useNavigate } from '@tanstack/react-router';
import { useLinked } from '../../staff-order/list/linked.ts';
import { SearchForm } from '../../staff-order/list/search-form.tsx';
import { OrderList } from './orders/order-list.tsx';
import type { MallOrderView } from './orders/orders.query.ts';

/** Parcels: what waits to be sent stands first. The address says what is shown, so that a search can be passed on. */
export default function MallOrdersScreen() {
  const navigate = useNavigate();
  const search = useLinked('search');
  const linked = useLinked('view');
  const view = search === '' ? viewOf(linked) : 'all';
  const look = (wanted: string) => void navigate({ to: '.', search: wanted === '' ? {} : { search: wanted } });
  return (
    <div className="grid grid-cols-1 gap-4">
      <SearchForm key={search} label={t`订单号、收件电话或快递单号`} looked={search} onSearch={look} />
      <Tabs
        label={t`商城订单`}
        current={view}
        onChange={(wanted) => void navigate({ to: '.', search: { view: wanted }, replace: true })}
        tabs={[
          { key: 'to_ship', label: t`待发货` },
          { key: 'shipped', label: t`已发货` },
          { key: 'all', label: t`全部` },
        ]}
      >
        <div className="pt-4">
          <OrderList key={`${view} ${search}`} view={view} search={search} />
        </div>
      </Tabs>
    </div>
  );
}

const viewOf = (linked: string): MallOrderView => (linked === 'shipped' || linked === 'all' ? linked : 'to_ship');
