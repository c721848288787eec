import { type StaffKind, staffKinds } from '@chifan/domain/member';
import { Badge, Button, Card, EmptyState, Icon, PageSkeleton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { PagedList } from '../../lists/paged-list.tsx';
import { SearchedTabs } from '../../lists/searched-tabs.tsx';
import { useStaff } from '../../platform/staff.ts';
import { rolesText } from '../../staff-words/role-labels.ts';
import { dishText } from '../../texts/dish-name.tsx';
import { PersonText } from '../../texts/person-text.tsx';
import { ColleagueDialog } from './colleague-dialog.tsx';
import { type Colleague, colleaguesQuery } from './colleagues.query.ts';
import { InviteDialog } from './invite-dialog.tsx';

/** The staff of an owner's shops, or for an admin all staff (rule staff-1). */
export default function ColleaguesScreen() {
  const { role } = useStaff();
  return (
    <div className="mx-auto w-full max-w-4xl">
      {role === 'merchant' ? <Kind kind="merchant" search="" /> : <AllKinds />}
    </div>
  );
}

const tabLabels: Readonly<Record<StaffKind, () => string>> = {
  platform: () => t`平台`,
  courier: () => t({ message: '骑手', context: 'several' }),
  merchant: () => t({ message: '商家', context: 'several' }),
};

function AllKinds() {
  const [first, ...others] = (['platform', ...staffKinds.filter((kind) => kind !== 'platform')] as const).map(
    (key) => ({
      key,
      label: tabLabels[key](),
    }),
  );
  const last = others.pop();
  if (first === undefined || last === undefined) return null;
  return (
    <SearchedTabs
      label={t`员工`}
      tabs={[first, ...others, last]}
      search={{ label: t`姓名、登录账号或邮箱`, name: 'search' }}
    >
      {(kind, search) => <Kind kind={kind} search={search} />}
    </SearchedTabs>
  );
}

type KindProps = { readonly kind: StaffKind; readonly search: string };

function Kind({ kind, search }: KindProps) {
  const [isInviting, setIsInviting] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-4">
      <Button icon="plus" className="justify-self-start" onClick={() => setIsInviting(true)}>
        {t`邀请员工`}
      </Button>
      <PagedList query={colleaguesQuery(kind, search)} skeleton={<PageSkeleton />} nothing={<Nothing />}>
        {(colleagues) => (
          <Card>
            <ul className="divide-y divide-line">
              {colleagues.map((colleague) => (
                <Row key={colleague.id} colleague={colleague} />
              ))}
            </ul>
          </Card>
        )}
      </PagedList>
      {isInviting && <InviteDialog kind={kind} onClose={() => setIsInviting(false)} />}
    </div>
  );
}

function Row({ colleague }: { readonly colleague: Colleague }) {
  const { name, roles, email, shops, isSuspended, isInvited } = colleague;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className="flex min-h-14 w-full items-center gap-3 py-2 text-start"
      >
        <span className="grid min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-2">
            <PersonText text={name} className="font-semibold" maxLines={1} />
            <State isSuspended={isSuspended} isInvited={isInvited} />
          </span>
          <span className="flex flex-wrap gap-x-3 text-note text-soft">
            <span>{rolesText(roles)}</span>
            {email !== null && <bdi className="wrap-anywhere">{email}</bdi>}
            {shops.length > 1 && <ShopNames shops={shops} />}
          </span>
        </span>
        <Icon name="forward" size={20} className="text-faint" />
      </button>
      {isOpen && <ColleagueDialog colleague={colleague} onClose={() => setIsOpen(false)} />}
    </li>
  );
}

function State({ isSuspended, isInvited }: Pick<Colleague, 'isSuspended' | 'isInvited'>): ReactNode {
  if (isSuspended) return <Badge tone="bad">{t`已停用`}</Badge>;
  return isInvited ? <Badge tone="warn">{t`等待设置密码`}</Badge> : null;
}

const ShopNames = ({ shops }: Pick<Colleague, 'shops'>) => (
  <PersonText text={shops.map((shop) => dishText(shop)).join(' · ')} maxLines={1} />
);

const Nothing = () => (
  <EmptyState icon="person" title={t`还没有员工`}>
    {t`邀请的人会收到邮件，自己设置密码。`}
  </EmptyState>
);
