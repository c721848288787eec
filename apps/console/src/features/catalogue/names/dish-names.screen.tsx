import { Button, EmptyState, Select, Tabs } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { PagedCards } from '../../../lists/paged-list.tsx';
import type { FoundShop } from '../../../shop-search/found-shops.ts';
import { ShopSearch } from '../../../shop-search/shop-search.tsx';
import { dishText } from '../../../texts/dish-name.tsx';
import { PersonText } from '../../../texts/person-text.tsx';
import { languageLabels } from '../../../texts/texts.ts';
import { dishNamesQuery, type NameView, type OtherLanguage, otherLanguages } from './dish-names.query.ts';
import { NameCard } from './name-card.tsx';

/** Lets operators check dish names. The first tab lists the unconfirmed names (rule catalogue-30). */
export default function DishNamesScreen() {
  const [view, setView] = useState<NameView>('drafts');
  const [language, setLanguage] = useState<OtherLanguage | null>(null);
  const [shop, setShop] = useState<FoundShop | null>(null);
  const shopId = shop?.id ?? null;
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Select
          label={t`语言`}
          value={language ?? 'every'}
          choices={[
            { value: 'every', label: t`全部语言` },
            ...otherLanguages.map((each) => ({ value: each, label: languageLabels[each]() })),
          ]}
          onChange={(chosen) => setLanguage(chosen === 'every' ? null : chosen)}
        />
        {shop === null ? (
          <ShopSearch label={t`店名或店铺编号`} onChoose={setShop} />
        ) : (
          <div className="flex flex-wrap items-center justify-between gap-2">
            <PersonText text={dishText(shop)} className="font-semibold" />
            <Button variant="secondary" onClick={() => setShop(null)}>{t`全部店铺`}</Button>
          </div>
        )}
      </div>
      <Tabs
        label={t`译名`}
        current={view}
        onChange={setView}
        tabs={[
          { key: 'drafts', label: t`待确认` },
          { key: 'missing', label: t`缺译名` },
          { key: 'merchant', label: t`商家确认` },
          { key: 'checked', label: t`平台已核对` },
        ]}
      >
        <div className="pt-4">
          <PagedCards
            key={`${view} ${language} ${shopId}`}
            query={dishNamesQuery({ view, language, shopId })}
            height="h-96"
            nothing={
              <EmptyState icon="language" title={t`这里没有菜品`}>
                {t`机器翻译和逐词拼成的译名排在最前，新菜在前。`}
              </EmptyState>
            }
            card={(dish) => <NameCard dish={dish} languages={language === null ? otherLanguages : [language]} />}
          />
        </div>
      </Tabs>
    </div>
  );
}
