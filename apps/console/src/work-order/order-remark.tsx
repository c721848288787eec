import type { WorkOrder } from '@chifan/contract/ordering';
import { Icon } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { languageLabel } from './order-labels.ts';

/** The guest's own words in the guest's own language: nobody overlooks them, and the phone can translate them. */
export function OrderRemark({ order: { remark, guestLanguage } }: { readonly order: WorkOrder }) {
  if (remark === null) return null;
  const language = languageLabel(guestLanguage);
  return (
    <p className="flex gap-2 rounded-small bg-warn-tint px-3 py-2 text-note text-warn">
      <Icon name="chat" size={20} />
      <span>
        {t`备注（${language}）：`}
        <bdi lang={guestLanguage} className="font-semibold">
          {remark}
        </bdi>
      </span>
    </p>
  );
}
