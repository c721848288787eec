import type { AddressGender } from '@chifan/domain/address';
import { addressGenders } from '@chifan/domain/address';
import { Card, Chip, TextField } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { NumberCountry } from '../../../platform/contact/number-country.tsx';
import { useSecondContact } from '../../../platform/contact/use-second-contact.ts';
import type { AddressPartProps } from './address-part-props.ts';

const genderLabels: Readonly<Record<AddressGender, MessageDescriptor>> = {
  man: msg`Mr`,
  woman: msg`Ms`,
  secret: msg`Prefer not to say`,
};

/** Name and phone number for an address (rules address-2 and member-6). */
export function ContactPart({ draft, problems, onChange }: AddressPartProps) {
  const { t, i18n } = useLingui();
  const second = useSecondContact();
  const unusable = second.isUnusable(draft.secondContact)
    ? t`We can’t reach you this way. Enter a number with + and country code, a WhatsApp number or a WeChat ID.`
    : undefined;
  return (
    <Card title={t`Contact`} className="grid gap-3">
      <TextField
        label={t`Contact’s name`}
        value={draft.contact}
        onChange={(contact) => onChange({ contact })}
        error={problems.contact}
        autoComplete="name"
        maxLength={60}
      />
      <div role="group" aria-label={t`Title`} className="flex flex-wrap gap-2">
        {addressGenders.map((gender) => (
          <Chip key={gender} isChosen={draft.gender === gender} onPress={() => onChange({ gender })}>
            {i18n._(genderLabels[gender])}
          </Chip>
        ))}
      </div>
      <TextField
        label={t`Chinese mobile number`}
        autoComplete="tel-national"
        hint={t`11 digits, starting with 1. Leave empty if you have none.`}
        value={draft.phone}
        onChange={(phone) => onChange({ phone })}
        error={problems.phone}
        type="tel"
        inputMode="numeric"
        maxLength={20}
      />
      <TextField
        label={t`Another way to reach you`}
        autoComplete="tel"
        hint={t`One is enough: a foreign number, your hotel’s landline, WhatsApp +44 7700 900123, or a WeChat ID.`}
        value={draft.secondContact}
        onChange={(secondContact) => onChange({ secondContact })}
        onBlur={() => second.check(draft.secondContact)}
        error={problems.secondContact ?? unusable}
        maxLength={80}
      />
      <NumberCountry
        readings={second.readings(draft.secondContact)}
        onChoose={({ contact }) => onChange({ secondContact: contact })}
      />
    </Card>
  );
}
