import type { StaffHelpRequest } from '@chifan/contract/help/views';
import type { Language } from '@chifan/domain';
import { type HelpReply, maxHelpTextLength } from '@chifan/domain/help';
import { Button, Checkbox, Select, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../platform/api.ts';
import { useAction, useKeyFor } from '../../platform/use-action.ts';
import { languageLabels } from '../../texts/texts.ts';
import { replyTextsQuery } from './help.query.ts';

type AnswerFormProps = { readonly request: StaffHelpRequest };

/**
 * Answer field below the messages of the conversation, so that the operator sees them while writing. Guests read
 * prepared sentences in their own language. They read free text as a translation, and one tap shows the original (rule
 * help-5).
 */
export function AnswerForm({ request: { id: helpRequestId, language: guests, state } }: AnswerFormProps) {
  const [replies, setReplies] = useState<readonly HelpReply[]>([]);
  const [text, setText] = useState('');
  const [language, setLanguage] = useState<Language>('zh-CN');
  const keyFor = useKeyFor();
  const answer = useAction(
    () => {
      const input = { helpRequestId, replies: [...replies], text: text.trim(), language };
      return api('/rest/platform/help/answer', input, { idempotencyKey: keyFor(input) });
    },
    {
      success: () => t`已答复`,
      onDone: () => {
        setReplies([]);
        setText('');
      },
    },
  );
  const isEmpty = replies.length === 0 && text.trim() === '';
  return (
    <form
      className="grid gap-3 border-t border-line pt-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) answer.mutate(undefined);
      }}
    >
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center text-note font-medium text-link">
          {t`常用语（客人看到译文）`}
        </summary>
        <ReadySentences language={guests} chosen={replies} onChange={setReplies} />
      </details>
      <TextField
        label={state === 'closed' ? t`答复客人（会重新打开对话）` : t`答复客人`}
        lines={3}
        maxLength={maxHelpTextLength}
        value={text}
        onChange={setText}
      />
      <Select
        label={t`答复的语言`}
        value={language}
        choices={[...new Set<Language>(['zh-CN', 'en', guests])].map((value) => ({
          value,
          label: languageLabels[value](),
        }))}
        onChange={setLanguage}
      />
      <Button type="submit" isWide disabled={isEmpty} isBusy={answer.isPending}>
        {t`发送`}
      </Button>
    </form>
  );
}

type ReadySentencesProps = {
  readonly language: Language;
  readonly chosen: readonly HelpReply[];
  readonly onChange: (chosen: readonly HelpReply[]) => void;
};

/** Prepared sentences in Chinese, each with the translation that the guest reads. */
function ReadySentences({ language, chosen, onChange }: ReadySentencesProps) {
  const { data: replies = [] } = useQuery(replyTextsQuery(language));
  return (
    <div role="group" aria-label={t`常用语（客人看到译文）`} className="grid gap-2">
      {replies.map(({ reply, zh, guest }) => (
        <Checkbox
          key={reply}
          label={zh}
          hint={
            <bdi dir="auto" lang={language}>
              {guest}
            </bdi>
          }
          isChecked={chosen.includes(reply)}
          onChange={(isChosen) => onChange(isChosen ? [...chosen, reply] : chosen.filter((other) => other !== reply))}
        />
      ))}
    </div>
  );
}
