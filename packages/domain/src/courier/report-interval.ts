import { distanceMetres, type Position } from '../address/index.ts';

/** Rule courier-4: interval at which a courier's app reports its position, and near a guest's door. */
export const reportSeconds = 10;
export const reportNearSeconds = 5;
export const nearDoorMetres = 500;

/** @param doors doors of the guests whose food the courier has. */
export const reportEverySeconds = (courier: Position, doors: readonly Position[]): number =>
  doors.some((door) => distanceMetres(courier, door) <= nearDoorMetres) ? reportNearSeconds : reportSeconds;
