/** Rounds to three decimals, the precision of shares and scores, so that reports show no rounding noise. */
export const thousandths = (value: number): number => Math.round(value * 1_000) / 1_000;
