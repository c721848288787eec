/** GET /rest/live: interval of the comments that the server writes on a quiet stream. */
export const liveBeatMs = 4_000;

/** Two and a half beats: after so much silence a client counts as disconnected, whatever the network says. */
export const liveSilenceMs = 10_000;

/** A reconnection within this time, as after a server's restart, is not reported. */
export const liveGraceMs = 3_000;
