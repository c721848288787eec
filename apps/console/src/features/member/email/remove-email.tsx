import { Button, PasswordField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';
import { api } from '../../../platform/api.ts';
import { useAction } from '../../../platform/use-action.ts';
import { passwordFailure } from '../password-failure.ts';

export function RemoveEmail({ onDone }: { readonly onDone: () => void }) {
  const [password, setPassword] = useState('');
  const remove = useAction(() => api('/rest/staff/email', { email: '', password }), {
    success: () => t`邮箱已移除。`,
    onDone,
    isQuiet: true,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    remove.mutate(undefined);
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      <PasswordField
        label={t`当前密码`}
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        error={passwordFailure(remove.error)}
        isRequired
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="danger" isBusy={remove.isPending}>
          {t`移除邮箱`}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t`取消`}
        </Button>
      </div>
    </form>
  );
}
