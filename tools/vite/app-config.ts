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
  /** The path that the app is served under, with both slashes. */
  readonly base: string;
  /** What the page does before the app's own code is there; left out: nothing. */
  readonly boot?: BootPlan;
  readonly plugins?: readonly PluginOption[];
};

/** How both apps are built: React with its compiler, phrases, styles, and a page that a strict policy accepts. */
export function appConfig({ base, boot = nothingEarly, plugins = [] }: AppWords): UserConfig {
  return {
    base,
    define: { 'import.meta.env.CHIFAN_DEV_UI': JSON.stringify(process.env.CHIFAN_DEV_UI === '1') },
    plugins: [
      // Before the React Compiler, which would not know what the macros mean.
      phraseMacros(),
      compiledReact(),
      lingui({ cwd: project }),
      tailwind(),
      ...plugins,
      bootPage(boot),
      licences(),
      compressedBeforehand(),
    ],
    // React has had this hook of its own since its version 18: the stand-in for older ones need not travel.
    resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
    build: {
      target: 'es2022',
      manifest: true,
      // Browsers that cannot preload modules load them a little later.
      modulePreload: { polyfill: false, resolveDependencies: (_file, files, { hostType }) => lacking(files, hostType) },
      chunkSizeWarningLimit: 300,
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
    },
    server: { proxy: { '/rest': `http://localhost:${process.env.PORT ?? '3000'}` } },
  };
}

/** What a screen needs beside what the page itself has brought: naming that again would weigh on the first screen. */
const lacking = (files: string[], hostType: 'html' | 'js'): string[] =>
  hostType === 'html' ? files : files.filter((file) => !/\/(vendor|kit|rolldown-runtime)-/.test(file));

const nothingEarly: BootPlan = { screens: [] };
