/** "All" is never more than this (rule call-4). */
const maxRows = 100;

/** Which rows a page is (rule call-4): `pageNo` from 1, and −1 for all, capped. */
export function pageWindow(page: { readonly pageNo: number; readonly pageSize: number }): {
  readonly offset: number;
  readonly limit: number;
} {
  if (page.pageNo === -1) return { offset: 0, limit: maxRows };
  return { offset: (Math.max(1, page.pageNo) - 1) * page.pageSize, limit: page.pageSize };
}
