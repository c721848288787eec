import { Badge, Button, Dialog } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { api } from '../../platform/api.ts';
import { useStaff } from '../../platform/staff.ts';
import { formatInstant } from '../../platform/time.ts';
import { useAction } from '../../platform/use-action.ts';
import { type Access, AccessFields, isComplete } from './access-fields.tsx';
import type { Colleague } from './colleagues.query.ts';

type ColleagueDialogProps = { readonly colleague: Colleague; readonly onClose: () => void };

/** Shows an account, and changes its roles, shops and sessions (rules staff-1 to staff-4, staff-9). */
export function ColleagueDialog({ colleague, onClose }: ColleagueDialogProps) {
  const { name, mayChange } = colleague;
  return (
    <Dialog isOpen title={name} onClose={onClose}>
      <div className="grid gap-4">
        <Facts colleague={colleague} />
        {mayChange ? (
          <Changes colleague={colleague} onClose={onClose} />
        ) : (
          <OnlyRemoval colleague={colleague} onClose={onClose} />
        )}
      </div>
    </Dialog>
  );
}

function Facts({
  colleague: { login, email, phone, isSuspended, isInvited, hasSecondFactor, lastUsedAt, openSessions },
}: {
  readonly colleague: Colleague;
}) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-note">
      <dt className="text-soft">{t`登录账号`}</dt>
      <dd className="wrap-anywhere">{login}</dd>
      <dt className="text-soft">{t`邮箱`}</dt>
      <dd className="wrap-anywhere">{email ?? t`未填写`}</dd>
      {phone !== null && (
        <>
          <dt className="text-soft">{t`电话`}</dt>
          <dd className="figures">{phone}</dd>
        </>
      )}
      <dt className="text-soft">{t`两步验证`}</dt>
      <dd>{hasSecondFactor ? t`已开启` : t`未开启`}</dd>
      <dt className="text-soft">{t`状态`}</dt>
      <dd>
        {isSuspended ? (
          <Badge tone="bad">{t`已停用`}</Badge>
        ) : isInvited ? (
          <Badge tone="warn">{t`等待设置密码`}</Badge>
        ) : lastUsedAt === null ? (
          t`没有登录中的设备`
        ) : (
          t`${openSessions} 台设备登录中，最近使用 ${formatInstant(lastUsedAt)}`
        )}
      </dd>
    </dl>
  );
}

function Changes({ colleague, onClose }: ColleagueDialogProps) {
  const { id: staffId, role, roles, shops, email, isSuspended, openSessions } = colleague;
  const [access, setAccess] = useState<Access>({ roles, shops });
  const shopIds = access.shops.map(({ id }) => id);
  const save = useAction(() => api('/rest/staff/colleague/change', { staffId, roles: [...access.roles], shopIds }), {
    success: () => t`已保存，对方需要重新登录`,
    onDone: onClose,
  });
  const reset = useAction(() => api('/rest/staff/colleague/reset', { staffId }), {
    success: () => t`已发送设置密码的链接`,
    onDone: onClose,
  });
  const end = useAction(() => api('/rest/staff/colleague/endSessions', { staffId }), {
    success: () => t`已在所有设备上退出`,
    onDone: onClose,
  });
  return (
    <>
      {!isSuspended && role !== 'courier' && (
        <>
          <AccessFields kind={role} access={access} onChange={setAccess} />
          <Button isWide isBusy={save.isPending} disabled={!isComplete(role, access)} onClick={() => save.mutate()}>
            {t`保存`}
          </Button>
        </>
      )}
      {!isSuspended && (
        <div className="grid gap-2 sm:grid-cols-2">
          {email !== null && (
            <Button variant="secondary" isBusy={reset.isPending} onClick={() => reset.mutate()}>
              {t`发送新密码链接`}
            </Button>
          )}
          {openSessions > 0 && (
            <Button variant="secondary" isBusy={end.isPending} onClick={() => end.mutate()}>
              {t`退出所有设备`}
            </Button>
          )}
        </div>
      )}
      {colleague.hasSecondFactor && <ResetSecondFactor staffId={staffId} onClose={onClose} />}
      <SuspensionButton colleague={colleague} onClose={onClose} />
    </>
  );
}

type ResetProps = { readonly staffId: number; readonly onClose: () => void };

/** A second tap confirms the reset, because the account is then protected only by its password. */
function ResetSecondFactor({ staffId, onClose }: ResetProps) {
  const [isAsking, setIsAsking] = useState(false);
  const reset = useAction(() => api('/rest/staff/colleague/resetSecondFactor', { staffId }), {
    success: () => t`两步验证已重置，对方需要重新登录`,
    onDone: onClose,
  });
  if (!isAsking)
    return (
      <Button variant="secondary" isWide onClick={() => setIsAsking(true)}>
        {t`重置两步验证`}
      </Button>
    );
  return (
    <div className="grid gap-2">
      <p className="text-note text-soft">
        {t`请先确认是对方本人丢了手机和备用码。重置后，对方会在所有设备上退出，只用密码就能登录，并收到邮件通知。`}
      </p>
      <Button variant="danger" isWide isBusy={reset.isPending} onClick={() => reset.mutate()}>
        {t`确认重置`}
      </Button>
    </div>
  );
}

/** A second tap confirms the suspension. An admin chooses what happens to the deliveries of a courier. */
function SuspensionButton({ colleague: { id: staffId, role, isSuspended }, onClose }: ColleagueDialogProps) {
  const [isAsking, setIsAsking] = useState(false);
  const resume = useAction(() => api('/rest/staff/colleague/resume', { staffId }), {
    success: () => t`已恢复`,
    onDone: onClose,
  });
  const suspend = useAction(
    (jobs?: 'release' | 'mark') => api('/rest/staff/colleague/suspend', { staffId, ...(jobs && { jobs }) }),
    { success: () => t`已停用`, onDone: onClose },
  );
  if (isSuspended)
    return (
      <Button isWide isBusy={resume.isPending} onClick={() => resume.mutate()}>
        {t`恢复账号`}
      </Button>
    );
  if (!isAsking)
    return (
      <Button variant="danger" isWide onClick={() => setIsAsking(true)}>
        {t`停用账号`}
      </Button>
    );
  return (
    <div className="grid gap-2">
      <p className="text-note text-soft">{t`对方会在所有设备上退出，不能再登录。可以随时恢复。`}</p>
      {role === 'courier' ? (
        <>
          <Button variant="danger" isWide isBusy={suspend.isPending} onClick={() => suspend.mutate('release')}>
            {t`停用，未取的餐重新派单`}
          </Button>
          <Button variant="secondary" isWide isBusy={suspend.isPending} onClick={() => suspend.mutate('mark')}>
            {t`停用，配送留给派单台处理`}
          </Button>
        </>
      ) : (
        <Button variant="danger" isWide isBusy={suspend.isPending} onClick={() => suspend.mutate(undefined)}>
          {t`确认停用`}
        </Button>
      )}
    </div>
  );
}

/**
 * Replaces the fields of an account that cannot be edited: the user's own account, or a merchant who also works for
 * another owner. Such a merchant can only be removed.
 */
function OnlyRemoval({ colleague: { id: staffId }, onClose }: ColleagueDialogProps) {
  const { id, role } = useStaff();
  const remove = useAction(() => api('/rest/staff/colleague/remove', { staffId }), {
    success: () => t`已移出店铺`,
    onDone: onClose,
  });
  if (staffId === id)
    return <p className="text-note text-soft">{t`这是您自己的账号。密码、邮箱和设备请在「账号」里修改。`}</p>;
  if (role !== 'merchant') return null;
  return (
    <>
      <p className="text-note text-soft">{t`这个账号还在别的店铺工作，所以只能移出您的店铺。`}</p>
      <Button variant="danger" isWide isBusy={remove.isPending} onClick={() => remove.mutate()}>
        {t`移出我的店铺`}
      </Button>
    </>
  );
}
