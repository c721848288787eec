import { fileURLToPath } from 'node:url';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';

const project = fileURLToPath(new URL('../../', import.meta.url));

/** Turns the sentences in `t`, `msg`, `<Trans>` and `<Plural>` into calls; for builds and for tests. */
export const phraseMacros = () => babel({ presets: [linguiTransformerBabelPreset(undefined, { cwd: project })] });
