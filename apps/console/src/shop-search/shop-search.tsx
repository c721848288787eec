import { Badge, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useDeferredValue, useState } from 'react';
import { dishText } from '../texts/dish-name.tsx';
import { PersonText } from '../texts/person-text.tsx';
import { type FoundShop, useFoundShops } from './found-shops.ts';

type ShopSearchProps = {
  readonly label: string;
  readonly onChoose: (shop: FoundShop) => void;
  readonly error?: string | undefined;
};

export function ShopSearch({ label, onChoose, error }: ShopSearchProps) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { data: found } = useFoundShops(search);
  return (
    <div className="grid content-start gap-1">
      <TextField label={label} type="search" maxLength={40} value={typed} onChange={setTyped} error={error} />
      {search !== '' && found && (
        <ul ref={bringIntoSight} className="max-h-72 overflow-y-auto rounded-small border border-line">
          {found.map((shop) => (
            <li key={shop.id} className="border-b border-line last:border-b-0">
              <button
                type="button"
                onClick={() => {
                  onChoose(shop);
                  setTyped('');
                }}
                className="grid min-h-12 w-full grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-3 py-2 text-start"
              >
                <span className="flex flex-wrap items-center gap-2">
                  <PersonText text={dishText(shop)} className="font-semibold" />
                  {shop.state === 'draft' && <Badge tone="warn">{t`草稿`}</Badge>}
                </span>
                <span className="figures text-note text-soft">{t`编号 ${shop.id}`}</span>
                <PersonText text={shop.addressZh} maxLines={1} className="text-note text-soft" />
              </button>
            </li>
          ))}
          {found.length === 0 && <li className="px-3 py-3 text-note text-soft">{t`没有找到这家店`}</li>}
        </ul>
      )}
    </div>
  );
}

/** Scrolls the search results into view, because the bar with the buttons may cover them. */
const bringIntoSight = (list: HTMLElement | null): void => list?.scrollIntoView({ block: 'nearest' });
