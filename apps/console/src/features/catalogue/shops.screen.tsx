import { Badge, Card, EmptyState, Icon, PageSkeleton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { PagedList } from '../../lists/paged-list.tsx';
import { usePage } from '../../lists/paged-query.ts';
import { SearchedTabs } from '../../lists/searched-tabs.tsx';
import { type FoundShop, type ShopView, shopsQuery } from '../../shop-search/found-shops.ts';
import { dishText } from '../../texts/dish-name.tsx';
import { PersonText } from '../../texts/person-text.tsx';

/** Lists shops for operators. The first tab lists the draft shops and shows their number (rule catalogue-64). */
export default function ShopsScreen() {
  const { data: drafts } = usePage(shopsQuery('draft', ''), 1);
  const draftTab = t({ message: '草稿', context: 'several' });
  return (
    <SearchedTabs<ShopView>
      label={t`全部店铺`}
      tabs={[
        { key: 'draft', label: drafts ? `${draftTab} ${drafts.total}` : draftTab },
        { key: 'live', label: t`已上线` },
        { key: 'all', label: t`全部` },
      ]}
      search={{ label: t`店名或店铺编号`, name: 'search' }}
    >
      {(view, search) => (
        <PagedList
          query={shopsQuery(view, search)}
          skeleton={<PageSkeleton />}
          nothing={<Nothing view={view} search={search} />}
        >
          {(shops) => (
            <Card>
              <ul className="divide-y divide-line">
                {shops.map((shop) => (
                  <ShopRow key={shop.id} shop={shop} />
                ))}
              </ul>
            </Card>
          )}
        </PagedList>
      )}
    </SearchedTabs>
  );
}

function ShopRow({ shop }: { readonly shop: FoundShop }) {
  return (
    <li>
      <Link to="/shop-stage" search={{ shop: shop.id }} className="flex min-h-14 items-center gap-3 py-2">
        <span className="grid min-w-0 flex-1">
          <PersonText text={dishText(shop)} className="font-semibold" />
          <span className="flex flex-wrap gap-x-3 text-note text-soft">
            <span className="figures">{t`编号 ${shop.id}`}</span>
            <PersonText text={shop.addressZh} maxLines={1} />
          </span>
        </span>
        {shop.state === 'draft' ? <Badge tone="warn">{t`草稿`}</Badge> : <Badge tone="good">{t`已上线`}</Badge>}
        <Icon name="forward" size={20} className="text-faint" />
      </Link>
    </li>
  );
}

type NothingProps = { readonly view: ShopView; readonly search: string };

function Nothing({ view, search }: NothingProps) {
  if (search !== '') return <EmptyState icon="search" title={t`没有找到这家店`} />;
  if (view === 'draft') {
    return (
      <EmptyState icon="check" title={t`没有草稿`}>
        {t`导入的店铺补齐资料前会出现在这里。`}
      </EmptyState>
    );
  }
  return <EmptyState icon="shop" title={view === 'live' ? t`还没有上线的店铺` : t`还没有店铺`} />;
}
