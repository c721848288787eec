import { Button, PasswordField, TextField, toast } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { DeviceLanguage } from '../../../language/device-language.tsx';
import { api } from '../../../platform/api.ts';
import { failureText } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session.ts';
import { codeFailure, incompleteCode } from '../codes/code-problems.ts';
import { MailedCodeField } from '../codes/mailed-code-field.tsx';
import { type CodeRequest, useCodeRequest } from '../codes/use-code-request.ts';
import { newPasswordProblem } from '../new-password.ts';
import { deviceKeyHeaders } from './device-key-headers.ts';

/**
 * Staff enter their account and set a new password with a mailed code. Nothing on this screen shows whether the account
 * exists (rule member-40).
 */
export default function ForgottenPasswordScreen() {
  const codes = useCodeRequest((login) => api('/rest/staff/password/code', { login }, deviceKeyHeaders()));
  return (
    <main className="mx-auto grid w-full flex-1 max-w-md content-center gap-6 px-6 py-12">
      <h1 className="text-center text-title font-semibold">{t`重设密码`}</h1>
      <div className="grid gap-4 rounded-card bg-surface p-6 shadow-card">
        {codes.sent === null ? <AskForCode codes={codes} /> : <NewPassword login={codes.sent.to} codes={codes} />}
        <WithoutAddress />
        <Link to="/sign-in" className="flex min-h-11 items-center justify-center font-semibold text-link">
          {t`返回登录`}
        </Link>
      </div>
      <DeviceLanguage />
    </main>
  );
}

function AskForCode({ codes: { request } }: { readonly codes: CodeRequest }) {
  const [login, setLogin] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    request.mutate(login.trim());
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      <TextField
        label={t`账号或邮箱`}
        value={login}
        onChange={setLogin}
        autoComplete="username"
        error={request.error ? failureText(request.error) : undefined}
        isRequired
      />
      <Button type="submit" isWide isBusy={request.isPending}>
        {t`获取验证码`}
      </Button>
    </form>
  );
}

const empty = { code: '', password: '', again: '' };

function NewPassword({ login, codes }: { readonly login: string; readonly codes: CodeRequest }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(empty);
  const [isSent, setIsSent] = useState(false);
  const reset = useMutation({
    mutationFn: ({ code, password }: typeof empty) =>
      api('/rest/staff/password/reset', { login, code, password }, deviceKeyHeaders()),
    meta: { isQuiet: true },
    onSuccess: ({ token }) => {
      if (token !== null) return useSession.getState().store(token);
      // The account has a second factor, which only the sign-in screen requests.
      toast(t`密码已修改，请用新密码登录。`, { kind: 'success' });
      void navigate({ to: '/sign-in' });
    },
  });
  const problems = { code: incompleteCode(typed.code), again: newPasswordProblem(typed.password, typed.again) };
  const failure = codeFailure(reset.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsSent(true);
    if (problems.code === undefined && problems.again === undefined) reset.mutate(typed);
  };
  const put = (field: keyof typeof empty) => (text: string) => setTyped({ ...typed, [field]: text });
  const name = <bdi className="font-semibold wrap-anywhere text-ink">{login}</bdi>;
  return (
    <form onSubmit={submit} className="grid gap-4">
      <p role="status" className="text-note text-soft">
        <Trans>如果 {name} 有已验证的邮箱，验证码已发到那个邮箱，10 分钟内有效。</Trans>
      </p>
      <MailedCodeField
        codes={codes}
        value={typed.code}
        onChange={put('code')}
        error={(isSent ? problems.code : undefined) ?? failure.code}
      />
      <input type="text" hidden readOnly autoComplete="username" value={login} />
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
        error={(isSent ? problems.again : undefined) ?? failure.other}
        isRequired
      />
      <Button type="submit" isWide isBusy={reset.isPending}>
        {t`保存并登录`}
      </Button>
    </form>
  );
}

const resetCommand = 'npm run staff -- password LOGIN';

/** Help for an account without an e-mail address, such as a shared account. */
function WithoutAddress() {
  const command = (
    <code className="wrap-anywhere" lang="en">
      {resetCommand}
    </code>
  );
  return (
    <p className="text-small text-soft">
      <Trans>账号没有邮箱？请平台管理员在服务器上设新密码：{command}</Trans>
    </p>
  );
}
