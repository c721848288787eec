import { type HelpTopic, helpTopics, maxHelpTextLength } from '@chifan/domain/help';
import { isEmail } from '@chifan/domain/member';
import { Button, Card, Select, TextField } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAskForHelp } from '../../../data/help.ts';
import { topicLabels } from './topic-labels.ts';

type AskFormProps = { readonly orderNumber: string; readonly topic: HelpTopic | '' };

type Draft = {
  readonly topic: HelpTopic | '';
  readonly orderNumber: string;
  readonly text: string;
  readonly email: string;
};

/** A form with which a visitor sends a question and gets the answer by e-mail (rule help-9). */
export function AskForm(asked: AskFormProps) {
  const { t } = useLingui();
  const start: Draft = { ...asked, text: '', email: '' };
  const [draft, setDraft] = useState(start);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const sent = (email: string) => {
    setDraft(start);
    setSentTo(email);
  };
  return (
    <Card title={t`Write to us`} className="grid grid-cols-1 gap-4">
      {sentTo !== null && <Sent email={sentTo} />}
      <Fields draft={draft} onChange={(change) => setDraft((before) => ({ ...before, ...change }))} onSent={sent} />
    </Card>
  );
}

function Sent({ email }: { readonly email: string }) {
  return (
    <p role="status" className="rounded-card bg-good-tint px-4 py-3 text-note text-good">
      <Trans>
        Message sent. We’ll reply to <bdi>{email}</bdi>.
      </Trans>
    </p>
  );
}

type FieldsProps = {
  readonly draft: Draft;
  readonly onChange: (change: Partial<Draft>) => void;
  readonly onSent: (email: string) => void;
};

function Fields({ draft, onChange, onSent }: FieldsProps) {
  const { t, i18n } = useLingui();
  const { isPending, wrong, submit } = useAsk(draft, onSent);
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Select
        label={t`What do you need help with?`}
        value={draft.topic}
        placeholder={t`Choose a topic`}
        choices={helpTopics.map((topic) => ({ value: topic, label: i18n._(topicLabels[topic]) }))}
        onChange={(topic) => onChange({ topic })}
        error={wrong.topic ? t`Choose a topic.` : undefined}
      />
      <TextField
        label={t`Order number (optional)`}
        value={draft.orderNumber}
        maxLength={40}
        autoComplete="off"
        onChange={(orderNumber) => onChange({ orderNumber })}
      />
      <TextField
        label={t`Your message`}
        hint={t`Write in your own language.`}
        lines={5}
        maxLength={maxHelpTextLength}
        value={draft.text}
        isRequired
        onChange={(text) => onChange({ text })}
        error={wrong.text ? t`Tell us what happened.` : undefined}
      />
      <TextField
        label={t`Your email, for our reply`}
        type="email"
        autoComplete="email"
        value={draft.email}
        isRequired
        onChange={(email) => onChange({ email })}
        error={wrong.email ? t`Enter a valid email address.` : undefined}
      />
      <Button type="submit" isWide isBusy={isPending}>
        <Trans>Send</Trans>
      </Button>
    </form>
  );
}

function useAsk(draft: Draft, onSent: (email: string) => void) {
  const ask = useAskForHelp();
  const [isAsked, setIsAsked] = useState(false);
  const { topic, orderNumber, text } = draft;
  const email = draft.email.trim();
  const wrong = {
    topic: isAsked && topic === '',
    text: isAsked && text.trim() === '',
    email: isAsked && !isEmail(email),
  };
  const submit = () => {
    setIsAsked(true);
    if (topic === '' || text.trim() === '' || !isEmail(email)) return;
    const sent = () => {
      setIsAsked(false);
      onSent(email);
    };
    ask.mutate({ topic, text, orderNumber, email }, { onSuccess: sent });
  };
  return { isPending: ask.isPending, wrong, submit };
}
