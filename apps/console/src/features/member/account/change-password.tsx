import { Button, Card, PasswordField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';
import { api } from '../../../platform/api.ts';
import { useAction } from '../../../platform/use-action.ts';
import { newPasswordProblem } from '../new-password.ts';
import { passwordFailure } from '../password-failure.ts';

const empty = { oldPassword: '', password: '', again: '' };

/** Changing the password needs the old password, because staff share devices. */
export function ChangePassword() {
  const [typed, setTyped] = useState(empty);
  const [isSent, setIsSent] = useState(false);
  const change = useAction(
    ({ oldPassword, password }: typeof empty) => api('/rest/staff/password/change', { oldPassword, password }),
    { success: () => t`密码已修改，其他设备已退出登录。`, onDone: () => setTyped(empty), isQuiet: true },
  );
  const problem = newPasswordProblem(typed.password, typed.again);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsSent(true);
    if (problem !== undefined) return;
    setIsSent(false);
    change.mutate(typed);
  };
  const put = (field: keyof typeof empty) => (text: string) => setTyped({ ...typed, [field]: text });
  return (
    <Card title={t`修改密码`}>
      <form onSubmit={submit} className="grid gap-4">
        <PasswordField
          label={t`原密码`}
          value={typed.oldPassword}
          onChange={put('oldPassword')}
          autoComplete="current-password"
          error={passwordFailure(change.error)}
          isRequired
        />
        <PasswordField
          label={t`新密码`}
          value={typed.password}
          onChange={put('password')}
          autoComplete="new-password"
          isRequired
        />
        <PasswordField
          label={t`再次输入新密码`}
          value={typed.again}
          onChange={put('again')}
          autoComplete="new-password"
          error={isSent ? problem : undefined}
          isRequired
        />
        <Button type="submit" isBusy={change.isPending}>
          {t`修改密码`}
        </Button>
      </form>
    </Card>
  );
}
