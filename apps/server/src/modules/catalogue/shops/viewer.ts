import type { Language } from '@chifan/domain';
import { type Position, parsePosition } from '@chifan/domain/address';
import type { Context } from '../../../platform/http/handlers.ts';

/** When the guest wants the order. */
export type OrderTime = {
  readonly now: Date;
  /** The chosen time. Absent means as soon as possible. */
  readonly wantedAt?: Date;
};

export type Viewer = OrderTime & { readonly here: Position; readonly language: Language };

export type PlaceAndTime = {
  readonly latitude: string;
  readonly longitude: string;
  readonly wantedAt?: string | undefined;
};

/** Returns undefined if the position is invalid. A chosen time that has passed means as soon as possible. */
export function viewerOf(
  { latitude, longitude, wantedAt }: PlaceAndTime,
  { language, now }: Pick<Context, 'language' | 'now'>,
): Viewer | undefined {
  const here = parsePosition(latitude, longitude);
  return here && { here, language, ...orderTimeOf(wantedAt, now) };
}

export function orderTimeOf(wantedAt: string | undefined, now: Date): OrderTime {
  const wanted = wantedAt === undefined ? now : new Date(wantedAt);
  return wanted > now ? { now, wantedAt: wanted } : { now };
}
