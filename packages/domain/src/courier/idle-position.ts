/**
 * Rules courier-17 and courier-18: seconds between the position reports of a courier on duty without food, and minutes
 * until the server deletes a reported position.
 */
export const idlePositionReportSeconds = 60;
export const idlePositionMinutes = 3;
/** Rule courier-17: three decimals of a degree are about a hundred metres. */
const freePositionDecimals = 3;

/** Rounds a coordinate, so that it shows which area a courier is in but not the exact position. */
export const coarsenDegrees = (degrees: number): number => Number(degrees.toFixed(freePositionDecimals));
