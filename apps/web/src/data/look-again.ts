/** A draw is opened by news of the completed order, which a guest who watches may be faster than. */
const newsComesWithinMs = 60_000;
const betweenLooksMs = 3_000;
const maxLooks = newsComesWithinMs / betweenLooksMs;

type Watched = { readonly completedAt: string | null; readonly looks: number };

/** When to look again for the draw of an order; false: none comes any more. A clock that is slow never lets it look for long. */
export const lookAgainAfterMs = ({ completedAt, looks }: Watched, now: number): number | false =>
  completedAt !== null && now - Date.parse(completedAt) < newsComesWithinMs && looks < maxLooks
    ? betweenLooksMs
    : false;
