/** Font sizes, and widths at which desktop and mobile results are usually cut off, in CSS pixels. Measured conventions; no search engine documents them. */
export const resultLimits = { title: { fontSize: 20, desktop: 580 }, description: { fontSize: 14, desktop: 920, mobile: 680 } } as const;
