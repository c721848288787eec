import { distanceMetres, type Position } from '../address/index.ts';

/** Rule courier-4: seconds between the position reports of a courier's app, normally and near a guest's door. */
export const positionReportSeconds = 10;
export const positionReportNearDoorSeconds = 5;
export const nearDoorMetres = 500;

/**
 * Seconds between the position reports of a courier.
 * @param doors doors of the guests whose food the courier has.
 */
export const positionReportInterval = (courier: Position, doors: readonly Position[]): number =>
  doors.some((door) => distanceMetres(courier, door) <= nearDoorMetres)
    ? positionReportNearDoorSeconds
    : positionReportSeconds;
