/** To three decimals: what shares and scores are told with, so that no report shows how computers add. */
export const thousandths = (value: number): number => Math.round(value * 1_000) / 1_000;
