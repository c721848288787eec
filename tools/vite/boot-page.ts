import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

/** A screen that the HTML page starts to load before the app's own code runs. */
export type BootScreen = {
  /** Paths of the screen in the URL hash, without `#/` and parameters. */
  readonly paths: readonly string[];
  /** End of the screen's file name. */
  readonly module: string;
  readonly terms: readonly string[];
};

export type BootPlan = {
  /** Source of the inline script, which reads the constant `bootFiles`. */
  readonly script?: string;
  readonly screens: readonly BootScreen[];
};

export type BootFiles = {
  /** Phrase files by the name of the phrase catalogue, then by language. */
  readonly phrases: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly screens: readonly {
    readonly paths: readonly string[];
    readonly terms: readonly string[];
    readonly files: string[];
  }[];
};

/**
 * In development, Vite serves each module separately. So the HTML page starts the first API calls early but preloads no
 * files.
 */
const withoutFiles = ({ screens }: BootPlan): BootFiles => ({
  phrases: {},
  screens: screens.map(({ paths, terms }) => ({ paths, terms, files: [] })),
});

/**
 * Inlines the boot script, the style sheet and a one-line entry, so that the first paint waits only for the HTML page.
 * Writes their hashes to csp.json, because the server allows no other inline code.
 */
export function bootPage(plan: BootPlan): Plugin {
  let base = '/';
  let policyText = policy([], []);
  return {
    name: 'boot-page',
    enforce: 'post',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const files = bundle ? filesOf(bundle, plan, base) : withoutFiles(plan);
        const scripts = plan.script ? [await compile(plan.script, files)] : [];
        const styled = bundle ? withStyles(html, bundle, base) : { html, styles: [] };
        const page = bundle ? withEntry(styled.html, bundle, base) : { html: styled.html, entries: [] };
        policyText = policy([...scripts, ...page.entries], styled.styles);
        const tags = scripts.map((children) => ({ tag: 'script', children, injectTo: 'head-prepend' as const }));
        return { html: page.html, tags };
      },
    },
    // Vite writes the HTML page after it has generated the bundle, so write the policy last.
    writeBundle: ({ dir = 'dist' }) => writeFileSync(path.join(dir, 'csp.json'), policyText),
  };
}

type Bundle = Rolldown.OutputBundle;

function filesOf(bundle: Bundle, plan: BootPlan, base: string): BootFiles {
  const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
  const addressOf = (file: string) => base + file;
  const phrases: Record<string, Record<string, string>> = {};
  const terms = new Set(['shell', ...plan.screens.flatMap((screen) => screen.terms)]);
  for (const chunk of chunks) {
    const [, language, term] = chunk.facadeModuleId?.match(/phrases\/([\w-]+)\/([\w-]+)\.po$/) ?? [];
    if (language && term && terms.has(term)) (phrases[term] ??= {})[language] = addressOf(chunk.fileName);
  }
  const screens = plan.screens.map(({ paths, module, terms }) => ({
    paths,
    terms,
    files: loadedFor(chunks, module).map(addressOf),
  }));
  return { phrases, screens };
}

/**
 * The file of the chunk that contains the screen, and the files that it imports, without files that the HTML page loads
 * anyway.
 */
function loadedFor(chunks: readonly Rolldown.OutputChunk[], module: string): string[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reach = (file: string, seen: Set<string>): Set<string> => {
    if (seen.has(file)) return seen;
    seen.add(file);
    const chunk = byFile.get(file);
    // The bundler may list an import that the final code no longer contains, so check the code.
    for (const next of chunk?.imports ?? []) if (chunk?.code.includes(path.basename(next))) reach(next, seen);
    return seen;
  };
  const wanted = new Set<string>();
  const known = new Set<string>();
  for (const chunk of chunks) {
    if (chunk.moduleIds.some((id) => id.endsWith(module))) reach(chunk.fileName, wanted);
    if (chunk.isEntry) reach(chunk.fileName, known);
  }
  return [...wanted].filter((file) => !known.has(file));
}

function withStyles(html: string, bundle: Bundle, base: string): { html: string; styles: string[] } {
  const styles: string[] = [];
  const inlined = html.replace(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g, (link, href: string) => {
    const asset = bundle[href.slice(base.length)];
    if (asset?.type !== 'asset') return link;
    const css = String(asset.source).trim();
    styles.push(css);
    return `<style>${css}</style>`;
  });
  return { html: inlined, styles };
}

const lineLength = 120;

/** Inlines an entry of one line that only calls another file, because it would cost an additional request. */
function withEntry(html: string, bundle: Bundle, base: string): { html: string; entries: string[] } {
  const entries: string[] = [];
  const inlined = html.replace(/<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/g, (tag, src: string) => {
    const file = src.slice(base.length);
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || chunk.code.length > lineLength) return tag;
    const line = chunk.code.trim().replaceAll('"./', `"${base}${path.dirname(file)}/`);
    entries.push(line);
    return `<script type="module">${line}</script>`;
  });
  return { html: inlined, entries };
}

async function compile(entry: string, files: BootFiles): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define: { bootFiles: JSON.stringify(files) },
    build: { write: false, target: 'es2020', lib: { entry, formats: ['iife'], name: 'boot' } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error(`${entry} gave no script`);
  return output.output[0].code.trim();
}

const policy = (scripts: readonly string[], styles: readonly string[]) =>
  JSON.stringify({ script: scripts.map(sha256), style: styles.map(sha256) });

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
