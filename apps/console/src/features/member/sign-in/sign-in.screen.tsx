import { CallError } from '@chifan/contract/client';
import { Button, PasswordField, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { DeviceLanguage } from '../../../language/device-language.tsx';
import { api } from '../../../platform/api.ts';
import { currentLanguage } from '../../../platform/language/language.ts';
import { failureText } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.ts';
import { deviceKeyHeaders } from './device-key-headers.ts';

export default function SignInScreen() {
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const signIn = useMutation({
    mutationFn: () => api('/rest/staff/login', { login, password, language: currentLanguage() }, deviceKeyHeaders()),
    meta: { isQuiet: true },
    onSuccess: ({ token }) => useSession.getState().store(token),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    signIn.mutate();
  };
  return (
    <main className="mx-auto grid w-full flex-1 max-w-md content-center gap-6 px-6 py-12">
      <header className="text-center">
        <p className="text-display font-bold" lang="en">
          Chifan
        </p>
        <h1 className="mt-1 text-body text-soft">{t`商家、骑手与平台工作台`}</h1>
      </header>
      <form onSubmit={submit} className="grid gap-4 rounded-card bg-surface p-6 shadow-card">
        <TextField label={t`账号`} value={login} onChange={setLogin} autoComplete="username" isRequired />
        <PasswordField
          label={t`密码`}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
          error={signIn.error ? errorText(signIn.error) : undefined}
          isRequired
        />
        <Button type="submit" isWide isBusy={signIn.isPending}>
          {t`登录`}
        </Button>
        <Link to="/forgotten-password" className="flex min-h-11 items-center justify-center font-semibold text-link">
          {t`忘记密码？`}
        </Link>
      </form>
      <DeviceLanguage />
    </main>
  );
}

/**
 * Replaces the server's message for a failed sign-in, which speaks of an e-mail address, because staff sign in with an
 * account.
 */
const errorText = (error: Error): string =>
  error instanceof CallError && error.reason === 'login_failed' ? t`账号或密码不正确。` : failureText(error);
