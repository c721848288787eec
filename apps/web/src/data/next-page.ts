type Page = { readonly pageNo: number; readonly pageSize: number; readonly total: number };

/** The page after this one; undefined where everything is there. */
export const nextPage = ({ pageNo, pageSize, total }: Page) => (pageNo * pageSize < total ? pageNo + 1 : undefined);
