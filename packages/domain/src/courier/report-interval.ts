import { distanceMetres, type Position } from '../address/index.ts';

/** Rule courier-4: interval at which a courier's app reports its position, and near a guest's door. */
export const positionReportSeconds = 10;
export const positionReportNearDoorSeconds = 5;
export const nearDoorMetres = 500;

/** @param doors doors of the guests whose food the courier has. */
export const positionReportInterval = (courier: Position, doors: readonly Position[]): number =>
  doors.some((door) => distanceMetres(courier, door) <= nearDoorMetres)
    ? positionReportNearDoorSeconds
    : positionReportSeconds;
