import { Button, PasswordField, TextField } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { FieldForm } from '../../../platform/forms/field-form.tsx';
import { useFormFields } from '../../../platform/forms/form-fields.ts';
import { checkEmail, checkGivenPassword } from '../../../terms/member/check-fields.ts';
import { deviceKeyHeaders } from '../../../terms/member/device-key-headers.ts';
import { TextLink } from '../forms/text-link.tsx';
import { useFinishSignIn } from './use-finish-sign-in.ts';
import { useInviter } from './use-inviter.ts';
import { WeChatRecoveryHelp } from './we-chat-recovery-help.tsx';

export default function EmailSignInScreen() {
  const { t } = useLingui();
  const enter = useFinishSignIn();
  const inviter = useInviter();
  const form = useFormFields({ email: '', password: '' });
  const { email, password } = form.values;
  const signIn = useMutation({
    mutationFn: () => api('/rest/member/login', { email: email.trim(), password }, deviceKeyHeaders()),
    meta: { isQuiet: true },
    onSuccess: (signedIn) => enter(signedIn, t`You’re signed in.`),
    onError: (failure) =>
      form.refuseBy(failure, { login_failed: 'password', email_invalid: 'email', member_blocked: 'email' }),
  });
  const submit = () => {
    const isWrong = form.refuse({ email: checkEmail(email), password: checkGivenPassword(password) });
    if (!isWrong) signIn.mutate();
  };
  return (
    <FieldForm failures={form.failures} onSubmit={submit}>
      <TextField {...form.field('email')} label={t`Email`} type="email" autoComplete="username" isRequired />
      <PasswordField {...form.field('password')} label={t`Password`} autoComplete="current-password" isRequired />
      <Button type="submit" isWide isBusy={signIn.isPending}>
        <Trans>Sign in</Trans>
      </Button>
      <div className="flex flex-wrap justify-between gap-x-4">
        <TextLink to="pages/internal/login/forget/forget" params={{ ...inviter, ...(email ? { email } : {}) }}>
          <Trans>Forgot password?</Trans>
        </TextLink>
        <TextLink to="pages/internal/login/register/register" params={inviter}>
          <Trans>Sign in with a code</Trans>
        </TextLink>
      </div>
      <WeChatRecoveryHelp />
    </FieldForm>
  );
}
