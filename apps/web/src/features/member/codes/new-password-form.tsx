import { Button, CodeField, PasswordField, TextField } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { FieldForm } from '../../../platform/forms/field-form.tsx';
import { useFormFields } from '../../../platform/forms/form-fields.ts';
import { checkCode, checkNewPassword } from '../../../terms/member/check-fields.ts';
import { ResendCode } from '../../../terms/member/codes/resend-code.tsx';
import type { PasswordPurpose } from '../../../terms/member/codes/sent-codes.ts';
import { deviceKeyHeaders } from '../../../terms/member/device-key-headers.ts';
import { useFinishSignIn } from '../entry/use-finish-sign-in.ts';
import { useInviter } from '../entry/use-inviter.ts';

type Letter = { readonly email: string; readonly purpose: PasswordPurpose };

/**
 * Mailed code and new password in one form, because one call of the server checks code and password. The call registers
 * a member or sets a new password, and signs the guest in.
 */
export function NewPasswordForm({ email, purpose }: Letter) {
  const { t } = useLingui();
  const isNew = purpose === 'register';
  const form = useFormFields({ code: '', username: '', password: '' });
  const { code, password } = form.values;
  const finish = useFinish({ email, purpose }, form.values);
  const submit = () => {
    if (form.refuse({ code: checkCode(code), password: checkNewPassword(password) })) return;
    finish.mutate(undefined, {
      onError: (failure) =>
        form.refuseBy(failure, {
          code_wrong: 'code',
          code_tries_exceeded: 'code',
          password_invalid: 'password',
          password_too_common: 'password',
        }),
    });
  };
  return (
    <FieldForm failures={form.failures} onSubmit={submit}>
      <CodeField {...form.field('code')} label={t`6-digit code`} isMailed />
      <ResendCode email={email} purpose={purpose} />
      {isNew && (
        <TextField
          {...form.field('username')}
          label={t`What should we call you? (optional)`}
          autoComplete="nickname"
          maxLength={40}
        />
      )}
      {/* Password managers read from this field which account the password belongs to. */}
      <input type="email" hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        {...form.field('password')}
        label={isNew ? t`Choose a password` : t`New password`}
        hint={t`At least 8 characters`}
        autoComplete="new-password"
        maxLength={128}
        isRequired
      />
      <Button type="submit" isWide isBusy={finish.isPending}>
        {isNew ? <Trans>Create my account</Trans> : <Trans>Save and sign in</Trans>}
      </Button>
    </FieldForm>
  );
}

type Entries = { readonly code: string; readonly username: string; readonly password: string };

function useFinish({ email, purpose }: Letter, { code, username, password }: Entries) {
  const { t } = useLingui();
  const enter = useFinishSignIn();
  const inviter = useInviter();
  return useMutation({
    meta: { isQuiet: true },
    mutationFn: () => {
      const name = username.trim();
      const device = deviceKeyHeaders();
      return purpose === 'register'
        ? api(
            '/rest/member/register',
            { email, code, password, ...inviter, ...(name ? { username: name } : {}) },
            device,
          )
        : api('/rest/member/resetPassword', { email, code, password }, device);
    },
    onSuccess: (signedIn) =>
      enter(signedIn, purpose === 'register' ? t`Welcome to Chifan!` : t`Your new password is saved.`),
  });
}
