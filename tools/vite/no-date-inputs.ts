import type { Plugin } from 'vite';

const dateRules = /::-webkit-(?:date|calendar)[\w-]*\{[^}]*\}/g;
const dateInput = /type:\s*["'`](?:date|datetime-local|month|time|week)["'`]/;

/**
 * Takes what Tailwind's base says of inputs for dates out of an app that has none: a tenth of a kilobyte of every first
 * view. Whoever adds such an input is told by the build.
 */
export function noDateInputs(): Plugin {
  return {
    name: 'no-date-inputs',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && dateInput.test(file.code))
          this.error(`${file.fileName} draws an input for a date; leave the plugin no-date-inputs out`);
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = String(file.source).replaceAll(dateRules, '');
      }
    },
  };
}
