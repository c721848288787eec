import { fileURLToPath } from 'node:url';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';

const project = fileURLToPath(new URL('../../', import.meta.url));

/** Compiles Lingui's `t`, `msg`, `<Trans>` and `<Plural>` for builds and tests. */
export const phraseMacros = () => babel({ presets: [linguiTransformerBabelPreset(undefined, { cwd: project })] });
