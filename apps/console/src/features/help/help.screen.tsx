import { EmptyState } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { PagedCards } from '../../lists/paged-list.tsx';
import { SearchedTabs } from '../../lists/searched-tabs.tsx';
import { helpQuery } from './help.query.ts';
import { HelpCard } from './help-card.tsx';

export default function HelpScreen() {
  return (
    <SearchedTabs
      label={t`客服留言`}
      tabs={[
        { key: 'open', label: t`待答复` },
        { key: 'all', label: t`全部` },
      ]}
      search={{ label: t`订单号`, name: 'number' }}
    >
      {(view, number) => (
        <PagedCards
          query={helpQuery(view, number)}
          height="h-56"
          nothing={
            <EmptyState icon="chat" title={number === '' ? t`没有留言` : t`没有找到`}>
              {t`客人在“客服”页面发来的消息会出现在这里。`}
            </EmptyState>
          }
          card={(request) => <HelpCard request={request} />}
        />
      )}
    </SearchedTabs>
  );
}
