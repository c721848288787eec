import { Button, Drawer, PasswordField, toast } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateDevices, invalidateProfile, type Profile, updateProfile } from '../../../data/member.ts';
import { api, CallError } from '../../../platform/api.ts';
import { FieldForm } from '../../../platform/forms/field-form.tsx';
import { useFormFields } from '../../../platform/forms/form-fields.ts';
import { checkGivenPassword, checkNewPassword } from '../../../terms/member/check-fields.ts';
import { TextLink } from '../forms/text-link.tsx';
import { FreshSignInRequired } from '../fresh-sign-in-required.tsx';

type ChangePasswordProps = { readonly profile: Profile; readonly onClose: () => void };

/** Changes the password. The old password or a sign-in in the last minutes proves that the member owns the account. */
export function ChangePassword({ profile, onClose }: ChangePasswordProps) {
  const { t } = useLingui();
  const [isFresh, setIsFresh] = useState(profile.isSignInFresh);
  return (
    <Drawer isOpen onClose={onClose} title={profile.hasPassword ? t`Change your password` : t`Set a password`}>
      <div className="-mx-4">
        {isFresh || profile.hasPassword ? (
          <PasswordForm
            email={profile.email ?? ''}
            asksOld={!isFresh}
            onTooOld={() => setIsFresh(false)}
            onSaved={onClose}
          />
        ) : (
          <FreshSignInRequired />
        )}
      </div>
    </Drawer>
  );
}

type PasswordFormProps = {
  readonly email: string;
  readonly asksOld: boolean;
  readonly onTooOld: () => void;
  readonly onSaved: () => void;
};

function PasswordForm({ email, asksOld, onTooOld, onSaved }: PasswordFormProps) {
  const { t } = useLingui();
  const form = useFormFields({ oldPassword: '', password: '' });
  const { oldPassword, password } = form.values;
  const save = useSave(onSaved);
  const submit = () => {
    const old = asksOld ? checkGivenPassword(oldPassword) : undefined;
    if (form.refuse({ oldPassword: old, password: checkNewPassword(password) })) return;
    save.mutate(
      { password, ...(asksOld ? { oldPassword } : {}) },
      {
        onError: (failure) => {
          const reason = failure instanceof CallError ? failure.reason : undefined;
          if (reason === 'sign_in_too_old') onTooOld();
          else if (reason === 'login_failed') form.refuse({ oldPassword: t`This isn’t your account password.` });
          else
            form.refuseBy(failure, {
              password_invalid: 'password',
              password_too_common: 'password',
              sign_in_paused: 'oldPassword',
            });
        },
      },
    );
  };
  return (
    <FieldForm failures={form.failures} onSubmit={submit}>
      <p className="text-note text-soft">
        <Trans>This also signs out all your other devices.</Trans>
      </p>
      {/* Password managers read from this field which account the password belongs to. */}
      <input type="email" hidden readOnly autoComplete="username" value={email} />
      {asksOld && (
        <PasswordField
          {...form.field('oldPassword')}
          label={t`Current password`}
          autoComplete="current-password"
          isRequired
        />
      )}
      <PasswordField
        {...form.field('password')}
        label={t`New password`}
        hint={t`At least 8 characters`}
        autoComplete="new-password"
        maxLength={128}
        isRequired
      />
      <Button type="submit" isWide isBusy={save.isPending}>
        <Trans>Save</Trans>
      </Button>
      <TextLink to="pages/mine/security/verify/verify" params={{ what: 'password' }}>
        <Trans>Forgot password? Reset it by email</Trans>
      </TextLink>
    </FieldForm>
  );
}

function useSave(onSaved: () => void) {
  const { t } = useLingui();
  const queries = useQueryClient();
  return useMutation({
    meta: { isQuiet: true },
    mutationFn: (entries: { readonly password: string; readonly oldPassword?: string }) =>
      api('/rest/member/password/change', entries),
    onSuccess: async () => {
      updateProfile(queries, { hasPassword: true });
      toast(t`New password saved.`, { kind: 'success' });
      onSaved();
      await Promise.all([invalidateDevices(queries), invalidateProfile(queries)]);
    },
  });
}
