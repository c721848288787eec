import { Button, Dialog, PasswordField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { api } from '../../../platform/api.ts';
import { settleFreshSignIn } from '../../../platform/fresh-sign-in.ts';
import { passwordFailure } from '../password-failure.ts';
import { CodeOrRecoveryField } from './code-or-recovery-field.tsx';
import { codeFailure, isCodeNeeded } from './second-factor-failure.ts';

/** Proves the person again before a call that needs a fresh sign-in. The waiting call is then sent again. */
export default function FreshSignInDialog() {
  const form = useId();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [needsCode, setNeedsCode] = useState(false);
  const renew = useMutation({
    mutationFn: (typed: string) =>
      api('/rest/staff/session/renew', { password, ...(typed.trim() !== '' && { code: typed.trim() }) }),
    meta: { isQuiet: true },
    onSuccess: () => settleFreshSignIn(true),
    onError: (error) => {
      if (isCodeNeeded(error)) setNeedsCode(true);
    },
  });
  const ofCode = codeFailure(renew.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    renew.mutate(code);
  };
  return (
    <Dialog
      isOpen
      title={t`确认是您本人`}
      onClose={() => settleFreshSignIn(false)}
      actions={
        <Button type="submit" form={form} isWide isBusy={renew.isPending}>
          {t`确认`}
        </Button>
      }
    >
      <form id={form} onSubmit={submit} className="grid gap-4">
        <p className="text-note text-soft">
          {t`付款和账号安全的操作，需要在最近 15 分钟内登录过。请再次输入密码，操作会接着进行。`}
        </p>
        <PasswordField
          label={t`当前密码`}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
          error={ofCode === undefined && !isCodeNeeded(renew.error) ? passwordFailure(renew.error) : undefined}
          isRequired
        />
        {needsCode && <CodeOrRecoveryField value={code} onChange={setCode} onComplete={renew.mutate} error={ofCode} />}
      </form>
    </Dialog>
  );
}
