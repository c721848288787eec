import { Button, Dialog, IconButton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from '../platform/api.ts';
import { useSession } from '../platform/session.ts';
import type { Staff, StaffRole } from '../platform/staff.ts';

const roleLabels: Readonly<Record<StaffRole, () => string>> = {
  merchant: () => t`商家`,
  courier: () => t`骑手`,
  platform: () => t`平台运营`,
};

export function AccountMenu({ staff }: { readonly staff: Staff }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton icon="person" label={t`账户`} onClick={() => setIsOpen(true)} />
      <Dialog isOpen={isOpen} title={t`账户`} onClose={() => setIsOpen(false)}>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
          <dt className="text-soft">{t`姓名`}</dt>
          <dd>{staff.name}</dd>
          <dt className="text-soft">{t`身份`}</dt>
          <dd>{roleLabels[staff.role]()}</dd>
          {staff.phone !== null && (
            <>
              <dt className="text-soft">{t`电话`}</dt>
              <dd className="figures">{staff.phone}</dd>
            </>
          )}
        </dl>
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

function SignOutButton() {
  // This device is signed out whatever the server says: somebody walks away from the counter.
  const signOut = useMutation({
    mutationFn: () => api('/rest/member/logout', {}),
    onSettled: () => useSession.getState().forget(),
  });
  return (
    <Button variant="secondary" isWide isBusy={signOut.isPending} onClick={() => signOut.mutate()} className="mt-2">
      {t`退出登录`}
    </Button>
  );
}
