import { type CouponState, couponStates } from '@chifan/domain/coupon';
import { Button, EmptyState, ErrorState, Icon, InfiniteScroll, Tabs } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { type CouponPage, couponsQuery } from '../../../data/coupon.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useNavigation, useParams } from '../../../platform/navigation/navigation.ts';
import { ScreenLink } from '../../../platform/screen-link.tsx';
import { UnpaidPurchases } from '../../../terms/purchase/unpaid-purchases.tsx';
import { useUnpaidPurchases } from '../../../terms/purchase/use-unpaid-purchases.ts';
import { GroupChips } from '../group-chips.tsx';
import { groupOf } from '../group-choices.ts';
import { CodeForm } from './code-form.tsx';
import { CouponListSkeleton } from './coupon-list-skeleton.tsx';
import { MemberCouponCard } from './member-coupon-card.tsx';

/** The member’s coupons that are valid, used or invalid (rule coupon-7). URL parameters: `group` and `state`. */
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
    { key: 'used' as const, label: counted(t`Used`, 'used') },
    { key: 'invalid' as const, label: counted(t`No longer valid`, 'invalid') },
  ];
  const look = (request: { readonly group?: string; readonly state?: string }) => adjust({ group, state, ...request });
  return (
    <>
      <div className="grid gap-2 bg-surface pt-3 pb-2">
        <div className="grid gap-2 px-4">
          <OffersLink />
          <CodeForm />
        </div>
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

function Found({ coupons, state }: FoundProps) {
  const found = coupons.data?.pages.flatMap((page) => page.records) ?? [];
  if (found.length === 0) return <NoCoupons state={state} />;
  return (
    <>
      <ul className="grid grid-cols-1 gap-3 p-4 wide:cards">
        {found.map((coupon) => (
          <li key={coupon.id}>
            <MemberCouponCard coupon={coupon} />
          </li>
        ))}
      </ul>
      <InfiniteScroll of={coupons} className="px-4 pb-6">
        <Trans>More coupons</Trans>
      </InfiniteScroll>
    </>
  );
}

const stateOf = (text: string | undefined): CouponState => couponStates.find((state) => state === text) ?? 'valid';

function OffersLink() {
  return (
    <ScreenLink
      to="pages/mine/coupons/offers"
      className="flex min-h-12 items-center gap-3 rounded-card bg-brand-tint px-4 py-2 text-ink active:bg-sunken"
    >
      <Icon name="ticket" />
      <span className="min-w-0 flex-1 font-semibold">
        <Trans>Get more coupons</Trans>
      </span>
      <Icon name="forward" size={20} />
    </ScreenLink>
  );
}

const emptyTitles: Readonly<Record<CouponState, MessageDescriptor>> = {
  valid: msg`No coupons yet`,
  used: msg`No used coupons yet`,
  invalid: msg`No expired coupons`,
};

function NoCoupons({ state }: { readonly state: CouponState }) {
  const { i18n } = useLingui();
  const navigation = useNavigation();
  return (
    <EmptyState
      icon="ticket"
      title={i18n._(emptyTitles[state])}
      action={
        <Button icon="ticket" onClick={() => navigation.open('pages/mine/coupons/offers')}>
          <Trans>Get coupons</Trans>
        </Button>
      }
    >
      <Trans>Claim an offer or enter a code. We apply the best one at checkout.</Trans>
    </EmptyState>
  );
}
