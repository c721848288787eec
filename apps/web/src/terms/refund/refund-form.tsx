import { Button, Card, RadioGroup, TextField } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useReplaceCurrentScreen } from '../../platform/navigation/replace-current-screen.ts';
import { PhotosField } from '../../platform/photos/photos-field.tsx';
import { reasonChoices } from '../ordering/cancel-reasons.ts';
import { ItemChoice } from './item-choice.tsx';
import type { RefundDraft, RefundItem } from './refund-draft.ts';
import type { RefundableLine, RefundKind } from './refund-kind.ts';

export type RefundRequest = {
  readonly items: RefundItem[];
  readonly reason: number;
  readonly note: string;
  readonly photos: string[];
};

type RefundFormProps<Line extends RefundableLine> = {
  readonly kind: RefundKind<Line>;
  readonly preview: { readonly lines: readonly Line[]; readonly reasons: readonly number[] };
  readonly draft: RefundDraft;
  readonly onChange: (change: Partial<RefundDraft>) => void;
  readonly total?: ReactNode;
  /** The input with which the guest requests less than the full amount. */
  readonly amount?: ReactNode;
  /** A notice for the chosen reason, shown below the reasons. */
  readonly reasonNotice?: ReactNode;
  /** A text that says who decides about the request, shown above the button. */
  readonly outcome?: ReactNode;
  readonly amountProblem?: string | null;
  /** False while the displayed sums still belong to the items that the guest had chosen before the last change. */
  readonly isFresh?: boolean;
  readonly send: (request: RefundRequest) => Promise<{ readonly id: number }>;
  /**
   * Called when the server has accepted or rejected the refund request. If the server rejected the request, the order
   * on the screen is outdated and must be fetched again.
   */
  readonly onSettled: (isSent: boolean) => void;
};

export function RefundForm<Line extends RefundableLine>(props: RefundFormProps<Line>) {
  const { kind, preview, draft, onChange, total, amount, reasonNotice, outcome, isFresh = true } = props;
  const { t, i18n } = useLingui();
  const { problem, isAsked, isSending, ask } = useRequest(props);
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4 p-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isFresh) ask();
      }}
    >
      <Card title={i18n._(kind.words.chooseItems)}>
        <ItemChoice
          kind={kind}
          lines={preview.lines}
          items={draft.items}
          onChange={(items) => onChange({ items, amount: null })}
        />
        {total}
      </Card>
      {amount}
      <Card>
        <RadioGroup
          layout="lines"
          label={i18n._(kind.words.why)}
          value={draft.reason === null ? null : String(draft.reason)}
          onChange={(reason) => onChange({ reason: Number(reason) })}
          choices={reasonChoices(preview.reasons, kind.reasonLabel, i18n)}
          error={isAsked && draft.reason === null ? t`Choose a reason.` : undefined}
        />
        {reasonNotice}
      </Card>
      <Card className="grid gap-4">
        <TextField
          label={t`What went wrong?`}
          hint={i18n._(kind.words.noteHint)}
          lines={3}
          maxLength={500}
          value={draft.note}
          onChange={(note) => onChange({ note })}
        />
        <PhotosField photos={draft.photos} onChange={(photos) => onChange({ photos })} />
      </Card>
      {outcome}
      {isAsked && problem && (
        <p role="alert" className="text-center text-note text-bad">
          {problem}
        </p>
      )}
      <Button type="submit" isWide isBusy={isSending}>
        <Trans>Submit request</Trans>
      </Button>
    </form>
  );
}

/** Sends the refund request and opens its progress screen. If a field is missing, shows the error instead. */
function useRequest<Line extends RefundableLine>(props: RefundFormProps<Line>) {
  const { kind, draft, amountProblem = null, send, onSettled } = props;
  const { t, i18n } = useLingui();
  const replaceHere = useReplaceCurrentScreen();
  const [isAsked, setIsAsked] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onSuccess: ({ id }) => void replaceHere(kind.screens.progress, { refundId: String(id) }),
    onSettled: (_answer, error) => onSettled(error === null),
  });
  const { items, reason, note, photos } = draft;
  const problem = problemOf();
  return { problem, isAsked, isSending: isPending, ask };

  function problemOf(): string | null {
    if (items.length === 0) return i18n._(kind.words.nothingChosen);
    return amountProblem ?? (reason === null ? t`Choose a reason.` : null);
  }

  function ask(): void {
    setIsAsked(true);
    if (problem === null && reason !== null) mutate({ items: [...items], reason, note, photos: [...photos] });
  }
}
