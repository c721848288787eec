import { isMainlandPhone, type MemberGender, parseMainlandPhone } from '@chifan/domain/member';
import { Button, RadioGroup, TextField, toast } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Profile, updateProfile } from '../../../data/member.ts';
import { api } from '../../../platform/api.ts';
import { FieldForm } from '../../../platform/forms/field-form.tsx';
import { useFormFields } from '../../../platform/forms/form-fields.ts';

export function ProfileForm({ profile }: { readonly profile: Profile }) {
  const { t } = useLingui();
  const form = useFormFields({
    username: profile.username,
    mobile: profile.mobile ?? '',
    realName: profile.realName ?? '',
  });
  const [gender, setGender] = useState<MemberGender>(profile.gender);
  const save = useSave();
  const submit = () => {
    const entries = {
      username: form.values.username.trim(),
      mobile: form.values.mobile.replaceAll(/[\s-]/g, ''),
      realName: form.values.realName.trim(),
    };
    const isWrong = form.refuse({
      username: entries.username === '' ? t`Enter a name.` : undefined,
      mobile:
        entries.mobile === '' || isMainlandPhone(parseMainlandPhone(entries.mobile))
          ? undefined
          : t`Enter 11 digits, starting with 1.`,
    });
    if (isWrong) return;
    save.mutate({ ...entries, gender }, { onError: (failure) => form.refuseBy(failure, { phone_invalid: 'mobile' }) });
  };
  return (
    <FieldForm failures={form.failures} onSubmit={submit}>
      <TextField
        {...form.field('username')}
        label={t`Username`}
        hint={t`Shown with your reviews.`}
        autoComplete="nickname"
        maxLength={40}
        isRequired
      />
      <GenderChoice value={gender} onChange={setGender} />
      <TextField
        {...form.field('mobile')}
        label={t`Chinese mobile number`}
        hint={t`If you have one. The restaurant calls it if they have questions.`}
        type="tel"
        autoComplete="tel-national"
        maxLength={20}
      />
      <TextField
        {...form.field('realName')}
        label={t`Real name`}
        hint={t`As on your ID card or passport. Only needed to withdraw rewards, which we pay only to this name. No restaurant sees it.`}
        autoComplete="name"
        maxLength={60}
      />
      <Button type="submit" isWide isBusy={save.isPending}>
        <Trans>Save</Trans>
      </Button>
    </FieldForm>
  );
}

type GenderChoiceProps = { readonly value: MemberGender; readonly onChange: (gender: MemberGender) => void };

function GenderChoice({ value, onChange }: GenderChoiceProps) {
  const { t } = useLingui();
  return (
    <RadioGroup
      label={t`Gender`}
      value={value}
      onChange={onChange}
      layout="row"
      choices={[
        { value: 'female', label: <Trans>Female</Trans> },
        { value: 'male', label: <Trans>Male</Trans> },
        { value: 'secret', label: <Trans>Prefer not to say</Trans> },
      ]}
    />
  );
}

type Entries = Pick<Profile, 'username' | 'gender'> & { readonly mobile: string; readonly realName: string };

function useSave() {
  const { t } = useLingui();
  const queries = useQueryClient();
  return useMutation({
    meta: { isQuiet: true },
    mutationFn: (entries: Entries) => api('/rest/member/profile/save', entries),
    onSuccess: (_, { username, gender, mobile, realName }) => {
      updateProfile(queries, { username, gender, mobile: mobile || null, realName: realName || null });
      toast(t`Profile saved.`, { kind: 'success' });
    },
  });
}
