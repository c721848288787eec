import { useSearch } from '@tanstack/react-router';

/**
 * Returns a query parameter of the screen's URL (`?number=…`), or an empty string. The router parses digits as a
 * number, so convert it back.
 */
export function useSearchParam(name: string): string {
  const value = useSearch({ strict: false, select: (search: Readonly<Record<string, unknown>>) => search[name] });
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Parses the text of a query parameter as a numeric ID. Null if it is empty or not a number. */
export const linkedId = (linked: string): number | null => (/^\d{1,15}$/.test(linked) ? Number(linked) : null);
