export function missingOptionals(packages: Record<string, object>): [place: string, entry: object][];
