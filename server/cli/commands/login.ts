import { open, readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { TimeLimitOver } from '../../../checks/time-limits.ts';
import { factValueOf } from '../../../checks/core/fact-value.ts';
import { parseUrl } from '../../../checks/parse/urls.ts';
import { isSentToSignIn } from '../../../checks/derive/head/sign-in.ts';
import { AuditRefused, type Auditor } from '../../audit/auditor.ts';
import { parseSession, type Session } from '../../audit/visit/session.ts';
import type { RunSettings } from '../config/settings.ts';
import { moduleFault, describeSystemError, usageError } from '../failure.ts';
import { runUserScript } from '../user-script.ts';
import { serverWords } from '../../words.ts';
import { writeFailure } from '../write-failure.ts';
import type { World } from '../world.ts';

const words = () => serverWords().commands.login;
/** Milliseconds for the whole script. */
export const loginLimit = { ms: 60_000 };

type LoginScript = (input: { page: unknown; origin: string; env: World['env'] }) => Promise<unknown>;

/** The site did not let the run in: no page is audited, and its reports say why. */
export class LoginFailed extends Error {}

/**
 * The session for visiting pages: from the script, or from a file of an earlier log-in.
 * @param origins named origins; the session is sent to no others
 * @param say called with notes for the user
 * @throws CommandFailed if the script or the file cannot be used
 * @throws LoginFailed if the script yields no session
 */
export async function openLogin(
  { login, loginState }: Pick<RunSettings, 'login' | 'loginState'>,
  origins: readonly string[],
  auditor: Auditor,
  world: Pick<World, 'cwd' | 'env'>,
  say: (note: string) => void,
): Promise<Session | null> {
  if (login === null) return loginState === null ? null : readState(loginState, origins, world.cwd);
  const [origin] = origins;
  if (origin === undefined || !auditor.logIn) throw usageError(words().noOrigin);
  const script = await loadScript(login, world.cwd);
  let state: unknown;
  let at: () => string = () => '';
  try {
    state = await auditor.logIn((page) => {
      at = () => page.url();
      return script({ page, origin, env: world.env });
    }, loginLimit.ms);
  } catch (error) {
    const why = error instanceof TimeLimitOver ? words().tooSlow({ ms: loginLimit.ms }) : describeSystemError(error).split('\n')[0]!;
    throw new LoginFailed(words().failed({ file: `${login}${lineOf(error, login)}`, why, url: bareUrl(at()) }));
  }
  const session = parseSession(state, origins);
  if (session === null || session.cookies.length + session.origins.length === 0)
    throw new LoginFailed(words().nothing({ file: login, origins }));
  if (loginState !== null) await saveState(loginState, session, world.cwd);
  say(words().done({ cookies: session.cookies.length }));
  return session;
}

/** `:6`: the line of the script that failed, because a page or variable that is not there has no name in the message; '' if unknown. */
function lineOf(error: unknown, file: string): string {
  const stack = error instanceof Error ? (error.stack ?? '').split('\n') : [];
  const path = `/${encodeURI(basename(file))}:`;
  const place = stack.find((line) => line.includes(path));
  return place === undefined ? '' : `:${Number.parseInt(place.slice(place.indexOf(path) + path.length), 10)}`;
}

async function loadScript(file: string, cwd: string): Promise<LoginScript> {
  let script: unknown;
  try {
    const { href } = pathToFileURL(resolve(cwd, file));
    script = ((await runUserScript(() => import(href))) as { default?: unknown }).default;
  } catch (error) {
    throw usageError(words().unusable({ file, why: moduleFault(error, resolve(cwd, file)) }));
  }
  if (typeof script !== 'function') throw usageError(words().unusable({ file, why: words().noFunction }));
  return script as LoginScript;
}

async function readState(file: string, origins: readonly string[], cwd: string): Promise<Session> {
  let state: unknown;
  try {
    state = JSON.parse(await readFile(resolve(cwd, file), 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) throw usageError(words().badState({ file }));
    throw usageError(serverWords().commands.usage.file({ file, why: describeSystemError(error) }));
  }
  const session = parseSession(state, origins);
  if (session === null) throw usageError(words().badState({ file }));
  if (session.cookies.length + session.origins.length === 0) throw usageError(words().otherState({ file, origins }));
  return session;
}

/** Readable only by its owner, because the session gives access. */
async function saveState(file: string, session: Session, cwd: string): Promise<void> {
  const path = resolve(cwd, file);
  try {
    const handle = await open(path, 'w', 0o600);
    try {
      // Before the session is in it: the mode above only applies to a new file.
      await handle.chmod(0o600);
      await handle.writeFile(`${JSON.stringify(session, null, 1)}\n`);
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw writeFailure(file, error);
  }
}

/** Without parameters, which may be secrets of the log-in; '' for what is no page of the web. */
function bareUrl(url: string): string {
  const { origin, pathname, protocol } = parseUrl(url) ?? {};
  return protocol === 'http:' || protocol === 'https:' ? `${origin}${pathname}` : '';
}

/**
 * The auditor, which visits pages of these origins with the session. What it sees where the session or a cookie is over is not the page.
 * @param hasCookies whether a page is to be visited with cookies, which may have expired
 */
export function auditorWithLogin(
  auditor: Pick<Auditor, 'audit'>,
  session: Session | null,
  origins: readonly string[],
  hasCookies: (url: string) => boolean = () => false,
): Pick<Auditor, 'audit'> {
  return {
    async audit(order, signal) {
      const hasSession = session !== null && origins.includes(new URL(order.url).origin);
      const visit = await auditor.audit(hasSession ? { ...order, session } : order, signal);
      const { finalUrl, facts = {} } = visit.report;
      const isLoggedIn =
        hasSession || hasCookies(order.url) || Object.keys(order.headers).some((name) => /^(?:cookie|authorization)$/i.test(name));
      if (isLoggedIn && isSentToSignIn(order.url, finalUrl, factValueOf(facts, 'pageType')))
        throw new AuditRefused('target-needs-login', () => words().over({ url: bareUrl(finalUrl) }));
      return visit;
    },
  };
}
