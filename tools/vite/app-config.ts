import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { lingui } from '@lingui/vite-plugin';
import tailwind from '@tailwindcss/vite';
import type { PluginOption, UserConfig } from 'vite';
import { type BootPlan, bootPage } from './boot-page.ts';
import { chunkGroups } from './chunk-groups.ts';
import { compiledReact } from './compiled-react.ts';
import { compressedBeforehand } from './compressed-beforehand.ts';
import { licences } from './licences.ts';
import { phraseMacros } from './phrase-macros.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));

export type AppWords = {
  readonly base: string;
  /** Scripts that the HTML page loads before the app's own code. Default: none. */
  readonly boot?: BootPlan;
  readonly plugins?: readonly PluginOption[];
};

/**
 * Vite's configuration of guest app and console: React with its compiler, phrases, styles, and an HTML page that works
 * with a strict Content Security Policy.
 */
export function appConfig({ base, boot = nothingEarly, plugins = [] }: AppWords): UserConfig {
  return {
    base,
    cacheDir: path.join(project, `.cache/vite${base}`),
    define: { 'import.meta.env.CHIFAN_DEV_UI': JSON.stringify(process.env.CHIFAN_DEV_UI === '1') },
    plugins: [
      // Compile phrases before the React Compiler runs, because the React Compiler does not know the Lingui macros.
      phraseMacros(),
      compiledReact(),
      lingui({ cwd: project }),
      tailwind(),
      ...plugins,
      bootPage(boot),
      licences(),
      compressedBeforehand(),
    ],
    build: {
      target: 'es2022',
      manifest: true,
      // Add no polyfill, because browsers without modulepreload only load these files a little later.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, files, host) => (isAfterPaint(boot, host) ? [] : lacking(files, host.hostType)),
      },
      chunkSizeWarningLimit: 300,
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups }, chunkFileNames } },
    },
  };
}

/** Files that a screen needs in addition to the files that the HTML page loads. */
const lacking = (files: string[], hostType: 'html' | 'js'): string[] =>
  hostType === 'html' ? files : files.filter((file) => !/\/(kit|rolldown-runtime)-/.test(file));

/**
 * True for a dynamic import for which the build writes no list of files to preload. The HTML page itself starts to load
 * the first screens, and a list for later imports would delay them. `screen-loaders` keeps its lists, because a guest
 * who opens another screen waits for it.
 */
const isAfterPaint = ({ screens }: BootPlan, { hostId, hostType }: { hostId: string; hostType: 'html' | 'js' }) =>
  screens.length > 0 && hostType === 'js' && !hostId.includes('screen-loaders');

/**
 * File names of chunks. By default, the name of a shared chunk contains the names of all its modules, and every
 * importing file would repeat the long name.
 */
const chunkFileNames = ({ name }: { readonly name: string }) =>
  `assets/${name.startsWith('shared~') ? 'shared' : name}-[hash].js`;

const nothingEarly: BootPlan = { screens: [] };
