/** The same line of a log at most once a minute: a server that refuses every command would write thousands. */
type Log = (event: object, message: string) => void;

const [everyMs, mostLines] = [60_000, 500];

/** @param log writes a line @param clock epoch milliseconds @returns a log whose repeated lines say how many there were since the last one */
export function withoutRepeatedLines(log: Log, clock: () => number): Log {
  const lines = new Map<string, { at: number; more: number }>();
  return (event, message) => {
    const { reason, err } = event as { reason?: unknown; err?: unknown };
    // Slots, ports and process IDs change from line to line.
    const cause = String(reason ?? (err instanceof Error ? err.message : '')).replace(/\d+/g, '#');
    const key = `${message} ${cause.slice(0, 300)}`;
    const now = clock();
    const line = lines.get(key);
    if (line && now >= line.at && now - line.at < everyMs) {
      line.more += 1;
      return;
    }
    if (lines.size >= mostLines) lines.clear();
    lines.set(key, { at: now, more: 0 });
    log(line && line.more > 0 ? { ...event, repeated: line.more } : event, message);
  };
}
