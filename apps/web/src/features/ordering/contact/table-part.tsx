import { maxTableNumberLength } from '@chifan/domain/ordering';
import { Card, TextField } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { CheckoutDraft } from '../draft/checkout-draft.ts';
import { Part } from '../draft/part.tsx';

type TablePartProps = {
  readonly draft: CheckoutDraft;
  readonly problem: string | undefined;
  readonly onChange: (changes: Partial<CheckoutDraft>) => void;
};

/** Rule ordering-51: a guest at a table enters only the table number, or a name if the tables have no numbers. */
export function TablePart({ draft, problem, onChange }: TablePartProps) {
  const { t } = useLingui();
  const [hasNoNumber, setHasNoNumber] = useState(false);
  const isNamed = hasNoNumber || (problem !== undefined && draft.contactName !== '');
  return (
    <Part problem={problem}>
      <Card className="grid grid-cols-1 gap-2">
        {isNamed ? (
          <TextField
            label={t`Name to call out`}
            value={draft.contactName}
            onChange={(contactName) => onChange({ contactName })}
            autoComplete="name"
            maxLength={60}
          />
        ) : (
          <TextField
            label={t`Table number`}
            autoComplete="off"
            isRequired
            hint={t`Required. It’s on the table or next to its QR code.`}
            value={draft.tableNumber}
            onChange={(tableNumber) => onChange({ tableNumber })}
            maxLength={maxTableNumberLength}
          />
        )}
        <button
          type="button"
          className="min-h-11 justify-self-start text-start text-note text-link"
          onClick={() => {
            setHasNoNumber(!isNamed);
            onChange({ tableNumber: '' });
          }}
        >
          {isNamed ? <Trans>My table has a number</Trans> : <Trans>My table has no number</Trans>}
        </button>
      </Card>
    </Part>
  );
}
