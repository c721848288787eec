import { Button, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';

type BrandCodeFormProps = {
  readonly onSubmit: (code: string) => void;
  readonly onType: () => void;
  readonly isBusy: boolean;
  readonly problem: string | null;
};

/** Maximum length of a brand's voucher code, as on the server. */
const maxLength = 32;

/**
 * Form for a voucher code that a brand issued. Such a code has letters, digits and hyphens, in any number. Staff type
 * or scan the code, and Enter sends it.
 */
export function BrandCodeForm({ onSubmit, onType, isBusy, problem }: BrandCodeFormProps) {
  const [typed, setTyped] = useState('');
  const code = typed.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code !== '' && !isBusy) onSubmit(code);
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      <TextField
        label={t`客人出示的品牌券码`}
        hint={t`可以扫码枪扫入，或手动输入。`}
        autoComplete="off"
        maxLength={maxLength}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          onType();
        }}
        error={problem ?? undefined}
      />
      <Button type="submit" isWide isBusy={isBusy} disabled={code === ''} className="min-h-14">
        {t`核销`}
      </Button>
    </form>
  );
}
