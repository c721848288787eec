/** GET /rest/live: so often the server writes a comment on a quiet stream. */
export const liveBeatMs = 4_000;

/** Two beats and a half: whoever has heard nothing for so long is cut off, whatever the network says. */
export const liveSilenceMs = 10_000;

/** A line that is back so soon, as after the server was started anew, worries nobody. */
export const liveGraceMs = 3_000;
