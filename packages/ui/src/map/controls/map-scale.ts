const steps = [5, 2, 1] as const;

/** Length of the scale bar in metres: the largest of 1, 2, 5, 10, 20, 50 … that is not longer than `longest`. */
export function roundScaleMetres(longest: number): number {
  const power = 10 ** Math.floor(Math.log10(longest));
  return (steps.find((step) => step * power <= longest) ?? 1) * power;
}
