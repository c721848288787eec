import { Button, Card, Chip, classNames, Icon, TextField } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { placeTagIcons, placeTagLabels, placeTags } from '../place-tags.ts';
import { atPlace } from './address-draft.ts';
import type { AddressPartProps } from './address-form.tsx';
import { PlaceDrawer } from './place-drawer.tsx';

/** Where it is: the place itself, then what a courier must read to find the door. */
export function PlacePart({ draft, problems, onChange }: AddressPartProps) {
  const { t, i18n } = useLingui();
  return (
    <Card title={t`Where`} className="grid gap-3">
      <ChosenPlace draft={draft} problems={problems} onChange={onChange} />
      <TextField
        label={t`City`}
        value={draft.city}
        onChange={(city) => onChange({ city })}
        error={problems.city}
        maxLength={60}
      />
      <TextField
        label={t`Street, building or hotel`}
        value={draft.address}
        onChange={(address) => onChange({ address })}
        error={problems.address}
        maxLength={200}
      />
      <TextField
        label={t`The same in Chinese (optional)`}
        hint={t`Your hotel’s card has it; the courier reads it.`}
        value={draft.addressZh}
        onChange={(addressZh) => onChange({ addressZh })}
        maxLength={200}
      />
      <TextField
        label={t`Floor and door number`}
        hint={t`For example 12F, room 1203`}
        value={draft.doorNumber}
        onChange={(doorNumber) => onChange({ doorNumber })}
        error={problems.doorNumber}
        maxLength={60}
      />
      <div role="group" aria-label={t`Kind of place`} className="flex flex-wrap gap-2">
        {placeTags.map((tag) => (
          <Chip
            key={tag}
            icon={placeTagIcons[tag]}
            isChosen={draft.tag === tag}
            onPress={() => onChange({ tag: draft.tag === tag ? null : tag })}
          >
            {i18n._(placeTagLabels[tag])}
          </Chip>
        ))}
      </div>
    </Card>
  );
}

function ChosenPlace({ draft, problems, onChange }: AddressPartProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const isKnown = draft.position !== null;
  return (
    <div className="grid gap-2">
      <p className={classNames('flex items-center gap-2 text-note', isKnown ? 'text-good' : 'text-soft')}>
        <Icon name={isKnown ? 'check' : 'pin'} size={20} />
        <span dir="auto">{isKnown ? (draft.placeName ?? t`Your current location`) : t`No place chosen yet`}</span>
      </p>
      <Button look="secondary" icon="aim" onClick={() => setIsOpen(true)}>
        {isKnown ? <Trans>Choose another place</Trans> : <Trans>Choose the place</Trans>}
      </Button>
      {problems.position && (
        <p role="alert" className="flex items-center gap-1 text-small text-bad">
          <Icon name="warning" size={16} />
          {problems.position}
        </p>
      )}
      <PlaceDrawer
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onPosition={(position) => onChange({ position, placeName: null })}
        onPlace={(place) => onChange(atPlace(draft, place))}
      />
    </div>
  );
}
