import { Button, Card, RadioGroup, TextField } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { MallRefundPreview } from '../../../../data/mall-order.ts';
import { PhotosField } from '../../../../platform/photos/photos-field.tsx';
import { Points } from '../../../../terms/points/points.tsx';
import { mallReasonChoices } from '../../words/reason-choices.ts';
import { ItemChoice } from './item-choice.tsx';
import { emptyDraft, itemsLeft, type RefundDraft, worthOf } from './refund-draft.ts';
import { useApply } from './use-apply.ts';

type RefundFormProps = { readonly orderId: number; readonly preview: MallRefundPreview };

/** What, why, and what it looks like; the points that come back stand under what is chosen. */
export function RefundForm({ orderId, preview }: RefundFormProps) {
  const { t, i18n } = useLingui();
  const [kept, setDraft] = useState(emptyDraft);
  const draft: RefundDraft = { ...kept, items: itemsLeft(preview.lines, kept.items) };
  const change = (part: Partial<RefundDraft>) => setDraft((before) => ({ ...before, ...part }));
  const { apply, problem, isAsked, ask } = useApply(orderId, draft);
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4 p-4"
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <Card title={t`For what do you want points back?`}>
        <ItemChoice lines={preview.lines} items={draft.items} onChange={(items) => change({ items })} />
        <ComesBack points={worthOf(preview.lines, draft.items)} />
      </Card>
      <Card>
        <RadioGroup
          label={t`Why do you want your points back?`}
          value={draft.reason === null ? null : String(draft.reason)}
          onChange={(reason) => change({ reason: Number(reason) })}
          choices={mallReasonChoices(preview.reasons, i18n)}
          error={isAsked && draft.reason === null ? t`Please choose a reason.` : undefined}
        />
      </Card>
      <Card className="grid gap-4">
        <TextField
          label={t`What happened?`}
          hint={t`In your own words and language, if you like.`}
          lines={3}
          maxLength={500}
          value={draft.note}
          onChange={(note) => change({ note })}
        />
        <PhotosField photos={draft.photos} onChange={(photos) => change({ photos })} />
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

const ComesBack = ({ points }: { readonly points: number }) => (
  <p aria-live="polite" className="mt-3 flex items-baseline justify-between gap-3 border-t border-line pt-3">
    <span>
      <Trans>You get back at most</Trans>
    </span>
    <Points points={points} className="text-title font-semibold" />
  </p>
);
