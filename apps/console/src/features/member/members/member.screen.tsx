import type { StaffMember } from '@chifan/contract/member/operator-views';
import type { MemberLevel } from '@chifan/domain/member';
import { Card, EmptyState, ErrorState, Icon, Money, PageSkeleton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { linkedId, useSearchParam } from '../../../lists/linked.ts';
import { formatInstant } from '../../../platform/time.ts';
import { PersonText } from '../../../texts/person-text.tsx';
import { languageLabel } from '../../../texts/texts.ts';
import { BlockButton } from './block-button.tsx';
import { MemberState } from './member-state.tsx';
import { useMember } from './members.query.ts';

/** One member for operators, with the buttons to block and unblock (rules member-57 and member-58). */
export default function MemberScreen() {
  const memberId = linkedId(useSearchParam('member'));
  return memberId === null ? <Unknown /> : <Shown memberId={memberId} />;
}

const Unknown = () => <EmptyState icon="search" title={t`没有找到这位会员`} />;

function Shown({ memberId }: { readonly memberId: number }) {
  const { data: member, error, refetch } = useMember(memberId);
  if (!member) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-4">
      <Card className="grid gap-3">
        <h2 className="flex flex-wrap items-center gap-2 text-title font-semibold">
          <PersonText text={member.name || t`会员 ${memberId}`} />
          <MemberState member={member} />
        </h2>
        <Facts member={member} />
        <Link
          to="/all-orders"
          search={{ member: memberId }}
          className="inline-flex min-h-11 items-center gap-1 justify-self-start font-semibold text-link"
        >
          {t`查看会员的订单`}
          <Icon name="forward" size={18} />
        </Link>
      </Card>
      <Card className="grid gap-3" title={t`停用记录`}>
        {member.blocks.length === 0 ? (
          <p className="text-note text-soft">{t`从未停用过。`}</p>
        ) : (
          <Blocks blocks={member.blocks} />
        )}
        {member.deletedAt === null && <BlockButton member={member} />}
      </Card>
    </div>
  );
}

const levelNames: Readonly<Record<MemberLevel, () => string>> = {
  bronze: () => t`青铜`,
  silver: () => t`白银`,
  gold: () => t`黄金`,
  platinum: () => t`铂金`,
};

function Facts({ member }: { readonly member: StaffMember }) {
  const { id, email, phone, language, joinedAt, lastSignInAt, orders, activeOrders, balance, points, level } = member;
  const none = <span className="text-soft">{t`未填写`}</span>;
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-2 text-note sm:grid-cols-2">
      <Fact label={t`编号`}>
        <span className="figures select-all">{id}</span>
      </Fact>
      <Fact label={t`语言`}>{languageLabel(language)}</Fact>
      <Fact label={t`邮箱`}>{email === null ? none : <bdi>{email}</bdi>}</Fact>
      <Fact label={t`手机`}>{phone === null ? none : <bdi className="figures">{phone}</bdi>}</Fact>
      <Fact label={t`注册时间`}>
        <span className="figures">{formatInstant(joinedAt)}</span>
      </Fact>
      <Fact label={t`最近登录`}>
        {lastSignInAt === null ? (
          <span className="text-soft">{t`没有记录`}</span>
        ) : (
          <span className="figures">{formatInstant(lastSignInAt)}</span>
        )}
      </Fact>
      <Fact label={t({ message: '订单', context: 'several' })}>
        {activeOrders === 0 ? t`${orders} 单` : t`${orders} 单，${activeOrders} 单进行中`}
      </Fact>
      <Fact label={t`等级`}>{levelNames[level]()}</Fact>
      <Fact label={t`余额`}>
        <Money amount={balance} />
      </Fact>
      <Fact label={t`积分`}>
        <span className="figures">{points}</span>
      </Fact>
    </dl>
  );
}

type FactProps = { readonly label: string; readonly children: ReactNode };

const Fact = ({ label, children }: FactProps) => (
  <div className="flex flex-wrap justify-between gap-x-4">
    <dt className="text-soft">{label}</dt>
    <dd className="text-end font-medium wrap-anywhere">{children}</dd>
  </div>
);

function Blocks({ blocks }: Pick<StaffMember, 'blocks'>) {
  return (
    <ul className="grid gap-2 text-note">
      {blocks.map(({ event, reason, by, at }) => (
        <li key={at}>
          <span className="font-semibold">{event === 'block' ? t`停用` : t`恢复`}</span> <PersonText text={reason} />
          <span className="block text-soft">
            <PersonText text={by} /> · <time dateTime={at}>{formatInstant(at)}</time>
          </span>
        </li>
      ))}
    </ul>
  );
}
