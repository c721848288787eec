import { Visitor } from 'vite';
import type { Project } from '../project.ts';
import { type Source, sourcesOf } from '../source.ts';

const screens = /^(apps\/(web|console|sandbox)|packages\/ui)\//;

/** Matches a comment that exempts its line, such as `physical: a map is never mirrored`. */
const excused = /physical: \S/;

const css =
  /(?<![\w-])(?:(?:scroll-)?(?:margin|padding)-(?:left|right)|border-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius|inset-(?:left|right)|left|right)\s*:|(?<![\w-])(?:text-align|float|clear)\s*:\s*(?:left|right)\b/;

const size = String.raw`(?:\d|\[|\(|auto\b|full\b|px\b)`;
const tailwind = new RegExp(
  `^(?:[\\w-]+(?:\\[[^\\]]*\\])?:)*-?(?:(?:scroll-)?[mp][lr]-${size}.*|(?:left|right)-${size}.*|border-[lr](?:-.*)?|rounded-(?:[lr]|[tb][lr])(?:-.*)?|(?:text|float|clear)-(?:left|right))$`,
);

const styleKey = /^(?:(?:margin|padding|border)(?:Left|Right)\w*|left|right)$/;

/** Checks that styles use start and end instead of left and right, because Arabic and Urdu mirror the screen. */
export function directionProblems(project: Project): string[] {
  const sheets = [...project].filter(([file]) => screens.test(file) && file.endsWith('.css'));
  const sources = sourcesOf(project).filter(({ path }) => screens.test(path) && !path.includes('.test.'));
  return [...sheets.flatMap(([file, text]) => sheetProblems(file, text)), ...sources.flatMap(classProblems)];
}

const sheetProblems = (file: string, text: string): string[] =>
  text.split('\n').flatMap((line, index) => {
    const [found] = css.exec(line.replace(/\/\*.*?\*\//g, '')) ?? [];
    return found === undefined || excused.test(line) ? [] : [problem(file, index + 1, found)];
  });

function classProblems(source: Source): string[] {
  const lines = source.text.split('\n');
  const problems = new Set<string>();
  const report = (position: number, what: string) => {
    const line = source.lineAt(position);
    if (!excused.test(lines[line - 1] ?? '')) problems.add(problem(source.path, line, what));
  };
  const look = (start: number, text: string) => {
    for (const word of text.matchAll(/\S+/g)) if (tailwind.test(word[0])) report(start + word.index, word[0]);
  };
  new Visitor({
    Literal: ({ start, value }) => typeof value === 'string' && look(start + 1, value),
    TemplateElement: ({ start, value }) => look(start, value.raw),
    JSXAttribute: ({ name, value }) => {
      if (name.name !== 'style' || value?.type !== 'JSXExpressionContainer') return;
      if (value.expression.type !== 'ObjectExpression') return;
      for (const property of value.expression.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
        if (styleKey.test(property.key.name)) report(property.start, property.key.name);
      }
    },
  }).visit(source.program);
  return [...problems];
}

const problem = (file: string, line: number, what: string): string =>
  `${file}:${line} ${what.trim()} is a physical direction. Use start or end (or an excuse: /* physical: … */)`;
