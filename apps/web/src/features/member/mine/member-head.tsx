import { Icon } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import type { Profile } from '../../../data/member.ts';
import { ScreenLink } from '../../../platform/screen-link.tsx';
import { Portrait } from './portrait.tsx';

/** The member’s name and picture, on the same colour as the title bar above. */
export function MemberHead({ profile: { username, email, headImg } }: { readonly profile: Profile }) {
  return (
    <div className="bg-brand px-4 pt-2 pb-16 text-on-brand wide:py-5 wide:bleed">
      <ScreenLink to="pages/mine/userinfo/userinfo" className="flex items-center gap-4">
        <Portrait name={username} image={headImg} />
        <span className="min-w-0 flex-1">
          <span role="heading" aria-level={2} className="block truncate text-title font-semibold">
            <bdi>{username}</bdi>
          </span>
          {email && (
            <span className="block truncate text-note">
              <bdi dir="ltr">{email}</bdi>
            </span>
          )}
          <span className="block text-note underline">
            <Trans>Edit profile</Trans>
          </span>
        </span>
        <Icon name="forward" size={20} />
      </ScreenLink>
    </div>
  );
}
