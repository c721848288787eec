import type { StaffHelpRequest } from '@chifan/contract/help/views';
import type { Language } from '@chifan/domain';
import { type HelpReply, maxHelpTextLength } from '@chifan/domain/help';
import { Button, Checkbox, Dialog, Select, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../platform/api.ts';
import { useAction, useKeyFor } from '../../platform/use-action.ts';
import type { ActionDialogProps } from '../../staff-order/actions/dialog-action-buttons.tsx';
import { languageLabels } from '../../texts/texts.ts';
import { replyTextsQuery } from './help.query.ts';

type HelpProps = ActionDialogProps<StaffHelpRequest>;

/**
 * Answers a guest's help request. Guests read ready sentences in their own language. Free text is sent unchanged, with
 * the language that the operator chose.
 */
export function HelpReplyDialog({ subject: { id: helpRequestId, language: guests }, onClose }: HelpProps) {
  const [replies, setReplies] = useState<readonly HelpReply[]>([]);
  const [text, setText] = useState('');
  const [language, setLanguage] = useState<Language>('zh-CN');
  const keyFor = useKeyFor();
  const answer = useAction(
    () => {
      const input = { helpRequestId, replies: [...replies], text: text.trim(), language };
      return api('/rest/platform/help/answer', input, { idempotencyKey: keyFor(input) });
    },
    { success: () => t`已答复`, onDone: onClose },
  );
  const isEmpty = replies.length === 0 && text.trim() === '';
  return (
    <Dialog
      isOpen
      title={t`答复客人`}
      onClose={onClose}
      actions={
        <Button isWide disabled={isEmpty} isBusy={answer.isPending} onClick={() => answer.mutate(undefined)}>
          {t`发送`}
        </Button>
      }
    >
      <div className="grid gap-4">
        <ReadySentences language={guests} chosen={replies} onChange={setReplies} />
        <TextField
          label={t`补充说明（选填，按原文发送）`}
          lines={4}
          maxLength={maxHelpTextLength}
          value={text}
          onChange={setText}
        />
        <Select
          label={t`补充说明的语言`}
          value={language}
          choices={[...new Set<Language>(['zh-CN', 'en', guests])].map((value) => ({
            value,
            label: languageLabels[value](),
          }))}
          onChange={setLanguage}
        />
      </div>
    </Dialog>
  );
}

type ReadySentencesProps = {
  readonly language: Language;
  readonly chosen: readonly HelpReply[];
  readonly onChange: (chosen: readonly HelpReply[]) => void;
};

/** Ready sentences in Chinese, each with the translation that the guest reads. */
function ReadySentences({ language, chosen, onChange }: ReadySentencesProps) {
  const { data: replies = [] } = useQuery(replyTextsQuery(language));
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-note font-medium">{t`常用语（客人看到译文）`}</legend>
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
    </fieldset>
  );
}

export function CloseDialog({ subject: { id: helpRequestId }, onClose }: HelpProps) {
  const close = useAction(() => api('/rest/platform/help/close', { helpRequestId }), {
    success: () => t`已关闭`,
    onDone: onClose,
  });
  return (
    <Dialog
      isOpen
      title={t`关闭这条留言？`}
      onClose={onClose}
      actions={
        <Button isWide isBusy={close.isPending} onClick={() => close.mutate(undefined)}>
          {t`确认关闭`}
        </Button>
      }
    >
      <p>{t`关闭后双方都不能再补充，客人可以另写一条。`}</p>
    </Dialog>
  );
}
