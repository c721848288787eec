import { create } from 'zustand';
import { secureStorage } from '../platform/storage.ts';

export const ticketArrangements = ['queue', 'columns'] as const;
/** `queue`: one queue by due time. `columns`: one column for each step, such as new and cooking. */
export type TicketArrangement = (typeof ticketArrangements)[number];

export const ticketSizes = ['normal', 'large', 'largest'] as const;
export type TicketSize = (typeof ticketSizes)[number];

export type KitchenMode = {
  readonly isOn: boolean;
  readonly arrangement: TicketArrangement;
  readonly size: TicketSize;
};

const stored = secureStorage('consoleKitchenMode');

/**
 * A device with a touch screen is a tablet, and not a phone, if the shorter side of its screen has at least this number
 * of pixels.
 */
const tabletPixels = 600;

const isTablet = (): boolean =>
  window.matchMedia('(pointer: coarse)').matches && Math.min(window.innerWidth, window.innerHeight) >= tabletPixels;

/**
 * Settings of kitchen mode. They are stored on the device and not in the account, because the screens of a kitchen are
 * at different distances from the cooks. On a tablet, kitchen mode is on until staff turn it off.
 */
export const useKitchenMode = create<KitchenMode>()(() => readStored());

export function setKitchenMode(changes: Partial<KitchenMode>): void {
  const next = { ...useKitchenMode.getState(), ...changes };
  stored.write(JSON.stringify(next));
  useKitchenMode.setState(next);
}

function readStored(): KitchenMode {
  const usual: KitchenMode = { isOn: isTablet(), arrangement: 'queue', size: 'normal' };
  const text = stored.read();
  return text === null ? usual : { ...usual, ...known(text) };
}

/**
 * Parses the stored settings. Settings that this version does not know are ignored. A text that is not valid JSON has
 * no settings.
 */
function known(text: string): Partial<KitchenMode> {
  try {
    const { isOn, arrangement, size } = JSON.parse(text) as Record<string, unknown>;
    return {
      ...(typeof isOn === 'boolean' && { isOn }),
      ...(ticketArrangements.includes(arrangement as TicketArrangement) && {
        arrangement: arrangement as TicketArrangement,
      }),
      ...(ticketSizes.includes(size as TicketSize) && { size: size as TicketSize }),
    };
  } catch {
    return {};
  }
}
