import { FilterChips } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import type { Direction } from '../../../data/wallet.ts';

type DirectionChipsProps = { readonly direction: Direction; readonly onChange: (direction: Direction) => void };

export function DirectionChips({ direction, onChange }: DirectionChipsProps) {
  const { t } = useLingui();
  return (
    <FilterChips
      label={t`Which transactions`}
      choices={[
        { value: 'all', label: t`All` },
        { value: 'in', label: t`Came in` },
        { value: 'out', label: t`Went out` },
      ]}
      value={direction}
      onChange={onChange}
    />
  );
}
