import { CallError } from '@chifan/contract/client';
import { Button, CodeField, PasswordField, toast } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateProfile } from '../../../data/member.ts';
import { api } from '../../../platform/api.ts';
import { FieldForm } from '../../../platform/forms/field-form.tsx';
import { useFormFields } from '../../../platform/forms/form-fields.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { checkGivenPassword, checkPaymentPassword } from '../../../terms/member/check-fields.ts';
import { passwordProblem } from '../../../terms/payment/password-problem.ts';
import { TextLink } from '../forms/text-link.tsx';

export function PaymentPasswordForm({ isChange }: { readonly isChange: boolean }) {
  const { t } = useLingui();
  const form = useFormFields({ oldPaymentPassword: '', paymentPassword: '', again: '', password: '' });
  const { oldPaymentPassword, paymentPassword, again, password } = form.values;
  const language = useLanguage();
  const save = useSave();
  const submit = () => {
    const isWrong = form.refuse({
      oldPaymentPassword: isChange ? checkPaymentPassword(oldPaymentPassword) : undefined,
      paymentPassword: checkPaymentPassword(paymentPassword),
      again: again === paymentPassword ? undefined : t`The digits don’t match.`,
      password: checkGivenPassword(password),
    });
    if (isWrong) return;
    save.mutate(
      { paymentPassword, password, ...(isChange ? { oldPaymentPassword } : {}) },
      {
        onError: (failure) => {
          const isWrongPassword = failure instanceof CallError && failure.reason === 'login_failed';
          const problem = passwordProblem(failure, language);
          if (isWrongPassword) form.refuse({ password: t`This isn’t your account password.` });
          else if (problem) form.refuse({ oldPaymentPassword: problem.message });
          else form.refuseBy(failure, { payment_password_too_simple: 'paymentPassword', sign_in_paused: 'password' });
        },
      },
    );
  };
  return (
    <FieldForm failures={form.failures} onSubmit={submit}>
      <p className="text-note text-soft">
        <Trans>You enter these 6 digits when you pay with your balance. 5 wrong tries lock them for 30 minutes.</Trans>
      </p>
      {isChange && <CodeField {...form.field('oldPaymentPassword')} label={t`Current payment password`} isSecret />}
      <CodeField
        {...form.field('paymentPassword')}
        label={isChange ? t`New payment password` : t`Payment password`}
        isSecret
      />
      <CodeField {...form.field('again')} label={t`Repeat the 6 digits`} isSecret />
      <PasswordField
        {...form.field('password')}
        label={t`Your account password`}
        autoComplete="current-password"
        isRequired
      />
      <Button type="submit" isWide isBusy={save.isPending}>
        <Trans>Save</Trans>
      </Button>
      <TextLink to="pages/mine/security/verify/verify" params={{ what: 'payment' }}>
        <Trans>Forgot password? Reset it by email</Trans>
      </TextLink>
    </FieldForm>
  );
}

type Entries = { readonly paymentPassword: string; readonly password: string; readonly oldPaymentPassword?: string };

function useSave() {
  const { t } = useLingui();
  const navigation = useNavigation();
  const queries = useQueryClient();
  return useMutation({
    meta: { isQuiet: true },
    mutationFn: (entries: Entries) => api('/rest/member/paymentPassword/set', entries),
    onSuccess: async () => {
      updateProfile(queries, { hasPaymentPassword: true });
      toast(t`Payment password saved.`, { kind: 'success' });
      navigation.back();
    },
  });
}
