import { Button, PasswordField, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { api } from '../../../platform/api.ts';
import { failureText } from '../../../platform/query.ts';
import { useAction } from '../../../platform/use-action.ts';
import { codeFailure, incompleteCode } from '../codes/code-problems.ts';
import { MailedCodeField } from '../codes/mailed-code-field.tsx';
import { type CodeRequest, useCodeRequest } from '../codes/use-code-request.ts';
import { passwordFailure } from '../password-failure.ts';

type ChangeEmailProps = { readonly current: string; readonly onDone: () => void };

/**
 * Changes the e-mail address of a member of staff. The mailed code proves that the person can read mail at the new
 * address, and the password proves that the account belongs to the person.
 */
export function ChangeEmail({ current, onDone }: ChangeEmailProps) {
  const codes = useCodeRequest((email) => api('/rest/staff/email/code', { email }));
  return codes.sent === null ? (
    <NewAddress codes={codes} current={current} onDone={onDone} />
  ) : (
    <Proof codes={codes} email={codes.sent.to} onDone={onDone} />
  );
}

function NewAddress({ codes: { request }, current, onDone }: ChangeEmailProps & { readonly codes: CodeRequest }) {
  const [email, setEmail] = useState(current);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    request.mutate(email.trim());
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      <TextField
        label={t`邮箱地址`}
        type="email"
        value={email}
        onChange={setEmail}
        autoComplete="email"
        error={request.error ? failureText(request.error) : undefined}
        isRequired
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={request.isPending}>
          {t`获取验证码`}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t`取消`}
        </Button>
      </div>
    </form>
  );
}

type ProofProps = { readonly codes: CodeRequest; readonly email: string; readonly onDone: () => void };

function Proof({ codes, email, onDone }: ProofProps) {
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [isSent, setIsSent] = useState(false);
  const save = useAction(() => api('/rest/staff/email', { email, code, password }), {
    success: () => t`已保存`,
    onDone,
    isQuiet: true,
  });
  const problem = incompleteCode(code);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsSent(true);
    if (problem === undefined) save.mutate(undefined);
  };
  const failure = codeFailure(save.error);
  const address = <bdi className="font-semibold wrap-anywhere text-ink">{email}</bdi>;
  return (
    <form onSubmit={submit} className="grid gap-4">
      <p role="status" className="text-note text-soft">
        <Trans>验证码已发到 {address}，10 分钟内有效。</Trans>
      </p>
      <MailedCodeField
        codes={codes}
        value={code}
        onChange={setCode}
        error={(isSent ? problem : undefined) ?? failure.code}
      />
      <PasswordField
        label={t`当前密码`}
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        error={failure.other === undefined ? undefined : passwordFailure(save.error)}
        isRequired
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={save.isPending}>
          {t`保存`}
        </Button>
        <Button variant="quiet" onClick={codes.reset}>
          {t`换一个邮箱`}
        </Button>
      </div>
    </form>
  );
}
