import { Card, Chip, TextField } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { NumberCountry } from '../../../platform/contact/number-country.tsx';
import { useSecondContact } from '../../../platform/contact/use-second-contact.ts';
import { openAndFocus } from '../../../platform/forms/open-and-focus.ts';
import { siteSettings } from '../../../platform/site/site-variant.ts';
import type { CheckoutDraft } from '../draft/checkout-draft.ts';
import type { CheckoutProblems } from '../draft/checkout-problems.ts';
import { type SecondContactKind, secondContactKinds, writeSecondContact } from '../draft/second-contact.ts';
import { KnownContact } from './known-contact.tsx';

type ContactFieldsProps = {
  readonly draft: CheckoutDraft;
  readonly problems: CheckoutProblems;
  readonly onChange: (changes: Partial<CheckoutDraft>) => void;
};

/**
 * Name and phone number. A Chinese number has 11 digits (rule member-3). Without a Chinese number, a second contact is
 * required (rule member-6).
 */
export function ContactFields({ draft, problems, onChange }: ContactFieldsProps) {
  const place = useRef<HTMLDivElement>(null);
  const isRefused = problems.contactName ?? problems.contactPhone ?? problems.secondContact;
  const edit = () => openAndFocus(place, () => onChange({ isContactKnown: false }));
  return (
    <div ref={place}>
      {draft.isContactKnown && isRefused === undefined ? (
        <KnownContact draft={draft} onEdit={edit} />
      ) : (
        <Fields draft={draft} problems={problems} onChange={onChange} />
      )}
    </div>
  );
}

function Fields({ draft, problems, onChange }: ContactFieldsProps) {
  const { t } = useLingui();
  return (
    <Card title={t`Contact`} className="grid grid-cols-1 gap-3">
      <TextField
        label={t`Name`}
        value={draft.contactName}
        onChange={(contactName) => onChange({ contactName })}
        error={problems.contactName}
        autoComplete="name"
        maxLength={60}
      />
      <TextField
        label={t`Chinese mobile number`}
        autoComplete="tel-national"
        hint={t`11 digits, starting with 1. Leave empty if you have none.`}
        value={draft.contactPhone}
        onChange={(contactPhone) => onChange({ contactPhone })}
        error={problems.contactPhone}
        type="tel"
        inputMode="numeric"
        maxLength={20}
      />
      <SecondWay draft={draft} problems={problems} onChange={onChange} />
    </Card>
  );
}

type KindWords = { readonly label: MessageDescriptor; readonly field: MessageDescriptor };

const kindWords: Readonly<Record<SecondContactKind, KindWords>> = {
  whatsapp: { label: msg`WhatsApp`, field: msg`WhatsApp number` },
  wechat: { label: msg`WeChat`, field: msg`WeChat ID` },
  foreign: { label: msg`Phone number`, field: msg`Number with + and country code, or a hotel’s landline` },
};

/**
 * The second contact, such as WhatsApp or WeChat. The chat app that works in the guest’s network is listed first (rule
 * member-6).
 */
function SecondWay({ draft, problems, onChange }: ContactFieldsProps) {
  const { t, i18n } = useLingui();
  const { chatApps } = siteSettings();
  const kinds = [...chatApps, ...secondContactKinds.filter((kind) => !chatApps.some((app) => app === kind))];
  const { field } = kindWords[draft.secondKind];
  const second = useSecondContact();
  const written = writeSecondContact({ kind: draft.secondKind, value: draft.secondContact });
  const unusable = second.isUnusable(written)
    ? t`We can’t reach you this way. Enter a number with + and country code, a WhatsApp number or a WeChat ID.`
    : undefined;
  return (
    <div className="grid grid-cols-1 gap-1">
      <div role="group" aria-label={t`Another way to reach you`}>
        <p className="text-note font-medium">{t`Another way to reach you`}</p>
        <div className="flex flex-wrap gap-x-2">
          {kinds.map((kind) => (
            <Chip key={kind} isChosen={kind === draft.secondKind} onPress={() => onChange({ secondKind: kind })}>
              {i18n._(kindWords[kind].label)}
            </Chip>
          ))}
        </div>
      </div>
      <TextField
        label={i18n._(field)}
        autoComplete={draft.secondKind === 'wechat' ? 'off' : 'tel'}
        value={draft.secondContact}
        onChange={(secondContact) => onChange({ secondContact })}
        onBlur={() => second.check(written)}
        error={problems.secondContact ?? unusable}
        type={draft.secondKind === 'wechat' ? 'text' : 'tel'}
        maxLength={50}
      />
      <NumberCountry
        readings={second.readings(written)}
        onChoose={({ number }) => onChange({ secondContact: number })}
      />
    </div>
  );
}
