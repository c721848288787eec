/** The completed order's event creates the draw, and may take this long. */
const newsComesWithinMs = 60_000;
const betweenLooksMs = 3_000;
const maxLooks = newsComesWithinMs / betweenLooksMs;

type Watched = { readonly completedAt: string | null; readonly looks: number };

/** When to ask again for an order's draw; false: none comes any more. A slow clock never makes it poll for long. */
export const lookAgainAfterMs = ({ completedAt, looks }: Watched, now: number): number | false =>
  completedAt !== null && now - Date.parse(completedAt) < newsComesWithinMs && looks < maxLooks
    ? betweenLooksMs
    : false;
