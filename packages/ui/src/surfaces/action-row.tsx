import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/icon.tsx';

/** Props for a link component of the app that is used as an action row. */
export type ActionRowLink = { readonly className: string; readonly children: ReactNode };

export type ActionRowProps = {
  readonly icon: IconName;
  readonly children: ReactNode;
} & ({ readonly onPress: () => void } | { readonly link: (row: ActionRowLink) => ReactNode });

const rowClass = 'flex min-h-11 items-center gap-2 text-start font-semibold text-link active:bg-sunken';

/** A minor action in a card: a button, or a link to another screen. */
export function ActionRow({ icon, children, ...action }: ActionRowProps) {
  const content = (
    <>
      <Icon name={icon} size={20} />
      <span className="min-w-0 flex-1">{children}</span>
      <Icon name="forward" size={20} />
    </>
  );
  if ('link' in action) return action.link({ className: rowClass, children: content });
  return (
    <button type="button" onClick={action.onPress} className={rowClass}>
      {content}
    </button>
  );
}
