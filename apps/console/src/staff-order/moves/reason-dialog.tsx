import { Button, Chip, Dialog, TextField } from '@chifan/ui';
import { type FormEvent, type ReactNode, useState } from 'react';

type ReasonDialogProps = {
  readonly title: string;
  readonly label: string;
  /** Usual reasons, so that nobody has to type beside the road. */
  readonly suggestions: readonly string[];
  readonly submit: string;
  readonly isBusy: boolean;
  readonly onSubmit: (reason: string) => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
};

/** Asks for a reason in words; it stands in the order's history. */
export function ReasonDialog({
  title,
  label,
  suggestions,
  submit,
  isBusy,
  onSubmit,
  onClose,
  children,
}: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const isWritten = reason.trim() !== '';
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isWritten) onSubmit(reason.trim());
  };
  return (
    <Dialog isOpen title={title} onClose={onClose}>
      <form onSubmit={send} className="grid gap-4">
        {children}
        <div className="flex flex-wrap gap-x-2">
          {suggestions.map((suggestion) => (
            <Chip key={suggestion} isChosen={reason === suggestion} onPress={() => setReason(suggestion)}>
              {suggestion}
            </Chip>
          ))}
        </div>
        <TextField label={label} value={reason} onChange={setReason} maxLength={200} />
        <Button type="submit" variant="danger" isWide disabled={!isWritten} isBusy={isBusy} className="min-h-12">
          {submit}
        </Button>
      </form>
    </Dialog>
  );
}
