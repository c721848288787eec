import { EmptyState } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { api } from '../../../platform/api.ts';
import { useCurrentShop } from '../../../platform/staff.ts';
import { useAction } from '../../../platform/use-action.ts';
import { codeProblem } from '../../../staff-order/code-problem.ts';
import { CodeKeypad } from './code-keypad.tsx';
import { isWholeCode } from './pick-up-code-entry.ts';
import { RedeemedOrder } from './redeemed-order.tsx';

/** The guest tells the pick-up code; the counter types it and hands the food over. */
export default function RedeemScreen() {
  const shop = useCurrentShop();
  return shop ? <Counter shopId={shop.id} /> : <EmptyState icon="shop" title={t`账号还没有绑定店铺，请联系平台运营`} />;
}

function Counter({ shopId }: { readonly shopId: number }) {
  const [typed, setTyped] = useState('');
  const redeem = useAction((code: string) => api('/rest/merchant/order/redeem', { shopId, code }), {
    success: () => t`核销成功`,
    isQuiet: true,
  });
  const type = (code: string) => {
    setTyped(code);
    redeem.reset();
    // The code is whole: asking for another tap would only hold up the queue.
    if (isWholeCode(code) && code !== typed) redeem.mutate(code);
  };
  const next = () => {
    setTyped('');
    redeem.reset();
  };
  return (
    <div className="mx-auto max-w-md">
      {redeem.data ? (
        <RedeemedOrder order={redeem.data} onNext={next} />
      ) : (
        <CodeKeypad
          typed={typed}
          onType={type}
          isBusy={redeem.isPending}
          problem={redeem.error ? codeProblem(redeem.error) : null}
        />
      )}
    </div>
  );
}
