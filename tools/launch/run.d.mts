type Environment = Readonly<Record<string, string | undefined>>;

/** Runs a command in the foreground and forwards signals to it. @returns the exit code */
export function run(
  command: string,
  args: readonly string[],
  options?: { env?: Environment; ipc?: boolean },
): Promise<number>;

/** Runs a command in the background and collects its output. */
export function collect(
  command: string,
  args: readonly string[],
  options?: { cwd?: string; env?: Environment },
): Promise<{ code: number; output: string }>;
