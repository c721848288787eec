import { Button, CodeField, PasswordField } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { FieldForm } from '../../../platform/forms/field-form.tsx';
import { useFormFields } from '../../../platform/forms/form-fields.ts';
import { checkCode, checkNewPassword } from '../../../terms/member/check-fields.ts';
import { ResendCode } from '../../../terms/member/codes/resend-code.tsx';
import { deviceKeyHeaders } from '../../../terms/member/device-key-headers.ts';
import { useFinishSignIn } from './use-finish-sign-in.ts';

/**
 * Mailed code and new password in one form, because the server checks both in one call. The call also signs the guest
 * in.
 */
export function NewPasswordForm({ email }: { readonly email: string }) {
  const { t } = useLingui();
  const form = useFormFields({ code: '', password: '' });
  const { code, password } = form.values;
  const enter = useFinishSignIn();
  const finish = useMutation({
    meta: { isQuiet: true },
    mutationFn: () => api('/rest/member/resetPassword', { email, code, password }, deviceKeyHeaders()),
    onSuccess: (signedIn) => enter(signedIn, t`New password saved.`),
  });
  const submit = () => {
    if (form.refuse({ code: checkCode(code), password: checkNewPassword(password) })) return;
    finish.mutate(undefined, {
      onError: (failure) =>
        form.refuseBy(failure, {
          code_wrong: 'code',
          code_tries_exceeded: 'code',
          member_blocked: 'code',
          password_invalid: 'password',
          password_too_common: 'password',
        }),
    });
  };
  return (
    <FieldForm failures={form.failures} onSubmit={submit}>
      <CodeField {...form.field('code')} label={t`6-digit code`} isMailed />
      <ResendCode email={email} purpose="forget" />
      {/* Password managers read from this field which account the password belongs to. */}
      <input type="email" hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        {...form.field('password')}
        label={t`New password`}
        hint={t`At least 8 characters`}
        autoComplete="new-password"
        maxLength={128}
        isRequired
      />
      <Button type="submit" isWide isBusy={finish.isPending}>
        <Trans>Save and sign in</Trans>
      </Button>
    </FieldForm>
  );
}
