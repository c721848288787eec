import { Icon } from '@chifan/ui';
import type { Payable } from '../../../data/payable.ts';
import { FoundWords } from './found-words.tsx';
import type { PaymentInSight } from './use-payment.ts';

type FoundNoticeProps = { readonly payable: Payable; readonly payment: Pick<PaymentInSight, 'found'> };

export const FoundNotice = ({ payable, payment: { found } }: FoundNoticeProps) => (
  <div role="status" aria-live="polite">
    {found && (
      <p className="flex items-start gap-2 rounded-card bg-warn-tint p-4 text-note text-warn">
        <Icon name="search" size={20} />
        <span>
          <FoundWords asked={found} payable={payable} />
        </span>
      </p>
    )}
  </div>
);
