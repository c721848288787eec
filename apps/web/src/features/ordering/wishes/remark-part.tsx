import { type RemarkPhrase, remarkPhraseZh } from '@chifan/domain/ordering';
import { Button, Card, Chip, TextField } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { openAndFocus } from '../../../platform/forms/open-and-focus.ts';
import { useLanguage } from '../../../platform/language.ts';
import type { CheckoutDraft } from '../draft/checkout-draft.ts';
import { offeredPhrases, remarkWords } from './remark-words.ts';

type RemarkPartProps = {
  readonly draft: CheckoutDraft;
  readonly onChange: (changes: Partial<CheckoutDraft>) => void;
};

/** Remarks for the kitchen: fixed phrases, which staff read in Chinese, and free text. */
export function RemarkPart({ draft, onChange }: RemarkPartProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const hint = t`We do our best to translate it into Chinese. They can always see the original too.`;
  const [hasAll, setHasAll] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const offered = offeredPhrases(draft.way);
  const shown = offered.filter((phrase, index) => hasAll || index < maxAtFirst || draft.phrases.includes(phrase));
  const toggle = (phrase: RemarkPhrase) =>
    onChange({
      phrases: draft.phrases.includes(phrase)
        ? draft.phrases.filter((other) => other !== phrase)
        : [...draft.phrases, phrase],
    });
  const more = () => openAndFocus(place, () => setHasAll(true), `:scope > :nth-child(${maxAtFirst + 1})`);
  return (
    <Card title={t`Special requests`} className="grid grid-cols-1 gap-3">
      <div ref={place} role="group" aria-label={t`Requests sent in Chinese`} className="flex flex-wrap gap-x-2">
        {shown.map((phrase) => (
          <PhraseChip
            key={phrase}
            phrase={phrase}
            isChosen={draft.phrases.includes(phrase)}
            onPress={() => toggle(phrase)}
          />
        ))}
        {shown.length < offered.length && (
          <Button variant="quiet" icon="plus" onClick={more}>
            <Trans>More requests</Trans>
          </Button>
        )}
      </div>
      <TextField
        label={t`Note for the restaurant (optional)`}
        hint={language === 'zh-CN' ? undefined : hint}
        value={draft.remark}
        onChange={(remark) => onChange({ remark })}
        lines={2}
        maxLength={300}
      />
    </Card>
  );
}

const maxAtFirst = 6;

type PhraseChipProps = { readonly phrase: RemarkPhrase; readonly isChosen: boolean; readonly onPress: () => void };

function PhraseChip({ phrase, isChosen, onPress }: PhraseChipProps) {
  const { i18n } = useLingui();
  const language = useLanguage();
  return (
    <Chip isChosen={isChosen} onPress={onPress}>
      <span>{i18n._(remarkWords[phrase])}</span>
      {language !== 'zh-CN' && (
        <bdi lang="zh-CN" className="text-small font-normal">
          {remarkPhraseZh[phrase]}
        </bdi>
      )}
    </Chip>
  );
}
