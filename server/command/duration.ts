const units: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/** Milliseconds of `30` (seconds), `30s`, `500ms`, `10m`, `2h`; null for anything else. */
export function durationMs(text: string | number): number | null {
  const [, amount = '', unit = 's'] = /^(\d+(?:\.\d+)?)\s*(ms|s|m|h)?$/.exec(String(text).trim()) ?? [];
  return amount === '' ? null : Math.round(Number(amount) * units[unit]!);
}

/** "1 h 12 min", "3 min 20 s", "12 s", "0.4 s" */
export function durationWords(ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 10) return `${Math.round(seconds * 10) / 10} s`;
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  const minutes = Math.floor(whole / 60);
  return minutes < 60 ? `${minutes} min ${whole % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
