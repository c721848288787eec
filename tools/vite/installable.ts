import type { PluginOption } from 'vite';
import { type ManifestOptions, VitePWA } from 'vite-plugin-pwa';

/** What makes an app installable: its manifest, and the worker of its folder `src/app/offline`. */
export const installable = (manifest: Partial<ManifestOptions>) =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/app/offline',
    filename: 'service-worker.ts',
    injectRegister: null,
    manifest,
    // Only what every visit needs; languages and screens are kept as they are used.
    injectManifest: { globPatterns: ['index.html', 'assets/{kit,vendor}-*.js'] },
  });

/** The same app in other languages, by file: the page names the one that is to be installed. */
export const moreManifests = (manifests: Readonly<Record<string, Partial<ManifestOptions>>>): PluginOption => ({
  name: 'more-manifests',
  apply: 'build',
  generateBundle() {
    for (const [fileName, manifest] of Object.entries(manifests))
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(manifest) });
  },
});
