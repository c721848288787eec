import { maxHelpTextLength } from '@chifan/domain/help';
import { Button, TextField } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateHelp } from '../../../data/help.ts';
import { sendOnce } from '../../../data/send-once.ts';
import { api } from '../../../platform/api.ts';
import { PhotosField } from '../../../platform/photos/photos-field.tsx';

export function FollowUp({ helpRequestId }: { readonly helpRequestId: number }) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <FollowUpForm helpRequestId={helpRequestId} onSent={() => setIsOpen(false)} />;
  return (
    <Button variant="secondary" onClick={() => setIsOpen(true)}>
      <Trans>Reply</Trans>
    </Button>
  );
}

type FollowUpFormProps = { readonly helpRequestId: number; readonly onSent: () => void };

function FollowUpForm({ helpRequestId, onSent }: FollowUpFormProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [photos, setPhotos] = useState<readonly string[]>([]);
  const { isPending, mutate } = useMutation({
    mutationFn: () => {
      const input = { helpRequestId, text, photos: [...photos] };
      return sendOnce('help.follow-up', input, (options) => api('/rest/help/followUp', input, options));
    },
    onSuccess: onSent,
    onSettled: () => void invalidateHelp(queries),
  });
  return (
    <form
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') mutate();
      }}
    >
      <TextField
        label={t`Your message`}
        lines={3}
        maxLength={maxHelpTextLength}
        value={text}
        isRequired
        onChange={setText}
      />
      <PhotosField purpose="help" photos={photos} onChange={setPhotos} />
      <Button type="submit" isBusy={isPending}>
        <Trans>Send</Trans>
      </Button>
    </form>
  );
}
