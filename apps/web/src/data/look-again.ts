/** How long after the completion of an order the server may take to create its prize draw. */
const newsComesWithinMs = 60_000;
const betweenLooksMs = 3_000;
const maxLooks = newsComesWithinMs / betweenLooksMs;

type Watched = { readonly completedAt: string | null; readonly looks: number };

/**
 * Delay until the next request for an order’s prize draw, or false to stop. The number of requests is limited, because
 * a slow phone clock would never reach the time limit.
 */
export const drawRefetchDelayMs = ({ completedAt, looks }: Watched, now: number): number | false =>
  completedAt !== null && now - Date.parse(completedAt) < newsComesWithinMs && looks < maxLooks
    ? betweenLooksMs
    : false;
