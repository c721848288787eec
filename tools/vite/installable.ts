import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin, type PluginOption, type ResolvedConfig } from 'vite';

/** The part of a web app manifest that the build reads. */
export type WebManifest = { readonly icons: readonly { readonly src: string }[] };

const manifestName = 'manifest.webmanifest';
/** Matches files that every visit needs. Files of languages and screens are cached when they are used. */
const isShell = /^kit-.*\.js$/;

/** Adds the web app manifest and a service worker built from the app's folder `src/app/offline`. */
export function installable(manifest: WebManifest): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'installable',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: config.base + manifestName }, injectTo: 'head' },
    ],
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: manifestName, source: JSON.stringify(manifest) });
    },
    closeBundle: {
      sequential: true,
      handler: async (error?: Error) => {
        if (error === undefined) await buildWorker(config, manifest);
      },
    },
  };
}

/**
 * Builds the service worker after the HTML page is complete, because the list of files to cache contains their hashes.
 */
async function buildWorker({ root, build: { outDir } }: ResolvedConfig, manifest: WebManifest): Promise<void> {
  const folder = path.resolve(root, outDir);
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    define: { 'self.__WB_MANIFEST': JSON.stringify(shellFiles(folder, manifest)) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: path.join(root, 'src/app/offline/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}

/** @returns the files to cache at installation. `revision` is null for a file with a hash in its name. */
export function shellFiles(folder: string, { icons }: WebManifest): { url: string; revision: string | null }[] {
  const revised = (url: string) => ({ url, revision: md5(readFileSync(path.join(folder, url))) });
  const assets = readdirSync(path.join(folder, 'assets')).filter((name) => isShell.test(name));
  return [
    revised('index.html'),
    ...assets.toSorted().map((name) => ({ url: `assets/${name}`, revision: null })),
    ...icons.map(({ src }) => revised(src)),
    revised(manifestName),
  ];
}

const md5 = (content: Uint8Array): string => createHash('md5').update(content).digest('hex');

/**
 * Adds the web app manifests of an app in other languages, by file name. The HTML page selects the manifest to install.
 */
export const moreManifests = (manifests: Readonly<Record<string, WebManifest>>): PluginOption => ({
  name: 'more-manifests',
  apply: 'build',
  generateBundle() {
    for (const [fileName, manifest] of Object.entries(manifests))
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(manifest) });
  },
});
