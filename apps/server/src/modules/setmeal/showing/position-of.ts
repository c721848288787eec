import { type Position, parsePosition } from '@chifan/domain/address';

/**
 * Parses the position that the app sent.
 * @returns null if the app sent no position, undefined if the position is invalid
 */
export function positionOf(sent: {
  readonly latitude?: string | undefined;
  readonly longitude?: string | undefined;
}): Position | null | undefined {
  const { latitude, longitude } = sent;
  if (latitude === undefined && longitude === undefined) return null;
  return latitude === undefined || longitude === undefined ? undefined : parsePosition(latitude, longitude);
}
