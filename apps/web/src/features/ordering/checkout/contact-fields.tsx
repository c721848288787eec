import { Card, TextField } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import type { CheckoutDraft } from './checkout-draft.ts';
import type { CheckoutProblems } from './checkout-problems.ts';

type ContactFieldsProps = {
  readonly draft: CheckoutDraft;
  readonly problems: CheckoutProblems;
  readonly onChange: (changes: Partial<CheckoutDraft>) => void;
};

/** Specification §5: 11 digits; who has no Chinese number leaves a second way to be reached (decisions §7). */
export function ContactFields({ draft, problems, onChange }: ContactFieldsProps) {
  const { t } = useLingui();
  return (
    <Card title={t`Contact`} className="grid gap-3">
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
        hint={t`11 digits, beginning with 1. Leave it empty if you have none.`}
        value={draft.contactPhone}
        onChange={(contactPhone) => onChange({ contactPhone })}
        error={problems.contactPhone}
        type="tel"
        inputMode="numeric"
        maxLength={20}
      />
      <TextField
        label={t`Another way to reach you`}
        hint={t`For example WhatsApp +44 7700 900123, a WeChat name, or “text only”.`}
        value={draft.secondContact}
        onChange={(secondContact) => onChange({ secondContact })}
        maxLength={80}
      />
    </Card>
  );
}
