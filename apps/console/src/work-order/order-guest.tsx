import type { WorkOrder } from '@chifan/contract/ordering';
import { t } from '@lingui/core/macro';
import { languageLabel } from './order-labels.ts';
import { PhoneLink } from './phone-link.tsx';

/** Who ordered, what language they speak, and how to reach them. */
export function OrderGuest({ order }: { readonly order: WorkOrder }) {
  const language = languageLabel(order.guestLanguage);
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-note text-soft">
      <span>
        <bdi lang={order.guestLanguage} className="text-ink">
          {order.contactName}
        </bdi>
        {t`（说${language}）`}
      </span>
      {order.contactPhone !== null && <PhoneLink phone={order.contactPhone} of={t`客人`} />}
      {order.secondContact !== null && <bdi>{t`备用联系方式：${order.secondContact}`}</bdi>}
    </div>
  );
}
