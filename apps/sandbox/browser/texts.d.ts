export function wordsFor(locale: string | null): { language: string; words: Record<string, string> };
