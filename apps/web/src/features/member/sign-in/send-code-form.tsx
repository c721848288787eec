import { Button, TextField } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FieldForm } from '../../../platform/forms/field-form.tsx';
import { useFormFields } from '../../../platform/forms/form-fields.ts';
import { useNavigation, useParams } from '../../../platform/navigation/navigation.ts';
import { checkEmail } from '../../../terms/member/check-fields.ts';
import type { CodePurpose } from '../../../terms/member/codes/sent-codes.ts';
import { useSendCode } from '../../../terms/member/codes/use-send-code.ts';
import { useInviter } from './use-inviter.ts';

type SendCodeFormProps = { readonly purpose: CodePurpose; readonly intro: ReactNode; readonly children?: ReactNode };

export function SendCodeForm({ purpose, intro, children }: SendCodeFormProps) {
  const { t } = useLingui();
  const navigation = useNavigation();
  const inviter = useInviter();
  const form = useFormFields({ email: useParams().email ?? '' });
  const email = form.values.email.trim();
  const send = useSendCode(purpose);
  const submit = () => {
    if (form.refuse({ email: checkEmail(email) })) return;
    send.mutate(email, {
      onSuccess: () => navigation.open('pages/internal/login/code/code', { purpose, email, ...inviter }),
      onError: (failure) =>
        form.refuseBy(failure, { email_invalid: 'email', code_too_soon: 'email', too_many_requests: 'email' }),
    });
  };
  return (
    <FieldForm failures={form.failures} onSubmit={submit}>
      <p className="text-note text-soft">{intro}</p>
      <TextField {...form.field('email')} label={t`Email`} type="email" autoComplete="email" isRequired />
      <Button type="submit" isWide isBusy={send.isPending}>
        <Trans>Send code</Trans>
      </Button>
      {children}
    </FieldForm>
  );
}
