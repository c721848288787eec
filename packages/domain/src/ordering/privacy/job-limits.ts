/** A courier brings no more at once; who took more would only learn where their guests live. */
export const maxJobsAtOnce = 20;

/** So many jobs a courier may give back, or have taken from them, in so many hours before they take another. */
export const maxJobsGivenBack = 8;
export const jobsGivenBackHours = 12;
