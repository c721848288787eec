import { type HotelCard, readHotelCard } from '@chifan/domain/address/hotel-card';
import {
  pictureOf,
  problemOf,
  type ReadingProblem,
  type ReadingProgress,
  readPrint,
} from '@chifan/ui/text-recognition';
import { create } from 'zustand';
import type { PickedPlace } from '../../../platform/place/picked-place.ts';
import { onForgetGuest } from '../../../platform/session/forget-guest.ts';

/**
 * The steps of reading a photo of a hotel card, from the choice of the photo to the corrected texts (rule address-32).
 */
export type CardReading =
  | { readonly step: 'none' }
  | { readonly step: 'under_way'; readonly progress: ReadingProgress }
  | { readonly step: 'failed'; readonly problem: ReadingProblem }
  | {
      readonly step: 'read';
      readonly card: HotelCard;
      /** URL of the straightened photo. */
      readonly picture: string;
      /** The place that was found for the card. null until it is found. */
      readonly place: PickedPlace | null;
    };

/**
 * The state of reading a hotel card. The state survives while the guest confirms the place on the map, which is another
 * screen.
 */
export const useCardReading = create<{ readonly reading: CardReading }>()(() => ({ reading: { step: 'none' } }));

const show = (reading: CardReading): void => useCardReading.setState({ reading });

let underWay: AbortController | null = null;

export function clearCard(): void {
  underWay?.abort();
  underWay = null;
  const { reading } = useCardReading.getState();
  if (reading.step === 'read') URL.revokeObjectURL(reading.picture);
  show({ step: 'none' });
}
onForgetGuest(clearCard);

/** Stops reading a photo, unless it has already been read. Called when the guest leaves the screen. */
export function stopReading(): void {
  if (useCardReading.getState().reading.step !== 'read') clearCard();
}

/** Reads the photo on this device. Nothing is uploaded. */
export async function readCard(file: File): Promise<void> {
  clearCard();
  const ending = new AbortController();
  underWay = ending;
  const showIfCurrent = (reading: CardReading) => {
    if (!ending.signal.aborted) show(reading);
  };
  try {
    const { page, pieces } = await readPrint(file, {
      signal: ending.signal,
      onProgress: (progress) => showIfCurrent({ step: 'under_way', progress }),
    });
    const picture = URL.createObjectURL(await pictureOf(page));
    showIfCurrent({ step: 'read', card: readHotelCard(pieces), picture, place: null });
  } catch (error) {
    showIfCurrent({ step: 'failed', problem: problemOf(error) });
  }
}

/** Stores the guest's corrections, or the place that was found. */
export function changeCard(changes: { readonly card?: Partial<HotelCard>; readonly place?: PickedPlace | null }): void {
  const { reading } = useCardReading.getState();
  if (reading.step !== 'read') return;
  const { place = reading.place } = changes;
  show({ ...reading, card: { ...reading.card, ...changes.card }, place });
}
