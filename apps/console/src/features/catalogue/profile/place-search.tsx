import type { FoundPlace } from '@chifan/contract/address/place-views';
import { Button, EmptyState, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api.ts';
import { failureText } from '../../../platform/query.ts';

type PlaceSearchProps = {
  readonly around: { readonly latitude: string; readonly longitude: string };
  readonly onChoose: (place: FoundPlace) => void;
};

export function PlaceSearch({ around, onChoose }: PlaceSearchProps) {
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState('');
  const search = () => setKeyword(typed.trim());
  const { data, error, isFetching } = useQuery({
    queryKey: ['places', keyword],
    queryFn: ({ signal }) => api('/rest/place/search', { ...around, keyword, limit: 8 }, { signal }),
    enabled: keyword !== '',
  });
  return (
    <div className="grid gap-2">
      <div
        className="flex flex-wrap items-end gap-2"
        onKeyDown={(event) => {
          // Enter searches for the place and does not submit the surrounding form.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          search();
        }}
      >
        <div className="min-w-48 flex-1">
          <TextField label={t`按地名查找`} type="search" value={typed} onChange={setTyped} maxLength={80} />
        </div>
        <Button variant="secondary" icon="search" isBusy={isFetching} onClick={search}>
          {t`查找`}
        </Button>
      </div>
      {error && (
        <p role="alert" className="text-note text-bad">
          {failureText(error)}
        </p>
      )}
      {data?.places.length === 0 && <EmptyState icon="search" title={t`没有找到这个地方`} />}
      <ul>
        {data?.places.map((place) => (
          <li key={`${place.kind} ${place.latitude} ${place.longitude} ${place.nameZh}`}>
            <button
              type="button"
              onClick={() => onChoose(place)}
              className="min-h-12 w-full border-b border-line py-2 text-start"
            >
              <span className="block font-medium">{place.nameZh}</span>
              <span className="block text-small text-soft">{place.addressZh}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
