import { CallError } from '@chifan/contract/client';
import { Button, PasswordField, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { DeviceLanguage } from '../../../language/device-language.tsx';
import { api } from '../../../platform/api.ts';
import { currentLanguage } from '../../../platform/language/language.ts';
import { failureText } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.ts';
import { CodeOrRecoveryField } from '../second-factor/code-or-recovery-field.tsx';
import { isCodeNeeded } from '../second-factor/second-factor-failure.ts';
import { deviceKeyHeaders } from './device-key-headers.ts';

type Credentials = { readonly login: string; readonly password: string };

export default function SignInScreen() {
  const [credentials, setCredentials] = useState<Credentials>({ login: '', password: '' });
  const [isCodeStep, setIsCodeStep] = useState(false);
  return (
    <main className="mx-auto grid w-full flex-1 max-w-md content-center gap-6 px-6 py-12">
      <header className="text-center">
        <p className="text-display font-bold" lang="en">
          Chifan
        </p>
        <h1 className="mt-1 text-body text-soft">{t`商家、骑手与平台工作台`}</h1>
      </header>
      {isCodeStep ? (
        <CodeStep credentials={credentials} onBack={() => setIsCodeStep(false)} />
      ) : (
        <PasswordStep credentials={credentials} onChange={setCredentials} onCodeNeeded={() => setIsCodeStep(true)} />
      )}
      <DeviceLanguage />
    </main>
  );
}

/** Signs in with account and password, and with a code if the account has a second factor (rule staff-6). */
function useSignIn(credentials: Credentials, onCodeNeeded?: () => void) {
  return useMutation({
    mutationFn: (code: string) =>
      api(
        '/rest/staff/login',
        { ...credentials, language: currentLanguage(), ...(code.trim() !== '' && { code: code.trim() }) },
        deviceKeyHeaders(),
      ),
    meta: { isQuiet: true },
    onSuccess: ({ token }) => useSession.getState().store(token),
    onError: (error) => {
      if (isCodeNeeded(error)) onCodeNeeded?.();
    },
  });
}

type PasswordStepProps = {
  readonly credentials: Credentials;
  readonly onChange: (credentials: Credentials) => void;
  readonly onCodeNeeded: () => void;
};

function PasswordStep({ credentials, onChange, onCodeNeeded }: PasswordStepProps) {
  const signIn = useSignIn(credentials, onCodeNeeded);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    signIn.mutate('');
  };
  return (
    <form onSubmit={submit} className="grid gap-4 rounded-card bg-surface p-6 shadow-card">
      <TextField
        label={t`账号`}
        value={credentials.login}
        onChange={(login) => onChange({ ...credentials, login })}
        autoComplete="username"
        isRequired
      />
      <PasswordField
        label={t`密码`}
        value={credentials.password}
        onChange={(password) => onChange({ ...credentials, password })}
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
  );
}

function CodeStep({ credentials, onBack }: { readonly credentials: Credentials; readonly onBack: () => void }) {
  const [code, setCode] = useState('');
  const signIn = useSignIn(credentials);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    signIn.mutate(code);
  };
  const login = <bdi className="font-semibold wrap-anywhere text-ink">{credentials.login}</bdi>;
  return (
    <form onSubmit={submit} className="grid gap-4 rounded-card bg-surface p-6 shadow-card">
      <p role="status" className="text-note text-soft">
        <Trans>账号 {login} 开启了两步验证。</Trans>
      </p>
      <CodeOrRecoveryField
        value={code}
        onChange={setCode}
        onComplete={signIn.mutate}
        error={signIn.error ? errorText(signIn.error) : undefined}
      />
      <Button type="submit" isWide isBusy={signIn.isPending}>
        {t`登录`}
      </Button>
      <Button variant="quiet" isWide onClick={onBack}>
        {t`换一个账号`}
      </Button>
    </form>
  );
}

/**
 * Replaces the server's message for a failed sign-in, which speaks of an e-mail address, because staff sign in with an
 * account.
 */
const errorText = (error: Error): string =>
  error instanceof CallError && error.reason === 'login_failed' ? t`账号或密码不正确。` : failureText(error);
