import type { Plugin } from 'vite';

const absentElements = 'hr|abbr|kbd|samp|pre|sub|sup|embed|optgroup';
/** Of what no screen draws: such an element, the browser’s own button of a file input, a part of an input for dates. */
const absentSelector = new RegExp(
  `^(?:${absentElements})\\b|\\boptgroup\\b|^::(?:file-selector|-webkit-(?:date|calendar))`,
);
const absentUse = new RegExp(
  `\\("(?:${absentElements})",|type:\\s*["'\`](?:date|datetime-local|month|time|week)["'\`]`,
);

const rule = /([^{}@;]+)\{([^{}]*)\}/g;
const betweenSelectors = /,(?![^()]*\))/;
const saidTwice = /(^|;)([^;]+)(?:;\2(?=;|$))+/g;
/** The list of licences has it. */
const licence = /\/\*!.*?\*\/\s*/gs;

/** A minified style sheet without rules for elements that no screen has, and with each declaration once a rule. */
export function withoutUnused(css: string): string {
  return css.replaceAll(licence, '').replaceAll(rule, (_whole, list: string, declarations: string) => {
    const selectors = list.split(betweenSelectors).filter((selector) => !absentSelector.test(selector.trim()));
    return selectors.length === 0 ? '' : `${selectors.join(',')}{${declarations.replaceAll(saidTwice, '$1$2')}}`;
  });
}

/**
 * Takes what Tailwind's base says of elements that the app has not out of its style sheet: a third of a kilobyte of
 * every first view. Whoever draws one of them is told by the build.
 */
export function leanStyles(): Plugin {
  return {
    name: 'lean-styles',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const used = file.type === 'chunk' && absentUse.exec(file.code);
        if (used) this.error(`${file.fileName} draws ${used[0]} which lean-styles takes the styles of`);
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = withoutUnused(String(file.source));
      }
    },
  };
}
