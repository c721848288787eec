import { distanceMetres, type Position } from '../../address/index.ts';

/** Rule courier-4: how often a courier's app tells where they are, and near a guest's door. */
export const reportSeconds = 10;
export const reportNearSeconds = 5;
export const nearDoorMetres = 500;

/** @param doors of those whose food the courier has. */
export const reportEverySeconds = (courier: Position, doors: readonly Position[]): number =>
  doors.some((door) => distanceMetres(courier, door) <= nearDoorMetres) ? reportNearSeconds : reportSeconds;
