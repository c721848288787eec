import type { WorkOrder } from '@chifan/contract/ordering';
import { Badge } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { languageLabel } from './order-labels.ts';
import { PhoneLink } from './phone-link.tsx';

/** Behind the name, as it is said in Chinese. */
const addressed: Readonly<Record<WorkOrder['contactGender'], () => string>> = {
  man: () => t`先生`,
  woman: () => t`女士`,
  secret: () => '',
};

/** Who ordered, what language they speak, how to reach them, and whether somebody must help them talk. */
export function OrderGuest({ order }: { readonly order: WorkOrder }) {
  const language = languageLabel(order.guestLanguage);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-note text-soft">
      <span>
        <bdi lang={order.guestLanguage} className="text-ink">
          {order.contactName}
        </bdi>
        {addressed[order.contactGender]()}
        {t`（说${language}）`}
      </span>
      {order.helper === 'needs_help' && <Badge tone="warn" icon="chat">{t`需要协助沟通`}</Badge>}
      {order.contactPhone !== null && <PhoneLink phone={order.contactPhone} of={t`客人`} />}
      {order.secondContact !== null && <bdi>{t`备用联系方式：${order.secondContact}`}</bdi>}
    </div>
  );
}
