import { ListRow } from '@chifan/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { invalidateHelp, unreadHelpQuery } from '../../../data/help.ts';
import { invalidateNotifications, unreadNotificationCountQuery } from '../../../data/notification.ts';
import { languageNames, useLanguage } from '../../../platform/language.ts';
import { useLive } from '../../../platform/live.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { isInstalled } from '../../../terms/install/install-prompt.ts';
import { SignOut } from './sign-out.tsx';

export function MemberSettings() {
  const navigation = useNavigation();
  return (
    <>
      <Group>
        <NoticesRow />
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
        <DietRow />
      </Group>
      <HelpGroup unread={<UnreadHelp />} />
      <Group>
        <LanguageRow />
        <ListRow
          icon="lock"
          label={<Trans>Account security</Trans>}
          hint={<Trans>Password, payment password, devices</Trans>}
          onPress={() => navigation.open('pages/mine/security/index/index')}
        />
        <PolicyRow />
      </Group>
      <RewardsGroup />
      <SignOut />
    </>
  );
}

export const VisitorSettings = () => (
  <>
    <Group>
      <DietRow />
    </Group>
    <HelpGroup />
    <Group>
      <LanguageRow />
      <PolicyRow />
    </Group>
    <Group>
      <MallRow />
    </Group>
  </>
);

/**
 * Links to help. `unread` is a badge for unread answers. A visitor has none, because a visitor gets the answer by
 * e-mail.
 */
function HelpGroup({ unread = null }: { readonly unread?: ReactNode }) {
  const navigation = useNavigation();
  return (
    <Group>
      <ListRow
        icon="chat"
        label={<Trans>Customer service</Trans>}
        value={unread}
        onPress={() => navigation.open('pages/help/service/service')}
      />
      <ListRow
        icon="help"
        label={<Trans>Questions and answers</Trans>}
        onPress={() => navigation.open('pages/help/faq/faq')}
      />
      {!isInstalled() && (
        <ListRow
          icon="home"
          label={<Trans>Get the app</Trans>}
          hint={<Trans>Opens from your home screen, even offline</Trans>}
          onPress={() => navigation.open('pages/help/download/download')}
        />
      )}
    </Group>
  );
}

/** Links to the members’ rewards. They are below help, so that a guest with a problem finds help first. */
function RewardsGroup() {
  const navigation = useNavigation();
  return (
    <Group>
      <ListRow
        icon="person"
        label={<Trans>Invite friends</Trans>}
        hint={<Trans>Earn a share of their orders</Trans>}
        onPress={() => navigation.open('pages/mine/share/index/index')}
      />
      <ListRow
        icon="wallet"
        label={<Trans>My rewards</Trans>}
        hint={<Trans>From friends’ orders and prize draws</Trans>}
        onPress={() => navigation.open('pages/mine/share/reward/reward')}
      />
      <ListRow
        icon="star"
        label={<Trans>Membership</Trans>}
        hint={<Trans>Your level and its benefits</Trans>}
        onPress={() => navigation.open('pages/mine/member/index/index')}
      />
      <MallRow />
    </Group>
  );
}

function DietRow() {
  const navigation = useNavigation();
  return (
    <ListRow
      icon="warning"
      label={<Trans>What I don’t eat</Trans>}
      hint={<Trans>Allergies and diet: menus warn you</Trans>}
      onPress={() => navigation.open('pages/menu/diet/diet')}
    />
  );
}

function LanguageRow() {
  const navigation = useNavigation();
  const language = useLanguage();
  return (
    <ListRow
      icon="language"
      label={<Trans>Language</Trans>}
      value={<bdi lang={language}>{languageNames[language]}</bdi>}
      onPress={() => navigation.open('pages/help/language/language')}
    />
  );
}

function PolicyRow() {
  const navigation = useNavigation();
  return (
    <ListRow
      icon="info"
      label={<Trans>Terms and privacy</Trans>}
      onPress={() => navigation.open('pages/help/policy/policy')}
    />
  );
}

function Group({ children }: { readonly children: ReactNode }) {
  return <div className="mx-4 overflow-hidden rounded-card shadow-card">{children}</div>;
}

function NoticesRow() {
  const navigation = useNavigation();
  return (
    <ListRow
      icon="bell"
      label={<Trans>Notifications</Trans>}
      value={<UnreadCount />}
      onPress={() => navigation.open('pages/mine/notices/notices')}
    />
  );
}

function UnreadCount() {
  const queries = useQueryClient();
  useLive('notices', () => void invalidateNotifications(queries));
  const { data: unread = 0 } = useQuery(unreadNotificationCountQuery);
  return <NewMark unread={unread} />;
}

/** Number of unread answers in the conversations with customer service (rule help-12). */
function UnreadHelp() {
  const queries = useQueryClient();
  useLive('help', () => void invalidateHelp(queries));
  const { data: unread = 0 } = useQuery(unreadHelpQuery);
  return <NewMark unread={unread} />;
}

const NewMark = ({ unread }: { readonly unread: number }) =>
  unread > 0 ? (
    <span className="rounded-full bg-bad px-2 py-0.5 font-semibold text-surface">
      <Plural value={unread} one="# new" other="# new" />
    </span>
  ) : null;

function MallRow() {
  const navigation = useNavigation();
  return (
    <ListRow
      icon="bag"
      label={<Trans>Points mall</Trans>}
      hint={<Trans>Swap your points for gifts</Trans>}
      onPress={() => navigation.open('pages/internal/mall/index/index')}
    />
  );
}
