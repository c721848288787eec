import type { Profile } from '../../../data/member.ts';
import { imageUrl } from '../../../platform/site/image-url.ts';

/** Continues the colour of the title bar. */
export function MemberHead({ profile: { username, email, headImg } }: { readonly profile: Profile }) {
  return (
    <div className="flex items-center gap-4 bg-brand px-4 pt-2 pb-16 text-on-brand">
      <Portrait name={username} image={headImg} />
      <div className="min-w-0 flex-1">
        <h2 dir="auto" className="truncate text-title font-semibold">
          {username}
        </h2>
        {email && (
          <p className="truncate text-note">
            <bdi dir="ltr">{email}</bdi>
          </p>
        )}
      </div>
    </div>
  );
}

function Portrait({ name, image }: { readonly name: string; readonly image: string | null }) {
  const shape = 'size-14 shrink-0 rounded-full';
  if (image) return <img src={imageUrl(image)} alt="" className={`${shape} bg-sunken object-cover`} />;
  return (
    <span
      aria-hidden
      className={`${shape} flex items-center justify-center bg-surface text-title font-semibold text-ink`}
    >
      {[...name][0]?.toLocaleUpperCase()}
    </span>
  );
}
