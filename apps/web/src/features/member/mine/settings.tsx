import { ListRow } from '@chifan/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { couponCountQuery } from '../../../data/coupon.ts';
import { languageNames, useLanguage } from '../../../platform/language.ts';
import { useNavigation } from '../../../platform/navigation.ts';
import { Points } from '../../../terms/points/points.tsx';
import { useOwnPoints } from '../../../terms/points/use-own-points.ts';
import { SignOut } from './sign-out.tsx';

export function MemberSettings() {
  const navigation = useNavigation();
  return (
    <>
      <Group>
        <ListRow
          icon="star"
          label={<Trans>Membership</Trans>}
          hint={<Trans>Your level, and what it gives you</Trans>}
          onPress={() => navigation.open('pages/mine/member/index/index')}
        />
        <ListRow
          icon="ticket"
          label={<Trans>My coupons</Trans>}
          value={<CouponCount />}
          onPress={() => navigation.open('pages/mine/coupons/coupons')}
        />
        <ListRow
          icon="coin"
          label={<Trans>My points</Trans>}
          onPress={() => navigation.open('pages/mine/integral/integral')}
        />
        <MallRow />
        <ListRow
          icon="heart"
          label={<Trans>Favourites</Trans>}
          onPress={() => navigation.open('pages/mine/collect/index/index')}
        />
        <ListRow
          icon="pin"
          label={<Trans>My addresses</Trans>}
          onPress={() => navigation.open('pages/address/index/index')}
        />
        <ListRow
          icon="lock"
          label={<Trans>Account security</Trans>}
          hint={<Trans>Password, payment password, devices</Trans>}
          onPress={() => navigation.open('pages/mine/security/index/index')}
        />
      </Group>
      <Group>
        <ListRow
          icon="person"
          label={<Trans>Invite friends</Trans>}
          hint={<Trans>Earn a share of what they eat</Trans>}
          onPress={() => navigation.open('pages/mine/share/index/index')}
        />
        <ListRow
          icon="wallet"
          label={<Trans>My rewards</Trans>}
          hint={<Trans>From friends and draws</Trans>}
          onPress={() => navigation.open('pages/mine/share/reward/reward')}
        />
      </Group>
      <GuestSettings />
      <SignOut />
    </>
  );
}

export const VisitorSettings = () => (
  <>
    <Group>
      <MallRow />
    </Group>
    <GuestSettings />
  </>
);

function GuestSettings() {
  const navigation = useNavigation();
  const language = useLanguage();
  return (
    <Group>
      <ListRow
        icon="warning"
        label={<Trans>What I don’t eat</Trans>}
        hint={<Trans>Allergies and diet: menus warn you</Trans>}
        onPress={() => navigation.open('pages/menu/diet/diet')}
      />
      <ListRow
        icon="language"
        label={<Trans>Language</Trans>}
        value={<bdi lang={language}>{languageNames[language]}</bdi>}
        onPress={() => navigation.open('pages/help/language/language')}
      />
      <ListRow
        icon="help"
        label={<Trans>Questions and answers</Trans>}
        onPress={() => navigation.open('pages/help/faq/faq')}
      />
      <ListRow
        icon="info"
        label={<Trans>Terms and privacy</Trans>}
        onPress={() => navigation.open('pages/help/policy/policy')}
      />
    </Group>
  );
}

function Group({ children }: { readonly children: ReactNode }) {
  return <div className="mx-4 overflow-hidden rounded-card shadow-card">{children}</div>;
}

function CouponCount() {
  const { data: count = 0 } = useQuery(couponCountQuery);
  return count > 0 ? <Plural value={count} one="# to use" other="# to use" /> : null;
}

function MallRow() {
  const navigation = useNavigation();
  const points = useOwnPoints();
  return (
    <ListRow
      icon="bag"
      label={<Trans>Points mall</Trans>}
      hint={<Trans>Gifts for your points, sent to you</Trans>}
      value={points === undefined ? null : <Points points={points} />}
      onPress={() => navigation.open('pages/internal/mall/index/index')}
    />
  );
}
