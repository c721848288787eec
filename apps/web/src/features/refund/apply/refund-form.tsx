import { Button, Card, TextField } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { RefundPreview } from '../../../data/refund.ts';
import { PhotosField } from '../../../platform/photos/photos-field.tsx';
import { AmountField } from './amount-field.tsx';
import { ItemChoice } from './item-choice.tsx';
import { ReasonChoice } from './reason-choice.tsx';
import type { RefundDraft } from './refund-draft.ts';
import { useApply } from './use-apply.ts';

type RefundFormProps = {
  readonly orderId: number;
  readonly preview: RefundPreview;
  readonly draft: RefundDraft;
  readonly onChange: (change: Partial<RefundDraft>) => void;
  /** Whether the preview is of these very items, and not of those before. */
  readonly isFresh: boolean;
};

/** What, how much, why, and what it looks like. */
export function RefundForm({ orderId, preview, draft, onChange, isFresh }: RefundFormProps) {
  const { t } = useLingui();
  const { apply, problem, isAsked, ask } = useApply(orderId, draft, preview);
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4 p-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isFresh) ask();
      }}
    >
      <Card title={t`What do you want refunded?`}>
        <ItemChoice lines={preview.lines} items={draft.items} onChange={(items) => onChange({ items, amount: null })} />
      </Card>
      <Card title={t`Your refund`}>
        <AmountField preview={preview} typed={draft.amount} onChange={(amount) => onChange({ amount })} />
      </Card>
      <Card>
        <ReasonChoice
          reasons={preview.reasons}
          reason={draft.reason}
          onChange={(reason) => onChange({ reason })}
          error={isAsked && draft.reason === null ? t`Please choose a reason.` : undefined}
        />
      </Card>
      <Card className="grid gap-4">
        <TextField
          label={t`What happened?`}
          hint={t`In your own words, if you like. The restaurant sees it.`}
          lines={3}
          maxLength={500}
          value={draft.note}
          onChange={(note) => onChange({ note })}
        />
        <PhotosField photos={draft.photos} onChange={(photos) => onChange({ photos })} />
      </Card>
      {isAsked && problem && (
        <p role="alert" className="text-center text-note text-bad">
          {problem}
        </p>
      )}
      <Button type="submit" isWide isBusy={apply.isPending}>
        <Trans>Send the request</Trans>
      </Button>
    </form>
  );
}
