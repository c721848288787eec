/** Rule courier-9: number of couriers that get an offer of one delivery job at the same time. */
export const couriersPerOfferRing = 3;
/** Rule courier-9: seconds that a courier has to answer an offer. */
export const courierOfferSeconds = 30;
/** Rule courier-9: after this many groups of simultaneous offers, the job is open to all couriers nearby. */
export const maxOfferRings = 3;
/** Rule courier-21: maximum distance between courier and restaurant, for offers and open jobs. */
export const maxCourierOfferMetres = 10_000;
/** Rule courier-22: maximum number of open jobs that one courier sees, nearest first. */
export const maxOpenDeliveryJobsShown = 30;
/** Rule courier-20: hours for which a declined or unanswered offer lowers a courier's rank. */
export const offerRefusalHours = 1;
/**
 * Rule courier-21: hours for which the last restaurant or door that a courier visited counts as the courier's position,
 * if the current position is unknown.
 */
export const lastPositionHours = 2;
