export class EmbeddedPostgresFailure extends Error {
  override readonly name = 'EmbeddedPostgresFailure';
}

/** Converts the output of initdb or postgres into one sentence for the operator. Specific causes are checked first. */
export function failureFrom(output: string, what: string): EmbeddedPostgresFailure {
  if (/No space left on device/.test(output))
    return new EmbeddedPostgresFailure(`The disk is full: ${what} found no space left on the device.`);
  if (/could not look up effective user ID/.test(output))
    return new EmbeddedPostgresFailure(
      `PostgreSQL does not run as a user without a name: add user ${process.getuid?.()} to /etc/passwd, run as another, or set DATABASE_URL.`,
    );
  if (/Read-only file system|Permission denied/.test(output))
    return new EmbeddedPostgresFailure(`${what} may not write: ${lastLine(output)}`);
  return new EmbeddedPostgresFailure(`${what} did not work: ${lastLine(output) || 'it said nothing'}`);
}

function lastLine(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  return (lines.findLast((line) => /FATAL|PANIC|error:/i.test(line)) ?? lines.at(-1) ?? '').trim();
}
