import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { Icon } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { ForRoles } from '../../platform/for-roles.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderNotices } from './order-notices.tsx';

/** The money, the notifications and the courier's position of an order, for operators. */
export const OrderRecord = ({ order }: { readonly order: StaffOrder }) => (
  <>
    <ForRoles roles={['support']}>
      <MemberLink order={order} />
    </ForRoles>
    <OrderMoney number={order.number} />
    <ForRoles roles={['support']}>
      <OrderNotices orderId={order.id} />
      <CourierPlace order={order} />
    </ForRoles>
  </>
);

const linkClass = 'inline-flex min-h-11 items-center gap-1 text-note font-medium text-link';

function MemberLink({ order: { memberId } }: { readonly order: StaffOrder }) {
  if (memberId === null) return null;
  return (
    <Link to="/member" search={{ member: memberId }} className={`${linkClass} justify-self-start`}>
      {t`会员 ${memberId} 的资料`}
      <Icon name="forward" size={18} />
    </Link>
  );
}

/** The server has no history of positions. The dispatch map shows the courier's newest position. */
function CourierPlace({ order }: { readonly order: StaffOrder }) {
  if (order.type !== 'delivery') return null;
  const isOnWay = order.courier !== null && ['to_be_picked_up', 'to_be_delivered'].includes(order.state);
  return (
    <section>
      <h3 className="mb-1.5 text-note font-semibold text-soft">{t`骑手位置`}</h3>
      <p className="text-note text-soft">{t`只有配送中的最新位置，送达后即删除；走过的路线不记录。`}</p>
      {isOnWay && (
        <Link to="/dispatch" className={linkClass}>
          {t`在派单地图上看`}
          <Icon name="forward" size={18} />
        </Link>
      )}
    </section>
  );
}
