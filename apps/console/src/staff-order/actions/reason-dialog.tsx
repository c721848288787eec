import { Button, Chip, Dialog, TextField } from '@chifan/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useAction } from '../../platform/use-action.ts';

type ReasonDialogProps<Output> = {
  readonly title: string;
  readonly label: string;
  /** Usual reasons as buttons, so that couriers need not type on the road. */
  readonly suggestions: readonly string[];
  readonly submit: string;
  readonly send: (reason: string) => Promise<Output>;
  readonly success: (output: Output) => string;
  readonly isQueued?: boolean;
  readonly onDone?: (output: Output) => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
};

export function ReasonDialog<Output>(props: ReasonDialogProps<Output>) {
  const { title, label, suggestions, submit, send, success, isQueued = false, onDone, onClose, children } = props;
  const [reason, setReason] = useState('');
  const isWritten = reason.trim() !== '';
  const act = useAction(send, {
    success,
    isQueued,
    onDone: (output) => {
      onDone?.(output);
      onClose();
    },
  });
  const press = (event: FormEvent) => {
    event.preventDefault();
    if (isWritten) act.mutate(reason.trim());
  };
  return (
    <Dialog isOpen title={title} onClose={onClose}>
      <form onSubmit={press} className="grid gap-4">
        {children}
        <div className="flex flex-wrap gap-x-2">
          {suggestions.map((suggestion) => (
            <Chip key={suggestion} isChosen={reason === suggestion} onPress={() => setReason(suggestion)}>
              {suggestion}
            </Chip>
          ))}
        </div>
        <TextField label={label} value={reason} onChange={setReason} maxLength={200} />
        <Button type="submit" variant="danger" isWide disabled={!isWritten} isBusy={act.isPending} className="min-h-12">
          {submit}
        </Button>
      </form>
    </Dialog>
  );
}
