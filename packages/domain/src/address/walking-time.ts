/** Streets make a way on foot about a third longer than the straight line. */
const detour = 1.3;
/** 4.8 km an hour, with crossings. */
const metresPerMinute = 80;

/** About how long a guest walks there, in whole minutes and at least one; an estimate, for nobody knows the way itself. */
export const walkingMinutes = (straightMetres: number): number =>
  Math.max(1, Math.ceil((straightMetres * detour) / metresPerMinute));
