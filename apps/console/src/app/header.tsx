import { Dialog, Icon, IconButton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { SoundSwitch } from '../bell/sound-switch.tsx';
import { LiveSign } from '../connection/live-sign.tsx';
import { DutySwitch } from '../features/courier/duty-switch.tsx';
import { OwnLanguage } from '../language/own-language.tsx';
import { type Staff, useHasRole } from '../platform/staff.ts';
import { rolesText } from '../staff-words/role-labels.ts';
import type { Screen } from './screens.ts';
import { ShopSwitcher } from './shop-switcher.tsx';
import { SignOutButton } from './sign-out-button.tsx';

export function Header({ screen: { title, within }, staff }: { readonly screen: Screen; readonly staff: Staff }) {
  const mayLookUp = useHasRole('support');
  return (
    <header className="print:hidden sticky top-0 z-20 flex min-h-14 items-center gap-2 border-b border-line bg-surface px-4 py-1 lg:px-6">
      {within && (
        <Link to={within} aria-label={t`返回`} className="-ms-3 inline-flex size-11 items-center justify-center">
          <Icon name="back" />
        </Link>
      )}
      <h1 className="min-w-24 flex-1 truncate text-title font-semibold">{title()}</h1>
      {staff.role === 'platform' && mayLookUp && (
        <Link to="/lookup" aria-label={t`查找`} className="inline-flex size-11 items-center justify-center">
          <Icon name="search" />
        </Link>
      )}
      <LiveSign />
      {staff.shops.length > 1 && <ShopSwitcher shops={staff.shops} />}
      {staff.role !== 'platform' && <SoundSwitch />}
      {staff.role === 'courier' && <DutySwitch isOnDuty={staff.isOnDuty} />}
      <AccountMenu staff={staff} />
    </header>
  );
}

/** The switch for push messages is loaded lazily, because the first screen does not need it. */
const PushSwitch = lazy(() => import('../push/push-switch.tsx'));

function AccountMenu({ staff }: { readonly staff: Staff }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton icon="person" label={t`账户`} onClick={() => setIsOpen(true)} />
      <Dialog isOpen={isOpen} title={t`账户`} onClose={() => setIsOpen(false)}>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
          <dt className="text-soft">{t`姓名`}</dt>
          <dd>{staff.name}</dd>
          <dt className="text-soft">{t`身份`}</dt>
          <dd>{rolesText(staff.roles)}</dd>
          {staff.phone !== null && (
            <>
              <dt className="text-soft">{t`电话`}</dt>
              <dd className="figures">{staff.phone}</dd>
            </>
          )}
        </dl>
        <OwnLanguage />
        {staff.role !== 'platform' && (
          <section aria-label={t`本机通知`} className="mt-4 min-h-20">
            <Suspense>{isOpen && <PushSwitch />}</Suspense>
          </section>
        )}
        <Link
          to="/account"
          onClick={() => setIsOpen(false)}
          className="mt-4 flex min-h-11 items-center justify-center font-semibold text-link"
        >
          {t`修改密码与已登录的设备`}
        </Link>
        <SignOutButton />
      </Dialog>
    </>
  );
}
