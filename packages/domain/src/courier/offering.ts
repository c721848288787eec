/** Rule courier-9: so many couriers are asked at once, the best of those who were not asked yet. */
export const ringSize = 3;
/** Rule courier-9: how long they have to answer. */
export const offerSeconds = 30;
/** Rule courier-9: after so many rings the job is open to everybody near. */
export const maxRings = 3;
/** Rule courier-9: nobody rides farther to a restaurant, nor is shown what lies beyond. */
export const offerReachMetres = 10_000;
/** Rule courier-9: what of the open jobs is shown to one courier, the nearest first. */
export const maxOpenJobsShown = 30;
/** Rule courier-9: what a courier declined, or left unanswered, is held against them for so long. */
export const refusalHours = 1;
/** Rule courier-9: where they were last, of a courier whose place is not known, says something for so long. */
export const lastPlaceHours = 2;

/** Rule courier-4: the place of a courier on duty who has nobody's food: how often it is told, and how long it is kept. */
export const freeReportSeconds = 60;
export const freePositionMinutes = 3;
/** Rule courier-4: about a hundred metres. */
const freePositionDecimals = 3;

/** Coarse on purpose: enough to know who is near, too little to know where somebody stands. */
export const coarseDegrees = (degrees: number): number => Number(degrees.toFixed(freePositionDecimals));
