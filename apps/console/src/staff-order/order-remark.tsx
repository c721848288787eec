import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { contentLanguageOf, defaultLanguage, isLanguage } from '@chifan/domain';
import { readDietWords } from '@chifan/domain/catalogue';
import { detectLanguage } from '@chifan/domain/translation';
import { classNames, Icon } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useMemo } from 'react';
import { joinList } from '../platform/language/join-list.ts';
import { currentLanguage } from '../platform/language/language.ts';
import { PersonText } from '../texts/person-text.tsx';
import { TranslatedText } from '../texts/translated-text.tsx';
import { remarkPhraseLabels } from './kitchen-words/remark-phrases.ts';

type OrderRemarkProps = { readonly order: StaffOrder };

/**
 * Fixed remarks and the guest's own words, translated for the reader if possible. A remark that may be about an allergy
 * is red and also shows the original.
 */
export function OrderRemark({ order }: OrderRemarkProps) {
  const { remark, remarkPhrases } = order;
  const cutlery = cutleryWords(order);
  const isWarning = useMemo(() => readDietWords(remark ?? '') !== null, [remark]);
  if (remark === null && remarkPhrases.length === 0 && cutlery === null) return null;
  return (
    <div
      className={classNames(
        'flex min-w-0 gap-2 rounded-small px-3 py-2 text-note',
        isWarning ? 'bg-bad-tint text-bad' : 'bg-warn-tint text-warn',
      )}
    >
      <Icon name="chat" size={20} />
      <div className="grid min-w-0 flex-1 gap-1">
        {remarkPhrases.length > 0 && (
          <p className="text-body font-bold">{joinList(remarkPhrases.map((phrase) => remarkPhraseLabels[phrase]()))}</p>
        )}
        {remark !== null && <OwnWords remark={remark} order={order} isWarning={isWarning} />}
        {cutlery !== null && <p className="font-semibold">{cutlery}</p>}
      </div>
    </div>
  );
}

const untranslated = { text: null, by: null, rest: null, isComing: false } as const;

type OwnWordsProps = OrderRemarkProps & { readonly remark: string; readonly isWarning: boolean };

function OwnWords({ remark, order, isWarning }: OwnWordsProps) {
  const { guestLanguage } = order;
  const own = contentLanguageOf(currentLanguage());
  const written = detectLanguage(remark, isLanguage(guestLanguage) ? guestLanguage : defaultLanguage);
  if (written === own)
    return (
      <div>
        <p>{t`客人备注：`}</p>
        <PersonText text={remark} lang={written} className="font-semibold" />
      </div>
    );
  return (
    <div>
      <p>{t`客人备注：`}</p>
      <TranslatedText
        original={remark}
        language={written}
        translated={translationFor(order, own) ?? untranslated}
        isOriginalShown={isWarning}
      />
    </div>
  );
}

/**
 * The guest's free-text remark in the console's language: the translation, followed by the part that could not be
 * translated. If there is no translation, the original. Empty if the guest wrote no remark.
 */
export function readersRemark(order: StaffOrder): readonly string[] {
  const { remark, guestLanguage } = order;
  if (remark === null) return [];
  const own = contentLanguageOf(currentLanguage());
  const written = detectLanguage(remark, isLanguage(guestLanguage) ? guestLanguage : defaultLanguage);
  const { text, rest } = translationFor(order, own) ?? untranslated;
  return written === own || text === null ? [remark] : [text, rest].filter((part) => part !== null);
}

const translationFor = (
  { remarkInChinese, remarkTranslated }: StaffOrder,
  own: ReturnType<typeof contentLanguageOf>,
) => (own === 'zh-CN' ? remarkInChinese : remarkTranslated);

/** Cutlery that the guest ordered. Null if the guest left the choice to the shop. */
export function cutleryWords({ cutlery }: StaffOrder): string | null {
  if (cutlery === null) return null;
  return cutlery === 0 ? t`不需要餐具` : t`餐具 ${cutlery} 套`;
}
