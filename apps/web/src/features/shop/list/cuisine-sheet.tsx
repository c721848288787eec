import type { RestaurantType } from '@chifan/domain/catalogue';
import { Chip, Drawer, EmptyState, TextField } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { findCuisines, type LabelledGroup } from './find-cuisines.ts';

type Choose = (cuisine: RestaurantType | undefined) => void;
type CuisineSheetProps = {
  readonly isOpen: boolean;
  readonly value: RestaurantType | undefined;
  readonly onChoose: Choose;
  readonly onClose: () => void;
};

/** Rule catalogue-2: about 70 restaurant types in groups, with a search. */
export function CuisineSheet({ isOpen, value, onChoose, onClose }: CuisineSheetProps) {
  const { t, i18n } = useLingui();
  const [words, setWords] = useState('');
  const groups = findCuisines(words, (message) => i18n._(message));
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={t`Cuisine`}>
      <div className="grid h-[70dvh] content-start gap-4">
        <TextField type="search" label={t`Search cuisines`} value={words} onChange={setWords} maxLength={40} />
        {words === '' && (
          <p>
            <Chip isChosen={value === undefined} onPress={() => onChoose(undefined)}>
              {t`All cuisines`}
            </Chip>
          </p>
        )}
        {groups.map((group) => (
          <Group key={group.name} group={group} value={value} onChoose={onChoose} />
        ))}
        {groups.length === 0 && <EmptyState icon="search" title={t`No cuisine by that name`} />}
      </div>
    </Drawer>
  );
}

type GroupProps = {
  readonly group: LabelledGroup;
  readonly value: RestaurantType | undefined;
  readonly onChoose: Choose;
};

function Group({ group, value, onChoose }: GroupProps) {
  return (
    <section>
      <h3 className="text-note font-semibold text-soft">{group.name}</h3>
      <div className="flex flex-wrap gap-x-2">
        {group.cuisines.map(({ cuisine, label }) => (
          <Chip
            key={cuisine}
            isChosen={cuisine === value}
            onPress={() => onChoose(cuisine === value ? undefined : cuisine)}
          >
            {label}
          </Chip>
        ))}
      </div>
    </section>
  );
}
