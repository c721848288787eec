type Page = { readonly pageNo: number; readonly pageSize: number; readonly total: number };

export const nextPage = ({ pageNo, pageSize, total }: Page) => (pageNo * pageSize < total ? pageNo + 1 : undefined);
