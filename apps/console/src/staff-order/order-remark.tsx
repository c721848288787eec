import type { StaffOrder } from '@chifan/contract/ordering';
import { remarkPhraseZh } from '@chifan/domain/ordering';
import { Icon } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { PersonText } from '../texts/person-text.tsx';
import { languageLabel } from '../texts/texts.ts';

type OrderRemarkProps = {
  readonly order: StaffOrder;
  readonly isShort?: boolean;
};

/** More would not fit into the lines of a card: it then says where the rest is. */
const cardRemarkLength = 60;

/** Fixed wishes in Chinese, and the guest's own words as they typed them, so that the phone can translate them. */
export function OrderRemark({ order, isShort = false }: OrderRemarkProps) {
  const { remark, remarkPhrases, guestLanguage } = order;
  const cutlery = cutleryWords(order);
  if (remark === null && remarkPhrases.length === 0 && cutlery === null) return null;
  const language = languageLabel(guestLanguage);
  return (
    <div className="flex min-w-0 gap-2 rounded-small bg-warn-tint px-3 py-2 text-note text-warn">
      <Icon name="chat" size={20} />
      <div className="grid min-w-0 flex-1 gap-1">
        {remarkPhrases.length > 0 && (
          <p className="text-body font-bold">{remarkPhrases.map((phrase) => remarkPhraseZh[phrase]).join('、')}</p>
        )}
        {remark !== null && (
          <div>
            <p>{t`客人备注（${language}原文）：`}</p>
            <PersonText
              text={remark}
              lang={guestLanguage}
              maxLines={isShort ? 4 : undefined}
              className="font-semibold"
            />
            {isShort && remark.length > cardRemarkLength && <p>{t`全文见详情`}</p>}
          </div>
        )}
        {cutlery !== null && <p className="font-semibold">{cutlery}</p>}
      </div>
    </div>
  );
}

/** Nothing where the shop decides, as it always did. */
function cutleryWords({ cutlery }: StaffOrder): string | null {
  if (cutlery === null) return null;
  return cutlery === 0 ? t`不需要餐具` : t`餐具 ${cutlery} 套`;
}
