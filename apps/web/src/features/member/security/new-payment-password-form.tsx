import { Button, CodeField, toast } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateProfile } from '../../../data/member.ts';
import { api } from '../../../platform/api.ts';
import { FieldForm } from '../../../platform/forms/field-form.tsx';
import { useFormFields } from '../../../platform/forms/form-fields.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { checkCode, checkPaymentPassword } from '../../../terms/member/check-fields.ts';
import { ResendCode } from '../../../terms/member/codes/resend-code.tsx';

export function NewPaymentPasswordForm({ email }: { readonly email: string }) {
  const { t } = useLingui();
  const form = useFormFields({ code: '', paymentPassword: '', again: '' });
  const { code, paymentPassword, again } = form.values;
  const save = useReset();
  const submit = () => {
    const isWrong = form.refuse({
      code: checkCode(code),
      paymentPassword: checkPaymentPassword(paymentPassword),
      again: again === paymentPassword ? undefined : t`The digits don’t match.`,
    });
    if (isWrong) return;
    save.mutate(
      { code, paymentPassword },
      {
        onError: (failure) =>
          form.refuseBy(failure, {
            code_wrong: 'code',
            code_tries_exceeded: 'code',
            payment_password_too_simple: 'paymentPassword',
          }),
      },
    );
  };
  return (
    <FieldForm failures={form.failures} onSubmit={submit}>
      <CodeField {...form.field('code')} label={t`6-digit code`} isMailed />
      <ResendCode email={email} purpose="payment_password" />
      <CodeField {...form.field('paymentPassword')} label={t`New payment password`} isSecret />
      <CodeField {...form.field('again')} label={t`Repeat the 6 digits`} isSecret />
      <Button type="submit" isWide isBusy={save.isPending}>
        <Trans>Save</Trans>
      </Button>
    </FieldForm>
  );
}

type Entries = { readonly code: string; readonly paymentPassword: string };

function useReset() {
  const { t } = useLingui();
  const navigation = useNavigation();
  const queries = useQueryClient();
  return useMutation({
    meta: { isQuiet: true },
    mutationFn: (entries: Entries) => api('/rest/member/paymentPassword/reset', entries),
    onSuccess: () => {
      updateProfile(queries, { hasPaymentPassword: true });
      toast(t`Payment password saved.`, { kind: 'success' });
      navigation.back();
    },
  });
}
