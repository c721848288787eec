import { expect, test } from 'vitest';
import { fold } from '../catalogue/search-index/fold.ts';
import { highlightsOf } from './highlights.ts';

const marked = (text: string, query: string) => {
  let shown = '';
  let at = 0;
  for (const { start, end } of highlightsOf(text, fold(query))) {
    shown += `${text.slice(at, start)}[${text.slice(start, end)}]`;
    at = end;
  }
  return shown + text.slice(at);
};

test.each([
  ['Kung Pao Chicken', 'kung pao', '[Kung Pao] Chicken'],
  ['Kung Pao Chicken', 'chicken kung', '[Kung] Pao [Chicken]'],
  ['Crème brûlée', 'brulee', 'Crème [brûlée]'],
  ['宮保雞丁', '宫保', '[宮保]雞丁'],
  ['gōng bǎo jī dīng', 'baoji', 'gōng [bǎo jī] dīng'],
  ['Straße', 'strasse', '[Straße]'],
  ['비빔밥', '비빔바', '[비빔밥]'],
  ['Iced tea', 'tea', 'Iced [tea]'],
  ['Steak and tea', 'tea', 'Steak and [tea]'],
  ['𨋢 soup', 'soup', '𨋢 [soup]'],
  ['كَعْكَة', 'كعك', '[كَعْكَ]ة'],
  ['Noodles', 'rice', 'Noodles'],
])('in “%s”, the search query “%s” is highlighted as “%s”', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});
