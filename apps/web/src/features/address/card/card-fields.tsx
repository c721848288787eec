import type { HotelCard } from '@chifan/domain/address/hotel-card';
import { Button, Card, TextField } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { changeCard } from './card-reading.ts';

type CardFieldsProps = {
  readonly card: HotelCard;
  readonly picture: string;
  /** True if the search found no place for the texts of the card. */
  readonly isUnknown: boolean;
  readonly isFinding: boolean;
  readonly onFind: () => void;
  readonly onMap: () => void;
};

/** The texts that the app read from a hotel card. The guest compares the texts with the photo and corrects them. */
export function CardFields({ card, picture, isUnknown, isFinding, onFind, onMap }: CardFieldsProps) {
  const { t } = useLingui();
  const isEmpty = card.nameZh.trim() === '' && card.addressZh.trim() === '';
  return (
    <Card title={t`Compare with your card`} className="grid grid-cols-1 gap-3">
      <img
        src={picture}
        alt={t`Your photo`}
        className="max-h-56 w-full rounded-small border border-line object-contain"
      />
      {isEmpty && (
        <p role="alert" className="text-note text-bad">
          <Trans>
            We found no Chinese address in the photo. Take it from straight above in good light, or enter the address
            here.
          </Trans>
        </p>
      )}
      <TextField
        label={t`Hotel name in Chinese`}
        autoComplete="off"
        value={card.nameZh}
        onChange={(nameZh) => changeCard({ card: { nameZh } })}
        maxLength={60}
      />
      <TextField
        label={t`Address in Chinese`}
        autoComplete="off"
        hint={t`Correct any character that differs from your card.`}
        value={card.addressZh}
        onChange={(addressZh) => changeCard({ card: { addressZh } })}
        maxLength={200}
      />
      <TextField
        label={t`Hotel phone number (optional)`}
        autoComplete="off"
        type="tel"
        value={card.phone}
        onChange={(phone) => changeCard({ card: { phone } })}
        maxLength={30}
      />
      {isUnknown && (
        <p role="alert" className="text-note text-bad">
          <Trans>We couldn’t find this address. Check the characters, or place the pin on the map yourself.</Trans>
        </p>
      )}
      <Button isWide icon="pin" disabled={isEmpty} isBusy={isFinding} onClick={onFind}>
        <Trans>Find on the map</Trans>
      </Button>
      {isUnknown && (
        <Button variant="secondary" isWide onClick={onMap}>
          <Trans>Place the pin on the map</Trans>
        </Button>
      )}
    </Card>
  );
}
