/** The completion event creates the draw, which may take this long. */
const newsComesWithinMs = 60_000;
const betweenLooksMs = 3_000;
const maxLooks = newsComesWithinMs / betweenLooksMs;

type Watched = { readonly completedAt: string | null; readonly looks: number };

/** Delay until the next fetch of an order's draw. false: no draw will come. A limit protects against slow clocks. */
export const drawRefetchDelayMs = ({ completedAt, looks }: Watched, now: number): number | false =>
  completedAt !== null && now - Date.parse(completedAt) < newsComesWithinMs && looks < maxLooks
    ? betweenLooksMs
    : false;
