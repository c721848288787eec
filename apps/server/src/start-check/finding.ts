export type Finding = {
  readonly setting: string;
  /** True: the server must not start, because payments or mail would fail unnoticed. False: only a warning. */
  readonly isFatal: boolean;
  readonly sentence: string;
};

export const fatal = (setting: string, sentence: string): Finding => ({ setting, isFatal: true, sentence });
export const warningFinding = (setting: string, sentence: string): Finding => ({ setting, isFatal: false, sentence });

export function formatFindings(findings: readonly Finding[]): string {
  const line = ({ setting, isFatal, sentence }: Finding) => `  ${isFatal ? '✗' : '!'} ${setting}: ${sentence}`;
  const first = findings.filter(({ isFatal }) => isFatal);
  const rest = findings.filter(({ isFatal }) => !isFatal);
  const head = first.length > 0 ? 'Chifan cannot start. Correct the settings marked ✗:' : 'Check these settings:';
  return [head, ...[...first, ...rest].map(line)].join('\n');
}
