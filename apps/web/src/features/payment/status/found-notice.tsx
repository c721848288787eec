import { Icon } from '@chifan/ui';
import type { Payable } from '../../../data/payable.ts';
import { FoundWords } from './found-words.tsx';
import type { PaymentInSight } from './use-payment.ts';

type FoundNoticeProps = { readonly payable: Payable; readonly payment: Pick<PaymentInSight, 'isStillUnpaid'> };

export const FoundNotice = ({ payable, payment: { isStillUnpaid } }: FoundNoticeProps) => (
  <div role="status" aria-live="polite">
    {isStillUnpaid && (
      <p className="flex items-start gap-2 rounded-card bg-warn-tint p-4 text-note text-warn">
        <Icon name="search" size={20} />
        <span>
          <FoundWords payable={payable} />
        </span>
      </p>
    )}
  </div>
);
