import type { LookupResults } from '@chifan/contract/lookup/staff-calls';
import { Badge, Card, Icon, Money, StateBadge } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatInstant } from '../../platform/time.ts';
import { mallStateBadges } from '../../staff-order/mall-order-labels.ts';
import { dishText } from '../../texts/dish-name.tsx';
import { PersonText } from '../../texts/person-text.tsx';

type GroupProps = { readonly title: string; readonly hasMore: boolean; readonly children: readonly ReactNode[] };

/** Shows the results of one kind, such as orders. Renders nothing if there are none. */
function Group({ title, hasMore, children }: GroupProps) {
  if (children.length === 0) return null;
  return (
    <Card title={title}>
      <ul className="divide-y divide-line">{children}</ul>
      {hasMore && <p className="pt-2 text-note text-soft">{t`还有更多结果，请多输几位。`}</p>}
    </Card>
  );
}

type ResultProps = {
  readonly to: string;
  readonly search?: Readonly<Record<string, string | number>>;
  readonly name: ReactNode;
  readonly badge?: ReactNode;
  readonly children?: ReactNode;
};

const Result = ({ to, search = {}, name, badge, children }: ResultProps) => (
  <li>
    <Link to={to} search={search} className="flex min-h-14 items-center gap-3 py-2">
      <span className="grid min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-2 font-semibold">
          {name} {badge}
        </span>
        <span className="flex flex-wrap gap-x-3 text-note text-soft">{children}</span>
      </span>
      <Icon name="forward" size={20} className="text-faint" />
    </Link>
  </li>
);

export const OrderGroup = ({ records, hasMore }: LookupResults['orders']) => (
  <Group title={t({ message: '订单', context: 'several' })} hasMore={hasMore}>
    {records.map(({ id, number, state, shopNameZh, shopName, placedAt, amount }) => (
      <Result
        key={id}
        to="/all-orders"
        search={{ search: number, order: id }}
        name={<span className="figures">{number}</span>}
        badge={<StateBadge state={state} />}
      >
        <PersonText text={dishText({ nameZh: shopNameZh, name: shopName })} maxLines={1} />
        <span className="figures">{formatInstant(placedAt)}</span>
        <Money amount={amount} />
      </Result>
    ))}
  </Group>
);

export const MallOrderGroup = ({ records, hasMore }: LookupResults['mallOrders']) => (
  <Group title={t`商城订单`} hasMore={hasMore}>
    {records.map(({ id, number, state, placedAt }) => (
      <Result
        key={id}
        to="/mall-orders"
        search={{ search: number }}
        name={<span className="figures">{number}</span>}
        badge={<Badge tone={mallStateBadges[state].tone}>{mallStateBadges[state].label()}</Badge>}
      >
        <span className="figures">{formatInstant(placedAt)}</span>
      </Result>
    ))}
  </Group>
);

export const MemberGroup = ({ records, hasMore }: LookupResults['members']) => (
  <Group title={t`会员`} hasMore={hasMore}>
    {records.map(({ id, name, email, phone, orders, blockedAt }) => (
      <Result
        key={id}
        to="/member"
        search={{ member: id }}
        name={<PersonText text={name || t`会员 ${id}`} maxLines={1} />}
        badge={blockedAt !== null && <Badge tone="bad">{t`已停用`}</Badge>}
      >
        <span className="figures">{t`编号 ${id}`}</span>
        {[email, phone].map((contact) => contact !== null && <bdi key={contact}>{contact}</bdi>)}
        <span>{t`${orders} 单`}</span>
      </Result>
    ))}
  </Group>
);

export const ShopGroup = ({ records, hasMore }: LookupResults['shops']) => (
  <Group title={t({ message: '店铺', context: 'several' })} hasMore={hasMore}>
    {records.map(({ id, state, ...shop }) => (
      <Result
        key={id}
        to="/shop-stage"
        search={{ shop: id }}
        name={<PersonText text={dishText(shop)} maxLines={1} />}
        badge={state === 'draft' && <Badge tone="warn">{t`草稿`}</Badge>}
      >
        <span className="figures">{t`编号 ${id}`}</span>
      </Result>
    ))}
  </Group>
);

/**
 * The console has no page for a single courier, so a result links to the dispatch board, which shows the jobs of the
 * courier.
 */
export const CourierGroup = ({ records, hasMore }: LookupResults['couriers']) => (
  <Group title={t({ message: '骑手', context: 'several' })} hasMore={hasMore}>
    {records.map(({ id, name, phone, isOnDuty, isSuspended }) => (
      <Result
        key={id}
        to="/dispatch"
        name={<PersonText text={name} maxLines={1} />}
        badge={isSuspended && <Badge tone="bad">{t`已停用`}</Badge>}
      >
        {phone !== null && <bdi className="figures">{phone}</bdi>}
        <span>{isOnDuty ? t`在线` : t`离线`}</span>
      </Result>
    ))}
  </Group>
);

const kindLabels: Readonly<Record<LookupResults['payments']['records'][number]['kind'], () => string>> = {
  order: () => t`订单`,
  top_up: () => t`充值`,
  coupon: () => t`购买优惠券`,
  withdrawal: () => t`提现`,
};

export const PaymentGroup = ({ records, hasMore }: LookupResults['payments']) => (
  <Group title={t`资金流水`} hasMore={hasMore}>
    {records.map(({ kind, number }) => (
      <Result
        key={number}
        to="/gateways"
        search={{ part: 'trail', number }}
        name={
          <>
            {kindLabels[kind]()} <span className="figures">{number}</span>
          </>
        }
      >
        {t`付款、退款和记账`}
      </Result>
    ))}
  </Group>
);
