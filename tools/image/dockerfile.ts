type Plain = 'ARG' | 'RUN' | 'WORKDIR' | 'USER' | 'VOLUME' | 'EXPOSE' | 'HEALTHCHECK';

export type Instruction =
  | { readonly name: 'COPY'; readonly from: string | null; readonly chown: string | null; readonly paths: string[] }
  | { readonly name: 'FROM'; readonly image: string; readonly as: string | null }
  | { readonly name: Plain; readonly text: string }
  | { readonly name: 'ENV'; readonly set: Readonly<Record<string, string>> }
  | { readonly name: 'CMD'; readonly command: string[] };

/**
 * Parses the subset of Dockerfile syntax that our Dockerfile uses, one instruction per line. @throws Error on other
 * syntax
 */
export const readDockerfile = (text: string): Instruction[] =>
  text.split('\n').flatMap((line) => (line === '' || line.startsWith('#') ? [] : [read(line)]));

function read(line: string): Instruction {
  const [name = '', ...words] = line.split(/\s+/);
  const text = line.slice(name.length).trim();
  switch (name) {
    case 'COPY': {
      const flag = (of: string) => words.find((word) => word.startsWith(`--${of}=`))?.slice(of.length + 3) ?? null;
      return { name, from: flag('from'), chown: flag('chown'), paths: words.filter((word) => !word.startsWith('--')) };
    }
    case 'FROM':
      return { name, image: words[0] ?? '', as: words[1] === 'AS' ? (words[2] ?? null) : null };
    case 'ENV':
      return { name, set: Object.fromEntries(words.map((word) => word.split('=', 2))) };
    case 'CMD':
      return { name, command: JSON.parse(text) };
    case 'ARG':
    case 'RUN':
    case 'WORKDIR':
    case 'USER':
    case 'VOLUME':
    case 'EXPOSE':
    case 'HEALTHCHECK':
      return { name, text };
    default:
      throw new Error(`the Dockerfile has ${name}, which npm run try:image does not support`);
  }
}

/**
 * Returns whether a path of the project is excluded from the image. The last matching pattern of .dockerignore decides.
 */
export function ignoredBy(dockerignore: string): (file: string) => boolean {
  const patterns = dockerignore
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ keeps: line.startsWith('!'), fits: fitting(line.replace(/^!/, '')) }));
  return (file) => patterns.findLast(({ fits }) => fits.test(file))?.keeps === false;
}

/** The regular expression of a pattern. A pattern also matches everything below its path. */
function fitting(pattern: string): RegExp {
  const anywhere = pattern.startsWith('**/');
  const named = pattern
    .slice(anywhere ? 3 : 0)
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '[^/]*');
  return new RegExp(`^${anywhere ? '(?:.*/)?' : ''}${named}(?:/.*)?$`);
}
