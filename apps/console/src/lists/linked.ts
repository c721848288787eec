import { useSearch } from '@tanstack/react-router';

/** A parameter in the link to this screen (`?number=…`). The router parses digits as a number. */
export function useSearchParam(name: string): string {
  const value = useSearch({ strict: false, select: (search: Readonly<Record<string, unknown>>) => search[name] });
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
