import { CallError } from '@chifan/contract/client';
import { Button, PasswordField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { DeviceLanguage } from '../../../language/device-language.tsx';
import { api } from '../../../platform/api.ts';
import { failureText } from '../../../platform/query.ts';
import { newPasswordProblem } from '../new-password.ts';

export default function SetPasswordScreen() {
  const { token = '' }: { readonly token?: string } = useSearch({ strict: false });
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [isSent, setIsSent] = useState(false);
  const set = useMutation({
    mutationFn: () => api('/rest/staff/password/link', { token, password }),
    meta: { isQuiet: true },
  });
  const problem = newPasswordProblem(password, again);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsSent(true);
    if (problem === undefined) set.mutate();
  };
  const fault = isSent && problem !== undefined ? problem : set.error ? errorText(set.error) : undefined;
  return (
    <main className="mx-auto grid w-full flex-1 max-w-md content-center gap-6 px-6 py-12">
      <h1 className="text-center text-title font-semibold">{t`设置工作台密码`}</h1>
      {set.isSuccess ? (
        <p role="status" className="grid gap-4 rounded-card bg-surface p-6 text-center shadow-card">
          {t`密码已设置。`}
          <Link to="/sign-in" className="flex min-h-11 items-center justify-center font-semibold text-link">
            {t`去登录`}
          </Link>
        </p>
      ) : (
        <form onSubmit={submit} className="grid gap-4 rounded-card bg-surface p-6 shadow-card">
          <PasswordField
            label={t`新密码`}
            value={password}
            onChange={setPassword}
            autoComplete="new-password"
            isRequired
          />
          <PasswordField
            label={t`再次输入新密码`}
            value={again}
            onChange={setAgain}
            autoComplete="new-password"
            error={fault}
            isRequired
          />
          <Button type="submit" isWide isBusy={set.isPending}>
            {t`设置密码`}
          </Button>
        </form>
      )}
      <DeviceLanguage />
    </main>
  );
}

const errorText = (error: Error): string =>
  error instanceof CallError && error.reason === 'not_found'
    ? t`链接已失效或已使用过，请向平台管理员要一个新的。`
    : failureText(error);
