const units: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/** Milliseconds of `30` (seconds), `30s`, `500ms`, `10m`, `2h`; null for anything else. */
export function parseDuration(text: string | number): number | null {
  const [, amount = '', unit = 's'] = /^(\d+(?:\.\d+)?)\s*(ms|s|m|h)?$/.exec(String(text).trim()) ?? [];
  return amount === '' ? null : Math.round(Number(amount) * units[unit]!);
}
