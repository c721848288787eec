import type { LocalText } from '@chifan/contract/fields';
import { HanName, Icon, type IconName } from '@chifan/ui';
import { formatDistance } from '@chifan/ui/format-distance';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/language.ts';

type PlaceRowProps = {
  readonly icon?: IconName;
  readonly name: LocalText;
  readonly nameZh: string;
  readonly pinyin?: string;
  readonly address: string;
  readonly distanceMetres?: number | null;
  readonly onPress: () => void;
};

export function PlaceRow({ icon = 'pin', name, nameZh, pinyin, address, distanceMetres, onPress }: PlaceRowProps) {
  const language = useLanguage();
  return (
    <li className="border-b border-line last:border-b-0">
      <button
        type="button"
        onClick={onPress}
        className="flex min-h-14 w-full flex-wrap items-center justify-end gap-x-3 px-4 py-2 text-start -outline-offset-3 active:bg-sunken"
      >
        <Icon name={icon} size={20} className="text-soft" />
        <span className="min-w-[min(7.5rem,100%)] flex-1">
          <HanName name={name} nameZh={nameZh} {...(pinyin ? { pinyin } : {})} />
          {address !== '' && address !== name.text && (
            <span className="block truncate text-small text-faint">
              <bdi>{address}</bdi>
            </span>
          )}
        </span>
        {typeof distanceMetres === 'number' && (
          <bdi className="shrink-0 text-small text-soft">{formatDistance(distanceMetres, language)}</bdi>
        )}
      </button>
    </li>
  );
}

export const PlaceRows = ({ children }: { readonly children: ReactNode }) => (
  <ul className="overflow-hidden rounded-card bg-surface shadow-card">{children}</ul>
);
