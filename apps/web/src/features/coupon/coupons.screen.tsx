import { type CouponState, couponStates } from '@chifan/domain/coupon';
import { ErrorState, Tabs } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { type CouponPage, couponsQuery } from '../../data/coupon.ts';
import { useLanguage } from '../../platform/language.ts';
import { useNavigation, useParams } from '../../platform/navigation.ts';
import { UnpaidPurchases } from '../../terms/purchases/unpaid-purchases.tsx';
import { useUnpaidPurchases } from '../../terms/purchases/use-unpaid-purchases.ts';
import { GroupChips } from './group-chips.tsx';
import { groupOf } from './group-choices.ts';
import { CodeForm } from './list/code-form.tsx';
import { CouponList } from './list/coupon-list.tsx';
import { CouponListSkeleton } from './list/coupon-list-skeleton.tsx';
import { NoCoupons } from './list/no-coupons.tsx';
import { OffersLink } from './list/offers-link.tsx';

/** The member's coupons: groups, and valid, used or invalid (rule coupon-7). Parameters: `group`, `state`. */
export default function CouponsScreen() {
  const { t } = useLingui();
  const language = useLanguage();
  const { adjust } = useNavigation();
  const params = useParams();
  const [group, state] = [groupOf(params.group), stateOf(params.state)];
  const coupons = useInfiniteQuery(couponsQuery({ group: group === 'all' ? null : group, state, language }));
  const unpaid = useUnpaidPurchases();
  const counts = coupons.data?.pages.at(-1)?.counts;
  const counted = (label: string, key: CouponState) => (counts ? `${label} (${counts[key]})` : label);
  const tabs = [
    { key: 'valid' as const, label: counted(t`Valid`, 'valid') },
    { key: 'used' as const, label: counted(t`Already used`, 'used') },
    { key: 'invalid' as const, label: counted(t`No longer valid`, 'invalid') },
  ];
  const look = (request: { readonly group?: string; readonly state?: string }) => adjust({ group, state, ...request });
  return (
    <>
      <div className="grid gap-3 bg-surface pt-3 pb-2">
        <OffersLink />
        <CodeForm />
        <GroupChips value={group} onChange={(next) => look({ group: next })} />
      </div>
      <UnpaidPurchases purchases={unpaid} />
      <Tabs label={t`Which coupons`} tabs={tabs} current={state} onChange={(next) => look({ state: next })} isSticky>
        {coupons.data ? (
          <Found coupons={coupons} state={state} />
        ) : coupons.error ? (
          <ErrorState error={coupons.error} onRetry={() => void coupons.refetch()} />
        ) : (
          <CouponListSkeleton />
        )}
      </Tabs>
    </>
  );
}

type FoundProps = {
  readonly coupons: UseInfiniteQueryResult<InfiniteData<CouponPage>>;
  readonly state: CouponState;
};

function Found({ coupons: { data, hasNextPage, isFetchingNextPage, fetchNextPage }, state }: FoundProps) {
  const found = data?.pages.flatMap((page) => page.records) ?? [];
  if (found.length === 0) return <NoCoupons state={state} />;
  return (
    <CouponList
      coupons={found}
      hasMore={hasNextPage}
      isLoadingMore={isFetchingNextPage}
      onMore={() => void fetchNextPage()}
    />
  );
}

const stateOf = (text: string | undefined): CouponState => couponStates.find((state) => state === text) ?? 'valid';
