import { Button, TextField } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useTakeCoupon } from '../../../terms/coupon/use-take-coupon.ts';

/**
 * The field for a coupon code. The field is collapsed, because few guests have a code, and the coupons below should be
 * visible without scrolling.
 */
export const CodeForm = () => (
  <details>
    <summary className="flex min-h-11 list-none items-center justify-self-start text-note text-link underline [&::-webkit-details-marker]:hidden">
      <Trans>Enter a coupon code</Trans>
    </summary>
    <CodeField />
  </details>
);

function CodeField() {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const { take, isTaking, error } = useTakeCoupon({ isQuiet: true });
  const typed = code.trim().toUpperCase();
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    if (typed !== '') take({ code: typed }, () => setCode(''));
  };
  return (
    <form onSubmit={submit} className="flex items-start gap-2 pb-2">
      <div className="min-w-0 flex-1">
        <TextField
          label={t`Coupon code`}
          type="text"
          autoComplete="off"
          maxLength={20}
          value={code}
          onChange={setCode}
          error={error?.message}
        />
      </div>
      <Button type="submit" variant="secondary" className="mt-7" isBusy={isTaking} disabled={typed === ''}>
        <Trans>Claim</Trans>
      </Button>
    </form>
  );
}
