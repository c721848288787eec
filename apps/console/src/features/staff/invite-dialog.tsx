import { fullRoleOf, isEmail, type StaffKind } from '@chifan/domain/member';
import { Button, Dialog, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';
import { api } from '../../platform/api.ts';
import { useStaff } from '../../platform/staff.ts';
import { useAction, useKeyFor } from '../../platform/use-action.ts';
import { type Access, AccessFields, isComplete } from './access-fields.tsx';

type InviteDialogProps = { readonly kind: StaffKind; readonly onClose: () => void };

/** Adds an account. The person gets a mail with a link to set a password (rule staff-2). */
export function InviteDialog({ kind, onClose }: InviteDialogProps) {
  const { role, shops } = useStaff();
  const keyFor = useKeyFor();
  const [fields, setFields] = useState({ name: '', email: '', login: '', phone: '' });
  const [access, setAccess] = useState<Access>({
    roles: kind === 'courier' ? ['courier'] : [],
    shops: role === 'merchant' && shops.length === 1 ? shops : [],
  });
  const set = (field: keyof typeof fields) => (value: string) => setFields({ ...fields, [field]: value });
  const send = useAction(
    () => {
      const input = {
        ...fields,
        login: fields.login.trim() || fields.email.trim(),
        role: kind,
        roles: [...access.roles],
        shopIds: access.shops.map(({ id }) => id),
      };
      return api('/rest/staff/colleague/invite', input, { idempotencyKey: keyFor(input) });
    },
    { success: () => t`已发送邀请邮件`, onDone: onClose },
  );
  const isReady = fields.name.trim() !== '' && isEmail(fields.email.trim()) && isComplete(kind, access);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) send.mutate();
  };
  return (
    <Dialog isOpen title={titles[fullRoleOf[kind]]()} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-4">
        <TextField label={t`姓名`} maxLength={60} value={fields.name} onChange={set('name')} />
        <TextField
          label={t`邮箱`}
          type="email"
          maxLength={254}
          hint={t`设置密码的链接会发到这里，24 小时内有效`}
          value={fields.email}
          onChange={set('email')}
        />
        <TextField
          label={t`登录账号（选填）`}
          maxLength={120}
          hint={t`不填就用邮箱登录`}
          value={fields.login}
          onChange={set('login')}
        />
        <TextField label={t`电话（选填）`} type="tel" maxLength={30} value={fields.phone} onChange={set('phone')} />
        <AccessFields kind={kind} access={access} onChange={setAccess} />
        <Button type="submit" isWide isBusy={send.isPending} disabled={!isReady}>
          {t`发送邀请`}
        </Button>
      </form>
    </Dialog>
  );
}

const titles = {
  owner: () => t`邀请店员`,
  courier: () => t`邀请骑手`,
  admin: () => t`邀请平台员工`,
} as const;
