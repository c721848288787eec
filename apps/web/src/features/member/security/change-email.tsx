import { Button, CodeField, Drawer, PasswordField, TextField, toast } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateProfile, type Profile, updateProfile } from '../../../data/member.ts';
import { api, CallError } from '../../../platform/api.ts';
import { FieldForm } from '../../../platform/forms/field-form.tsx';
import { useFormFields } from '../../../platform/forms/form-fields.ts';
import { checkCode, checkEmail, checkGivenPassword } from '../../../terms/member/check-fields.ts';
import { ResendCode } from '../../../terms/member/codes/resend-code.tsx';
import { useSendCode } from '../../../terms/member/codes/use-send-code.ts';
import { FreshSignInRequired } from '../fresh-sign-in-required.tsx';

type ChangeEmailProps = { readonly profile: Profile; readonly email: string; readonly onClose: () => void };

/**
 * Changes the e-mail address. A mailed code proves the new address. The password or a sign-in in the last minutes
 * proves that the member owns the account.
 */
export function ChangeEmail({ profile, email, onClose }: ChangeEmailProps) {
  const { t } = useLingui();
  const [next, setNext] = useState<string | null>(null);
  // Whether the sign-in was recent when the form opened. The form must not disappear while the guest fills it in.
  const [isFresh, setIsFresh] = useState(profile.isSignInFresh);
  return (
    <Drawer isOpen onClose={onClose} title={t`Change your email address`}>
      <div className="-mx-4">
        {!isFresh && !profile.hasPassword ? (
          <FreshSignInRequired />
        ) : next === null ? (
          <NewAddress current={email} onSent={setNext} />
        ) : (
          <Proof
            email={next}
            asksPassword={!isFresh}
            onTooOld={() => setIsFresh(false)}
            onOther={() => setNext(null)}
            onChanged={onClose}
          />
        )}
      </div>
    </Drawer>
  );
}

function NewAddress({ current, onSent }: { readonly current: string; readonly onSent: (email: string) => void }) {
  const { t } = useLingui();
  const form = useFormFields({ email: '' });
  const email = form.values.email.trim().toLowerCase();
  const send = useSendCode('change_email');
  const submit = () => {
    const isSame = email === current ? t`This is already your address. Enter another one.` : undefined;
    if (form.refuse({ email: checkEmail(email) ?? isSame })) return;
    send.mutate(email, {
      onSuccess: () => onSent(email),
      onError: (failure) =>
        form.refuseBy(failure, { email_invalid: 'email', code_too_soon: 'email', too_many_requests: 'email' }),
    });
  };
  const address = <bdi className="inline-block max-w-full font-semibold wrap-anywhere text-ink">{current}</bdi>;
  return (
    <FieldForm failures={form.failures} onSubmit={submit}>
      <p className="text-note text-soft">
        <Trans>Now: {address}</Trans>
      </p>
      <TextField {...form.field('email')} label={t`New email address`} type="email" autoComplete="email" isRequired />
      <Button type="submit" isWide isBusy={send.isPending}>
        <Trans>Send code</Trans>
      </Button>
    </FieldForm>
  );
}

type ProofProps = {
  readonly email: string;
  readonly asksPassword: boolean;
  readonly onTooOld: () => void;
  readonly onOther: () => void;
  readonly onChanged: () => void;
};

function Proof({ email, asksPassword, onTooOld, onOther, onChanged }: ProofProps) {
  const { t } = useLingui();
  const form = useFormFields({ code: '', password: '' });
  const { code, password } = form.values;
  const change = useChange(onChanged);
  const address = <bdi className="inline-block max-w-full font-semibold wrap-anywhere text-ink">{email}</bdi>;
  const submit = () => {
    const given = asksPassword ? checkGivenPassword(password) : undefined;
    if (form.refuse({ code: checkCode(code), password: given })) return;
    change.mutate(
      { email, code, ...(asksPassword ? { password } : {}) },
      {
        onError: (failure) => {
          const reason = failure instanceof CallError ? failure.reason : undefined;
          if (reason === 'sign_in_too_old') onTooOld();
          else if (reason === 'login_failed') form.refuse({ password: t`This isn’t your account password.` });
          else
            form.refuseBy(failure, {
              code_wrong: 'code',
              code_tries_exceeded: 'code',
              email_taken: 'code',
              sign_in_paused: 'password',
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
      {asksPassword && (
        <PasswordField
          {...form.field('password')}
          label={t`Your account password`}
          autoComplete="current-password"
          isRequired
        />
      )}
      <Button type="submit" isWide isBusy={change.isPending}>
        <Trans>Save</Trans>
      </Button>
      <Button variant="quiet" onClick={onOther} className="justify-self-start -ms-5">
        <Trans>Use another address</Trans>
      </Button>
    </FieldForm>
  );
}

type Entries = { readonly email: string; readonly code: string; readonly password?: string };

function useChange(onChanged: () => void) {
  const { t } = useLingui();
  const queries = useQueryClient();
  return useMutation({
    meta: { isQuiet: true },
    mutationFn: (entries: Entries) => api('/rest/member/email/change', entries),
    onSuccess: async (_, { email }) => {
      updateProfile(queries, { email });
      toast(t`Email address changed.`, { kind: 'success' });
      onChanged();
      await invalidateProfile(queries);
    },
  });
}
