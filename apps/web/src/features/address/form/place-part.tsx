import { Button, Card, Chip, Icon, TextField } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { CityPicker } from '../city/city-picker.tsx';
import { addressTags, placeTagIcons, placeTagLabels } from '../place-tags.ts';
import { lacksBuilding, withRegion } from './address-draft.ts';
import type { AddressPartProps } from './address-part-props.ts';
import { type AddressProblems, missingBuildingMessage } from './address-problems.ts';
import { PinPart } from './pin-part.tsx';
import type { AddressDraftControls } from './use-address-draft.ts';

export type PlacePartProps = { readonly controls: AddressDraftControls; readonly problems: AddressProblems };

export function PlacePart({ controls, problems }: PlacePartProps) {
  const { t } = useLingui();
  const { draft, change } = controls;
  const isHotel = draft.tag === 'hotel';
  return (
    <Card title={t`Address`} className="grid grid-cols-1 gap-3">
      <PinPart controls={controls} problem={problems.position} />
      <AddressTexts controls={controls} problems={problems} />
      <TagChoice draft={draft} problems={problems} onChange={change} />
      <TextField
        label={isHotel ? t`Room number` : t`Floor and door number`}
        autoComplete="address-line2"
        hint={isHotel ? t`For example 1203. Enter “reception” if you have no room yet.` : t`For example 12F, room 1203`}
        value={draft.doorNumber}
        onChange={(doorNumber) => change({ doorNumber })}
        error={problems.doorNumber}
        maxLength={60}
      />
    </Card>
  );
}

/**
 * City, street and Chinese address. A chosen place fills in the fields, so they are collapsed unless one of them has an
 * error.
 */
function AddressTexts({ controls, problems }: PlacePartProps) {
  const { t } = useLingui();
  const { draft, change } = controls;
  const isToCorrect =
    lacksBuilding(draft) || [problems.city, problems.address].some((problem) => problem !== undefined);
  return (
    <details open={isToCorrect} className="group">
      <summary className="flex min-h-11 list-none items-center gap-2 text-note font-semibold text-link [&::-webkit-details-marker]:hidden">
        <Icon name="plus" size={20} className="group-open:rotate-45" />
        {draft.position === null ? t`Type the address instead` : t`Edit the address`}
      </summary>
      <div className="grid grid-cols-1 gap-3">
        <CityField controls={controls} problems={problems} />
        <TextField
          label={t`Street, building or hotel`}
          autoComplete="street-address"
          value={draft.address}
          onChange={(address) => change({ address })}
          error={problems.address}
          {...(lacksBuilding(draft) ? { hint: missingBuildingMessage() } : {})}
          maxLength={200}
        />
        <TextField
          label={t`Address in Chinese (optional)`}
          autoComplete="off"
          hint={t`For the courier. It comes with the place you choose. Your hotel’s card has it too.`}
          value={draft.addressZh}
          onChange={(addressZh) => change({ addressZh })}
          maxLength={200}
        />
      </div>
    </details>
  );
}

function CityField({ controls: { draft, change }, problems }: PlacePartProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-1">
      <TextField
        label={t`City`}
        autoComplete="address-level2"
        value={draft.city}
        onChange={(city) => change({ city })}
        error={problems.city}
        maxLength={60}
      />
      <Button variant="quiet" icon="globe" onClick={() => setIsOpen(true)} className="-ms-3 justify-self-start">
        <Trans>Choose from a list</Trans>
      </Button>
      <CityPicker
        isOpen={isOpen}
        until="detail"
        onClose={() => setIsOpen(false)}
        onPick={(picked) => {
          change(withRegion(draft, picked));
          setIsOpen(false);
        }}
      />
    </div>
  );
}

function TagChoice({ draft, onChange }: AddressPartProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="text-note font-medium">{t`Address type (optional)`}</p>
      <div className="flex flex-wrap gap-x-2">
        {addressTags.map((tag) => (
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
    </div>
  );
}
