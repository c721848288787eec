import { type Position, readPosition } from '@chifan/domain/address';

/** Null where none is sent; undefined where it is not one. */
export function positionOf(sent: {
  readonly latitude?: string | undefined;
  readonly longitude?: string | undefined;
}): Position | null | undefined {
  const { latitude, longitude } = sent;
  if (latitude === undefined && longitude === undefined) return null;
  return latitude === undefined || longitude === undefined ? undefined : readPosition(latitude, longitude);
}
