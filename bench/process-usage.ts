import { readdirSync, readFileSync } from 'node:fs';

/** Process ids of the server and of PostgreSQL's main process, whose children are counted too. */
export type CpuClock = { readonly server: number; readonly postmaster: number };

const ticksPerSecond = 100;

/** Processor time since the processes started, in milliseconds. Null on systems without /proc. */
export function cpuMilliseconds({ server, postmaster }: CpuClock): number | null {
  try {
    const ticks = [...everyProcess()]
      .filter(({ pid, parent }) => pid === server || pid === postmaster || parent === postmaster)
      .reduce((sum, process) => sum + process.ticks, 0);
    return (ticks * 1000) / ticksPerSecond;
  } catch {
    return null;
  }
}

/** Resident memory of a process in megabytes. Null on systems without /proc. */
export function residentMegabytes(pid: number): number | null {
  try {
    const [, kilobytes = ''] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return null;
  }
}

/** Id of the parent process. Null on systems without /proc. */
export const parentOf = (pid: number): number | null => readProcess(pid)?.parent ?? null;

type Process = { readonly pid: number; readonly parent: number; readonly ticks: number };

function* everyProcess(): Generator<Process> {
  for (const name of readdirSync('/proc')) {
    const process = /^\d+$/.test(name) ? readProcess(Number(name)) : null;
    if (process) yield process;
  }
}

/**
 * Parses `/proc/<pid>/stat`. The parent process is the second field after the name in brackets, and the fields 14 to 17
 * are processor times.
 */
function readProcess(pid: number): Process | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [own, system, ofEnded, systemOfEnded] = fields.slice(11, 15);
    const ticks = (own ?? 0) + (system ?? 0) + (ofEnded ?? 0) + (systemOfEnded ?? 0);
    return { pid, parent: fields[1] ?? 0, ticks };
  } catch {
    return null;
  }
}
