import { Card } from '@chifan/ui';
import { closeRecogniser } from '@chifan/ui/text-recognition';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLanguage } from '../../../platform/language.ts';
import { useLocation } from '../../../platform/location.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { PickPhoto } from '../../../platform/photos/pick-photo.tsx';
import { consumePickedPlace, pickPlace } from '../../../platform/place/picked-place.ts';
import { CardFields } from './card-fields.tsx';
import { findCardPlace, placeOfCard } from './card-place.ts';
import { type CardReading, changeCard, clearCard, readCard, stopReading, useCardReading } from './card-reading.ts';
import { ReadingFailure, ReadingState } from './reading-state.tsx';

/**
 * Reads the photo of a hotel's card or of a booking (rule address-32). The guest corrects the texts and confirms the
 * position on the map. The place then goes to the screen that opened this one.
 */
export default function HotelCardScreen() {
  const { t } = useLingui();
  const { reading } = useCardReading();
  useHandingOver();
  useEffect(
    () => () => {
      stopReading();
      closeRecogniser();
    },
    [],
  );
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <Card className="grid grid-cols-1 gap-3">
        <p>
          <Trans>
            Take a photo of your hotel’s card, or choose a screenshot of your booking. It must show the address in
            Chinese.
          </Trans>
        </p>
        <div className="grid gap-2">
          <PickPhoto camera="environment" label={t`Take a photo`} onPick={(file) => void readCard(file)} />
          <PickPhoto label={t`Choose from album`} onPick={(file) => void readCard(file)} />
        </div>
        <p className="text-note text-soft">
          <Trans>Your photo is read on this device and never uploaded. The first time, the app downloads 21 MB.</Trans>
        </p>
        {reading.step === 'under_way' && <ReadingState progress={reading.progress} />}
        {reading.step === 'failed' && <ReadingFailure problem={reading.problem} />}
      </Card>
      {reading.step === 'read' && <ReadCard reading={reading} />}
    </div>
  );
}

function ReadCard({ reading }: { readonly reading: Extract<CardReading, { readonly step: 'read' }> }) {
  const navigation = useNavigation();
  const queries = useQueryClient();
  const language = useLanguage();
  const { position, city } = useLocation();
  const { card, picture } = reading;
  const find = useMutation({
    mutationFn: () => findCardPlace(queries, card, { position, city: city ?? '', language }),
    onSuccess: (place) => {
      changeCard({ place });
      if (place === null) return;
      pickPlace(place);
      navigation.open('pages/address/choose/address_picker', { ...place.position });
    },
  });
  return (
    <CardFields
      card={card}
      picture={picture}
      isUnknown={find.data === null}
      isFinding={find.isPending}
      onFind={() => find.mutate()}
      onMap={() => navigation.open('pages/address/choose/address_picker', { ...position })}
    />
  );
}

/** After the guest confirmed the position on the map, returns the place to the screen that opened this one. */
function useHandingOver(): void {
  const navigation = useNavigation();
  const language = useLanguage();
  const [picked] = useState(consumePickedPlace);
  const hand = useEffectEvent(() => {
    const { reading } = useCardReading.getState();
    if (picked === null || reading.step !== 'read') return;
    pickPlace(placeOfCard({ card: reading.card, found: reading.place, picked, language }));
    clearCard();
    navigation.back();
  });
  useEffect(() => hand(), []);
}
