/** Sums of ranges (`end` is exclusive), each in constant time. */
export const rangeSums = (values: readonly number[]) => {
  const sums = new Float64Array(values.length + 1);
  for (const [index, value] of values.entries()) sums[index + 1] = sums[index]! + value;
  return (first: number, end: number) => sums[Math.min(end, values.length)]! - sums[Math.min(first, values.length)]!;
};
