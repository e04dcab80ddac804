/** 0 up to `from`, 1 from `to` on, linear in between. */
export const linearStep = (value: number, from: number, to: number): number => Math.min(1, Math.max(0, (value - from) / (to - from)));
