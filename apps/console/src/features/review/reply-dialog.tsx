import { maxReplyCharacters, type ReplyPhrase, replyPhrases } from '@chifan/domain/review';
import { Button, Checkbox, Dialog, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { api } from '../../platform/api.ts';
import { useAction } from '../../platform/use-action.ts';
import type { ActionDialogProps } from '../../staff-order/actions/dialog-action-buttons.tsx';
import { replyPhraseTexts } from './review-words.ts';
import type { StaffReview } from './reviews.query.ts';

/**
 * Replies to a review with prepared phrases and free text. Guests read the phrases in their own language, and the free
 * text as the merchant wrote it.
 */
export function ReplyDialog({ subject: { id: reviewId, reply, stars }, onClose }: ActionDialogProps<StaffReview>) {
  const [phrases, setPhrases] = useState<readonly ReplyPhrase[]>(
    reply?.phrases ?? [stars >= 4 ? 'thank_you' : 'sorry'],
  );
  const [text, setText] = useState(reply?.text ?? '');
  const own = text.trim();
  const send = useAction(() => api('/rest/merchant/review/reply', { reviewId, text: own, phrases: [...phrases] }), {
    success: () => t`已回复，客人会收到通知`,
    onDone: onClose,
  });
  return (
    <Dialog
      isOpen
      title={t`回复这条评价`}
      onClose={onClose}
      actions={
        <Button
          isWide
          disabled={own === '' && phrases.length === 0}
          isBusy={send.isPending}
          onClick={() => send.mutate(undefined)}
        >
          {t`发布回复`}
        </Button>
      }
    >
      <div className="grid gap-4">
        <fieldset className="grid gap-2">
          <legend className="mb-2 text-note font-medium">{t`常用语（会翻译成客人的语言）`}</legend>
          {replyPhrases.map((phrase) => (
            <Checkbox
              key={phrase}
              label={replyPhraseTexts[phrase]()}
              isChecked={phrases.includes(phrase)}
              onChange={(isOn) =>
                setPhrases(replyPhrases.filter((each) => (each === phrase ? isOn : phrases.includes(each))))
              }
            />
          ))}
        </fieldset>
        <TextField
          label={t`自己写（选填）`}
          hint={t`按您写的原文展示，所有人可见。请勿写客人的个人信息。`}
          lines={3}
          maxLength={maxReplyCharacters}
          value={text}
          onChange={setText}
        />
      </div>
    </Dialog>
  );
}
