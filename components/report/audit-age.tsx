import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useWords } from '../use-locale.ts';

/** In milliseconds: younger audits show no age; the age of older ones is updated this often. */
const fresh = 60_000;
const every = 15_000;

/**
 * How long ago an audit was made. Renders nothing while it is fresh, unless it was made before the interface was opened.
 * @param at RFC 3339
 * @param opened when the interface was opened, epoch milliseconds
 */
export function AuditAge({ at, opened }: { at: string; opened: number }): JSX.Element | null {
  const [now, setNow] = useState(Date.now);
  const { app, wording } = useWords();
  useEffect(() => {
    const look = () => setNow(Date.now());
    look();
    const timer = setInterval(look, every);
    // Timers stop in a page that is hidden for long.
    addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      removeEventListener('visibilitychange', look);
    };
  }, [at]);
  const made = Date.parse(at);
  if (Number.isNaN(made) || (made >= opened && now - made < fresh)) return null;
  return (
    <time class="audit-age small muted" dateTime={at} title={wording.time(at, Intl.DateTimeFormat().resolvedOptions().timeZone)}>
      {app.audited({ at, now })}
    </time>
  );
}
