import { allergies } from './allergies.ts';
import type { Article } from './article.ts';
import { bill } from './bill.ts';
import { hotpot } from './hotpot.ts';
import { paying } from './paying.ts';
import { spice } from './spice.ts';
import { tea } from './tea.ts';

/** In the order of the list: what can spoil a meal comes first. */
export const articles: readonly Article[] = [allergies, spice, hotpot, bill, paying, tea];

export const articleOf = (key: string | undefined): Article | undefined =>
  articles.find((article) => article.key === key);

/** The next article to read; the last is followed by the first. */
export function articleAfter({ key }: Article): Article | undefined {
  const at = articles.findIndex((article) => article.key === key);
  return articles[(at + 1) % articles.length];
}
