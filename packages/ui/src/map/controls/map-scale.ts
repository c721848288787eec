const steps = [5, 2, 1] as const;

/** The largest of 1, 2, 5, 10, 20, 50 … metres that is not longer than this. */
export function roundScaleMetres(longest: number): number {
  const power = 10 ** Math.floor(Math.log10(longest));
  return (steps.find((step) => step * power <= longest) ?? 1) * power;
}
