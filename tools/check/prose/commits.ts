import { spawnSync } from 'node:child_process';
import { plain } from './markdown.ts';
import { type Finding, findingsIn } from './patterns.ts';

export type Commit = { readonly hash: string; readonly subject: string; readonly body: string };

/** The last commit before the project adopted its plain style. Commits before it are not checked. */
const lastOldCommit = '5c39f489';
const maxSubject = 72;

/**
 * Commits after `lastOldCommit`, newest first. In a shallow clone without that commit, all its commits.
 * Without git, or in a history that never had that commit, the list is empty.
 */
export function commitsOf(folder: string): Commit[] {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26 });
  const isKnown = git('cat-file', '-e', `${lastOldCommit}^{commit}`).status === 0;
  const isShallow = git('rev-parse', '--is-shallow-repository').stdout?.trim() === 'true';
  if (!isKnown && !isShallow) return [];
  const range = isKnown ? `${lastOldCommit}..HEAD` : 'HEAD';
  const { status, stdout } = git('log', '--no-merges', '--format=%h%x1f%s%x1f%b%x1e', range);
  if (status !== 0) return [];
  return stdout.split('\x1e').flatMap((entry) => {
    const [hash = '', subject = '', body = ''] = entry.trim().split('\x1f');
    return hash === '' ? [] : [{ hash, subject, body: body.trim() }];
  });
}

export function commitFindings({ subject, body }: Commit): Finding[] {
  const form = [
    ...(subject.length > maxSubject ? ['long subject'] : []),
    ...(/^[a-z][\w-]*: \S/.test(subject) ? [] : ['no term']),
    ...(body === '' ? ['no body'] : []),
  ];
  return [
    ...form.map((pattern) => ({ pattern, line: 1, excerpt: subject })),
    ...findingsIn({ line: 1, text: plain(subject.replace(/^[\w-]+: /, '')) }),
    ...findingsIn({ line: 3, text: plain(body.replace(/^[\w-]+-by: .*$/gim, '')) }),
  ];
}
