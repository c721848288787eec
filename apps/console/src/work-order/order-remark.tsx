import type { WorkOrder } from '@chifan/contract/ordering';
import { remarkPhraseZh } from '@chifan/domain/ordering';
import { Icon } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { languageLabel } from './order-labels.ts';

/**
 * What the guest asks for beside the dishes: fixed wishes in Chinese, and the guest's own words in their own language.
 * Nobody overlooks them, and the phone can translate them.
 */
export function OrderRemark({ order }: { readonly order: WorkOrder }) {
  const { remark, remarkPhrases, guestLanguage } = order;
  const cutlery = cutleryWords(order);
  if (remark === null && remarkPhrases.length === 0 && cutlery === null) return null;
  const language = languageLabel(guestLanguage);
  return (
    <div className="flex gap-2 rounded-small bg-warn-tint px-3 py-2 text-note text-warn">
      <Icon name="chat" size={20} />
      <div className="grid min-w-0 gap-1">
        {remarkPhrases.length > 0 && (
          <p className="text-body font-bold">{remarkPhrases.map((phrase) => remarkPhraseZh[phrase]).join('、')}</p>
        )}
        {remark !== null && (
          <p>
            {t`备注（${language}）：`}
            <bdi lang={guestLanguage} className="font-semibold">
              {remark}
            </bdi>
          </p>
        )}
        {cutlery !== null && <p className="font-semibold">{cutlery}</p>}
      </div>
    </div>
  );
}

/** Nothing where the shop decides, as it always did. */
function cutleryWords({ cutlery }: WorkOrder): string | null {
  if (cutlery === null) return null;
  return cutlery === 0 ? t`不需要餐具` : t`餐具 ${cutlery} 套`;
}
