import { Button, CodeField, TextField } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { invalidateProfile, type Profile } from '../../../data/member.ts';
import { api, CallError } from '../../../platform/api.ts';
import { FieldForm } from '../../../platform/forms/field-form.tsx';
import { useFormFields } from '../../../platform/forms/form-fields.ts';
import { checkCode, checkEmail, checkPaymentPassword } from '../../../terms/member/check-fields.ts';
import { ResendCode } from '../../../terms/member/codes/resend-code.tsx';
import { useSendCode } from '../../../terms/member/codes/use-send-code.ts';
import { FreshSignInRequired } from '../fresh-sign-in-required.tsx';

type BindEmailProps = {
  readonly profile: Profile;
  readonly intro: ReactNode;
  /** True if the mailed code also sets the first payment password. */
  readonly withPaymentPassword: boolean;
  readonly onBound: () => void;
};

/** Adds an e-mail address to an account that was created by WeChat and has none. */
export function BindEmail({ profile, intro, withPaymentPassword, onBound }: BindEmailProps) {
  const [email, setEmail] = useState<string | null>(null);
  // Whether the sign-in was recent when the form opened. The form must not disappear while the guest fills it in.
  const [isFresh, setIsFresh] = useState(profile.isSignInFresh);
  if (!isFresh) return <FreshSignInRequired intro={intro} />;
  if (email === null) return <AddressForm intro={intro} onSent={setEmail} />;
  const onOther = () => setEmail(null);
  return (
    <ProofForm
      email={email}
      withPaymentPassword={withPaymentPassword}
      onBound={onBound}
      onOther={onOther}
      onTooOld={() => setIsFresh(false)}
    />
  );
}

function AddressForm({ intro, onSent }: { readonly intro: ReactNode; readonly onSent: (email: string) => void }) {
  const { t } = useLingui();
  const form = useFormFields({ email: '' });
  const email = form.values.email.trim();
  const send = useSendCode('change_email');
  const submit = () => {
    if (form.refuse({ email: checkEmail(email) })) return;
    send.mutate(email, {
      onSuccess: () => onSent(email),
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
    </FieldForm>
  );
}

type ProofFormProps = Omit<BindEmailProps, 'intro' | 'profile'> & {
  readonly email: string;
  readonly onOther: () => void;
  readonly onTooOld: () => void;
};

function ProofForm({ email, withPaymentPassword, onBound, onOther, onTooOld }: ProofFormProps) {
  const { t } = useLingui();
  const form = useFormFields({ code: '', paymentPassword: '', again: '' });
  const { code, paymentPassword, again } = form.values;
  const bind = useBind(onBound);
  const address = <bdi className="inline-block max-w-full font-semibold wrap-anywhere text-ink">{email}</bdi>;
  const submit = () => {
    const isAgain = again === paymentPassword;
    const digits = withPaymentPassword && {
      paymentPassword: checkPaymentPassword(paymentPassword),
      again: isAgain ? undefined : t`The digits don’t match.`,
    };
    if (form.refuse({ code: checkCode(code), ...digits })) return;
    bind.mutate(
      { email, code, ...(withPaymentPassword ? { paymentPassword } : {}) },
      {
        onError: (failure) => {
          if (failure instanceof CallError && failure.reason === 'sign_in_too_old') return onTooOld();
          form.refuseBy(failure, {
            code_wrong: 'code',
            code_tries_exceeded: 'code',
            email_taken: 'code',
            payment_password_too_simple: 'paymentPassword',
          });
        },
      },
    );
  };
  return (
    <FieldForm failures={form.failures} onSubmit={submit}>
      <p className="text-note text-soft">
        <Trans>We sent a code to {address}. It’s valid for 10 minutes.</Trans>
      </p>
      <CodeField {...form.field('code')} label={t`6-digit code`} isMailed />
      <ResendCode email={email} purpose="change_email" />
      {withPaymentPassword && (
        <>
          <CodeField {...form.field('paymentPassword')} label={t`Payment password`} isSecret />
          <CodeField {...form.field('again')} label={t`Repeat the 6 digits`} isSecret />
        </>
      )}
      <Button type="submit" isWide isBusy={bind.isPending}>
        <Trans>Save</Trans>
      </Button>
      <Button variant="quiet" onClick={onOther} className="justify-self-start -ms-5">
        <Trans>Use another address</Trans>
      </Button>
    </FieldForm>
  );
}

type Entries = { readonly email: string; readonly code: string; readonly paymentPassword?: string };

function useBind(onBound: () => void) {
  const queries = useQueryClient();
  return useMutation({
    meta: { isQuiet: true },
    mutationFn: (entries: Entries) => api('/rest/member/email/bind', entries),
    onSuccess: async () => {
      onBound();
      await invalidateProfile(queries);
    },
  });
}
