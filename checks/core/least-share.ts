/** Findings about a smaller share of what they count are not worth one of the first lines: 1 image of 9, 34 links of 240. Failures are listed, last. Ours. */
export const leastShare = 0.2;
