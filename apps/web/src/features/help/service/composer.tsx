import { maxHelpTextLength } from '@chifan/domain/help';
import { Button, TextField, ThreadChoices } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { GuestSentence, HelpDraft } from '../../../data/help.ts';
import { PhotosField } from '../../../platform/photos/photos-field.tsx';

type ComposerProps = {
  readonly sentences: readonly GuestSentence[];
  readonly isBusy: boolean;
  /** Calls `onSent` after the server has stored the message. */
  readonly onSend: (draft: HelpDraft, onSent: () => void) => void;
};

/**
 * The part of the chat where the guest writes. A tap sends a ready-made sentence. The guest can also type a text in any
 * language and attach photos (rule help-10).
 */
export function Composer({ sentences, isBusy, onSend }: ComposerProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [photos, setPhotos] = useState<readonly string[] | null>(null);
  const send = () => {
    if (isBusy || (text.trim() === '' && (photos ?? []).length === 0)) return;
    onSend({ sentences: [], text, photos: [...(photos ?? [])] }, () => {
      setText('');
      setPhotos(null);
    });
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      {sentences.length > 0 && (
        <ThreadChoices
          choices={sentences.map((each) => choiceOf(each, t`Tap to send`))}
          isBusy={isBusy}
          onSay={({ code }) => onSend({ sentences: [code], text: '', photos: [] }, () => {})}
        />
      )}
      <form
        className="grid grid-cols-1 gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <TextField
          label={t`Your message`}
          hint={t`Write in your own language.`}
          lines={3}
          maxLength={maxHelpTextLength}
          value={text}
          onChange={setText}
        />
        {photos !== null && <PhotosField purpose="help" photos={photos} onChange={setPhotos} />}
        <div className="flex flex-wrap gap-2">
          {photos === null && (
            <Button variant="secondary" onClick={() => setPhotos([])}>
              <Trans>Add photos</Trans>
            </Button>
          )}
          <Button type="submit" className="grow" isBusy={isBusy}>
            <Trans>Send</Trans>
          </Button>
        </div>
      </form>
    </div>
  );
}

/** Sentences of the group `answer` are short, so several of them are in one row. */
const choiceOf = ({ sentence, text }: GuestSentence, heading: string) => ({
  code: sentence,
  group: 'answer',
  groupText: heading,
  text,
  textZh: null,
  options: [],
});
