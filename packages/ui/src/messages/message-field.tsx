import { Button } from '../actions/button.tsx';
import { TextField } from '../fields/text-field.tsx';

type MessageFieldProps = {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly sendLabel: string;
  readonly maxLength: number;
  readonly value: string;
  readonly isBusy: boolean;
  readonly onChange: (value: string) => void;
  /** Receives the trimmed text. Not called for an empty text. */
  readonly onSend: (text: string) => void;
};

/** A field for a message in the sender's own words. Enter sends the message. */
export function MessageField({ sendLabel, value, isBusy, onSend, ...field }: MessageFieldProps) {
  const text = value.trim();
  return (
    <form
      className="grid grid-cols-1 gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (text !== '' && !isBusy) onSend(text);
      }}
    >
      <TextField {...field} value={value} isWrapped />
      <Button type="submit" icon="chat" isBusy={isBusy} disabled={text === ''} className="justify-self-end">
        {sendLabel}
      </Button>
    </form>
  );
}
