/** Rule courier-9: number of couriers that get an offer at the same time. The best ones without an earlier offer. */
export const couriersPerOfferRing = 3;
/** Rule courier-9: time to answer an offer. */
export const courierOfferSeconds = 30;
/** Rule courier-9: after this many rings the job is open to all couriers nearby. */
export const maxOfferRings = 3;
/** Rule courier-9: maximum distance of a courier from the restaurant, for offers and open jobs. */
export const maxCourierOfferMetres = 10_000;
/** Rule courier-9: open jobs shown to one courier, nearest first. */
export const maxOpenDeliveryJobsShown = 30;
/** Rule courier-9: a declined or unanswered offer counts against a courier for this time. */
export const offerRefusalHours = 1;
/** Rule courier-9: without a current position, the last shop or door counts for this time. */
export const lastPositionHours = 2;

/** Rule courier-4: position of a courier on duty without food. Interval of reports, and time until deletion. */
export const idlePositionReportSeconds = 60;
export const idlePositionMinutes = 3;
/** Rule courier-4: about a hundred metres. */
const freePositionDecimals = 3;

/** Deliberately coarse: shows who is near, but not the exact position of a person. */
export const coarsenDegrees = (degrees: number): number => Number(degrees.toFixed(freePositionDecimals));
