const skew = 0.99;

/** How frequent things are in the world: the n-th most frequent one 1/n^0.99 as often as the first. From a number of 0 to 1 to a rank from 0. */
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
