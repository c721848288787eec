const skew = 0.99;

/** Zipf's distribution with exponent 0.99: from a number of 0 to 1 to a rank from 0. */
export function zipfian(ranks: number): (luck: number) => number {
  const until = new Float64Array(ranks);
  let sum = 0;
  for (let rank = 0; rank < ranks; rank += 1) {
    sum += (rank + 1) ** -skew;
    until[rank] = sum;
  }
  return (luck) => firstBeyond(until, luck * sum);
}

function firstBeyond(until: Float64Array, wanted: number): number {
  let [low, high] = [0, until.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((until[middle] ?? 0) > wanted) high = middle;
    else low = middle + 1;
  }
  return low;
}
