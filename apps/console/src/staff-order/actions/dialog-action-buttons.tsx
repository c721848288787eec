import { Button, type ButtonVariant } from '@chifan/ui';
import { type ComponentType, type ReactNode, useState } from 'react';

export type ActionDialogProps<Thing> = { readonly subject: Thing; readonly onClose: () => void };

type AskingMove<Thing, Event extends string> = {
  readonly event: Event;
  readonly label: () => string;
  readonly variant: ButtonVariant;
  readonly Ask: ComponentType<ActionDialogProps<Thing>>;
};

export type DialogActions<Thing, Event extends string> = readonly AskingMove<Thing, Event>[];

type AskingButtonsProps<Thing, Event extends string> = {
  readonly subject: Thing;
  readonly allowed: readonly Event[];
  readonly moves: DialogActions<Thing, Event>;
  readonly children?: ReactNode;
};

export function DialogActionButtons<Thing, Event extends string>(props: AskingButtonsProps<Thing, Event>) {
  const { subject, allowed, moves, children } = props;
  const [asked, setAsked] = useState<Event | null>(null);
  const shown = moves.filter(({ event }) => allowed.includes(event));
  // A colleague may have done the action meanwhile. If the event is no longer allowed, the dialog closes.
  const Ask = shown.find(({ event }) => event === asked)?.Ask;
  return (
    <div className="flex flex-wrap items-center gap-2 empty:hidden">
      {children}
      {shown.map(({ event, label, variant }) => (
        <Button key={event} className="grow" variant={variant} onClick={() => setAsked(event)}>
          {label()}
        </Button>
      ))}
      {Ask && <Ask subject={subject} onClose={() => setAsked(null)} />}
    </div>
  );
}
