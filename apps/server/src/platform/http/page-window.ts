/** The maximum number of rows when a caller requests all (rule call-4). */
const maxRows = 100;

/**
 * The rows of a page as offset and limit (rule call-4). `pageNo` starts at 1, and −1 requests all rows up to the
 * maximum.
 */
export function pageWindow(page: { readonly pageNo: number; readonly pageSize: number }): {
  readonly offset: number;
  readonly limit: number;
} {
  if (page.pageNo === -1) return { offset: 0, limit: maxRows };
  return { offset: (Math.max(1, page.pageNo) - 1) * page.pageSize, limit: page.pageSize };
}
