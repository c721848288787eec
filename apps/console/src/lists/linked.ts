import { useSearch } from '@tanstack/react-router';

/** What a link to this screen says under a name (`?number=…`); the router reads what looks like a number as one. */
export function useLinked(name: string): string {
  const value = useSearch({ strict: false, select: (search: Readonly<Record<string, unknown>>) => search[name] });
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
