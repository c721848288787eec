import type { MemberLine } from '@chifan/contract/member/operator-views';
import { Card, EmptyState, Icon, PageSkeleton, Tabs } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { useSearchParam } from '../../../lists/linked.ts';
import { PagedList } from '../../../lists/paged-list.tsx';
import { formatInstant } from '../../../platform/time.ts';
import { PersonText } from '../../../texts/person-text.tsx';
import { MemberState } from './member-state.tsx';
import { type MemberView, membersQuery } from './members.query.ts';

/** Lists members for operators, the newest first (rule member-57). */
export default function MembersScreen() {
  const navigate = useNavigate();
  const view: MemberView = useSearchParam('view') === 'blocked' ? 'blocked' : 'all';
  return (
    <div className="mx-auto w-full max-w-4xl">
      <Tabs
        label={t`会员`}
        current={view}
        onChange={(turned) => void navigate({ to: '.', search: { view: turned }, replace: true })}
        tabs={[
          { key: 'all', label: t`全部` },
          { key: 'blocked', label: t`已停用` },
        ]}
      >
        <div className="pt-4">
          <PagedList
            key={view}
            query={membersQuery(view)}
            skeleton={<PageSkeleton />}
            nothing={<Nothing view={view} />}
          >
            {(members) => (
              <Card>
                <ul className="divide-y divide-line">
                  {members.map((member) => (
                    <MemberRow key={member.id} member={member} />
                  ))}
                </ul>
              </Card>
            )}
          </PagedList>
        </div>
      </Tabs>
    </div>
  );
}

function MemberRow({ member }: { readonly member: MemberLine }) {
  const { id, name, email, phone, orders, joinedAt } = member;
  const joined = formatInstant(joinedAt).slice(0, 10);
  return (
    <li>
      <Link to="/member" search={{ member: id }} className="flex min-h-14 items-center gap-3 py-2">
        <span className="grid min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-2">
            <PersonText text={name || t`会员 ${id}`} className="font-semibold" maxLines={1} />
            <MemberState member={member} />
          </span>
          <span className="flex flex-wrap gap-x-3 text-note text-soft">
            <span className="figures">{t`编号 ${id}`}</span>
            {[email, phone].map((contact) => contact !== null && <bdi key={contact}>{contact}</bdi>)}
            <span>{t`${orders} 单`}</span>
            <span className="figures">{t`${joined} 注册`}</span>
          </span>
        </span>
        <Icon name="forward" size={20} className="text-faint" />
      </Link>
    </li>
  );
}

const Nothing = ({ view }: { readonly view: MemberView }) =>
  view === 'blocked' ? (
    <EmptyState icon="check" title={t`没有停用的会员`} />
  ) : (
    <EmptyState icon="person" title={t`还没有会员`}>
      {t`客人注册后会出现在这里。`}
    </EmptyState>
  );
