import { type ResolveFnOutput, type ResolveHookContext, registerHooks } from 'node:module';

type Resolve = (
  name: string,
  context: ResolveHookContext,
  next: (name: string, context?: Partial<ResolveHookContext>) => ResolveFnOutput,
) => ResolveFnOutput;

/**
 * A start imports 1,800 modules by some 5,000 names, and Node looks for each of these on the disk, whoever asks again: a
 * quarter of what loading takes. A relative name with its ending is its file, and the name of a package means the same
 * throughout one package of ours. CommonJS, and what has no ending, is left to Node.
 */
export function resolveQuickly(): void {
  registerHooks({ resolve: quickResolve() });
}

export function quickResolve(): Resolve {
  const known = new Map<string, ResolveFnOutput>();
  return (name, context, next) => {
    const { parentURL: parent, conditions } = context;
    if (parent === undefined || !conditions.includes('import')) return next(name, context);
    if (name.startsWith('.')) return fileNamed(name, parent) ?? next(name, context);
    const home = packageOf(parent);
    if (home === undefined) return next(name, context);
    const key = `${home} ${name}`;
    const { url, format } = known.get(key) ?? next(name, context);
    const found = { url, format, shortCircuit: true };
    known.set(key, found);
    return found;
  };
}

function fileNamed(name: string, parent: string): ResolveFnOutput | undefined {
  if (name.endsWith('.ts')) return { url: new URL(name, parent).href, format: 'module-typescript', shortCircuit: true };
  return name.endsWith('.js') ? { url: new URL(name, parent).href, shortCircuit: true } : undefined;
}

/** One of ours, whose sources lie below `src` beside its own packages. */
function packageOf(url: string): string | undefined {
  const sources = url.includes('/node_modules/') ? -1 : url.lastIndexOf('/src/');
  return sources < 0 ? undefined : url.slice(0, sources);
}
