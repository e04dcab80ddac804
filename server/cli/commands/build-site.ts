import { spawn, type ChildProcess } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join, relative, resolve, sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseUrl } from '../../../checks/parse/urls.ts';
import { serverWords } from '../../words.ts';
import { CommandFailed, exitCodes, systemErrorCode, describeSystemError, usageError } from '../failure.ts';
import type { World } from '../world.ts';

const words = () => serverWords().commands.build;

/** The build whose pages are audited. */
export interface BuildOrder {
  /** Folder to serve; null for none. */
  folder: string | null;
  /** Path prefix with leading and trailing slash, for a build that refers to its files by that path. */
  base: string;
  port: number;
  /** Command that starts a server; null for none. */
  start: string | null;
  /** A URL that responds once the server of `start` is ready. */
  waitOn: string | null;
  /** Milliseconds to wait for it. */
  waitTimeout: number;
}

/**
 * Serves a folder or starts a server, and stops it when `run` has ended or failed.
 * @param run called with the URLs to audit if none were named, and what the folder has that is not among them
 * @throws CommandFailed if the folder or the command does not work
 */
export async function serveFolderDuring<T>(
  order: BuildOrder,
  world: Pick<World, 'cwd' | 'env' | 'onEnd'>,
  run: (urls: readonly string[], notes: readonly string[]) => Promise<T>,
): Promise<T> {
  const { folder, start, waitOn } = order;
  if (folder !== null) {
    const path = resolve(world.cwd, folder);
    const site = await serveFolder(await realpath(path).catch(() => path), folder, order);
    try {
      return await run(site.urls, site.notes);
    } finally {
      await site.close();
    }
  }
  if (start === null) return run([], []);
  if (waitOn === null || parseUrl(waitOn) === null) throw usageError(words().waitOn);
  const server = startServer(start, world);
  try {
    await unlessStopped(server.ready(waitOn, order.waitTimeout), world);
    return await unlessStopped(run([waitOn], []), world);
  } finally {
    await server.stop();
  }
}

/** A signal would end this process and leave the server that it started. @throws CommandFailed with the exit code of a signal */
async function unlessStopped<T>(work: Promise<T>, { onEnd }: Pick<World, 'onEnd'>): Promise<T> {
  let forget = (): void => undefined;
  const stopped = new Promise<never>((_, fail) => {
    forget = onEnd((signal) =>
      fail(new CommandFailed(signal === 'SIGTERM' ? exitCodes.terminated : exitCodes.interrupted, serverWords().commands.run.stopping)),
    );
  });
  try {
    return await Promise.race([work, stopped]);
  } finally {
    forget();
  }
}

/** Content types of files in builds; all other files are downloads. */
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.htm': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/** Maximum pages of one run; split larger builds into several. */
const mostPages = 200_000;

async function serveFolder(
  root: string,
  name: string,
  { port, base }: Pick<BuildOrder, 'port' | 'base'>,
): Promise<{ urls: string[]; notes: string[]; close(): Promise<void> }> {
  const { pages, outside, shells, more } = await htmlFiles(root, name);
  if (pages.length === 0) throw usageError(words().noPages({ folder: name }));
  const server = createServer((request, response) => {
    void respond(root, base, request.url ?? '/', request.method ?? 'GET', response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  await new Promise<void>((done, failed) => {
    server.once('error', (error) => {
      failed(
        new CommandFailed(
          exitCodes.usage,
          systemErrorCode(error) === 'EADDRINUSE' ? words().portTaken({ port }) : describeSystemError(error),
        ),
      );
    });
    server.listen(port, '127.0.0.1', done);
  });
  const { port: bound } = server.address() as { port: number };
  return {
    notes: [
      ...(shells.length > 0 ? [words().shells({ files: shells })] : []),
      ...(outside.length > 0 ? [words().outside({ files: outside })] : []),
      ...(more ? [words().morePages({ most: mostPages })] : []),
    ],
    urls: pages.map((path) => `http://localhost:${bound}${base}${path.slice(1)}`),
    close: async () =>
      new Promise((done) => {
        server.close(() => {
          done();
        });
        server.closeAllConnections();
      }),
  };
}

/** Pages of a build that are shown for other URLs: the error page, and the fallback page for routes that were not generated. */
const shellName = /^(?:404(?:\.html?)?|200\.html?)$/i;

/** What a build has of HTML. */
interface HtmlFiles {
  /** URL paths in order; an index page has the path of its folder. */
  pages: string[];
  /** Links that lead out of the folder. */
  outside: string[];
  /** Pages that are shown for other URLs. */
  shells: string[];
  /** There are more pages than one run may have. */
  more: boolean;
}

async function htmlFiles(root: string, name: string): Promise<HtmlFiles> {
  const found: HtmlFiles = { pages: [], outside: [], shells: [], more: false };
  const read = async (folder: string, path: string): Promise<void> => {
    const entries = await readdir(folder, { withFileTypes: true });
    for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      if (found.more) return;
      const at = `${path}${encodeURIComponent(entry.name)}`;
      const isShell = path === '/' && shellName.test(entry.name);
      const file = join(folder, entry.name);
      if (isShell) found.shells.push(entry.name);
      else if (entry.isDirectory()) await read(file, `${at}/`);
      else if (entry.isSymbolicLink() && (await leadsOut(root, file))) found.outside.push(relative(root, file));
      else if (!/\.html?$/i.test(entry.name) || !(await isFile(root, file))) continue;
      else if (found.pages.length >= mostPages) found.more = true;
      else found.pages.push(/^index\.html?$/i.test(entry.name) ? path : at);
    }
  };
  try {
    await read(root, '/');
  } catch (error) {
    throw usageError(serverWords().commands.usage.file({ file: name, why: describeSystemError(error) }));
  }
  return found;
}

/** Responds like hosts of static sites: index pages, URLs without .html, a slash after folders, 404.html. */
async function respond(root: string, base: string, url: string, method: string, response: ServerResponse): Promise<void> {
  if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const [path = '/', query] = url.split(/\?(.*)/s);
  if (`${path}/` === base) {
    response.writeHead(301, { location: base }).end();
    return;
  }
  if (!path.startsWith(base)) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    return;
  }
  const file = fileBelow(root, `/${path.slice(base.length)}`);
  if (file === null) {
    response.writeHead(400).end();
    return;
  }
  const info = await stat(file).catch(() => null);
  if (info?.isDirectory() && !path.endsWith('/') && (await isFile(root, join(file, 'index.html')))) {
    response.writeHead(301, { location: `${path}/${query === undefined ? '' : `?${query}`}` }).end();
    return;
  }
  const besides = file === root ? [] : [`${file}.html`];
  for (const candidate of [info?.isDirectory() ? join(file, 'index.html') : file, ...besides])
    if (await isFile(root, candidate)) {
      send(candidate, 200, method, response);
      return;
    }
  const error = join(root, '404.html');
  if (await isFile(root, error)) send(error, 404, method, response);
  else response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
}

/** The file of a path; null if the path is malformed or outside the folder. */
function fileBelow(root: string, path: string): string | null {
  try {
    const file = resolve(root, `.${decodeURIComponent(path)}`);
    return isBelow(root, file) ? file : null;
  } catch {
    return null;
  }
}
const isBelow = (root: string, path: string): boolean => path === root || path.startsWith(root.endsWith(sep) ? root : `${root}${sep}`);
/** Whether there is a file that symbolic links do not take out of the folder. @param root without symbolic links */
const isFile = async (root: string, path: string): Promise<boolean> =>
  Promise.all([stat(path), realpath(path)]).then(
    ([info, real]) => info.isFile() && isBelow(root, real),
    () => false,
  );
/** Whether a symbolic link leads to a page, or a folder, outside. @param root without symbolic links */
const leadsOut = async (root: string, path: string): Promise<boolean> =>
  Promise.all([stat(path), realpath(path)]).then(
    ([info, real]) => !isBelow(root, real) && (info.isDirectory() || /\.html?$/i.test(path)),
    () => false,
  );

function send(file: string, status: number, method: string, response: ServerResponse): void {
  response.writeHead(status, { 'content-type': types[extname(file).toLowerCase()] ?? 'application/octet-stream' });
  if (method === 'HEAD') response.end();
  else
    createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response);
}

/** Maximum characters of the server's output that are shown if it fails. */
const mostOutput = 2_000;

function startServer(command: string, { cwd, env }: Pick<World, 'cwd' | 'env'>) {
  // Separate process group: npm and npx start child processes, which would outlive them.
  const child: ChildProcess = spawn(command, {
    cwd,
    env: env as NodeJS.ProcessEnv,
    shell: true,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let ended: { code: number | null } | null = null;
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => {
      output = (output + part.toString()).slice(-mostOutput);
    });
  const gone = new Promise<void>((done) => {
    const end = (code: number | null) => {
      ended = { code };
      done();
    };
    child.once('exit', end);
    child.once('error', (error) => {
      output = error.message;
      end(null);
    });
  });
  /** Sends a signal to the whole group; 0 sends none. @returns false if all of it has ended */
  const kill = (signal: NodeJS.Signals | 0): boolean => {
    try {
      return child.pid !== undefined && process.kill(-child.pid, signal);
    } catch {
      return false;
    }
  };
  return {
    async ready(url: string, waitTimeout: number): Promise<void> {
      const until = performance.now() + waitTimeout;
      const { Agent, fetch } = await import('undici');
      // Only whether it responds: nothing is sent or read, and the audit says what is wrong with a certificate.
      const dispatcher = new Agent({ connect: { rejectUnauthorized: false } });
      while (performance.now() < until) {
        if (ended)
          throw new CommandFailed(exitCodes.tool, words().ended({ command, code: (ended as { code: number | null }).code, output }));
        const response = await fetch(url, { dispatcher, signal: AbortSignal.timeout(5_000), redirect: 'manual' }).catch(() => null);
        await response?.body?.cancel();
        if (response && response.status < 500) return;
        await sleep(200);
      }
      throw new CommandFailed(exitCodes.tool, words().silent({ url, ms: waitTimeout, output }));
    },
    async stop(): Promise<void> {
      kill('SIGTERM');
      // The shell ends at once, but not what it started: a server may first have to close its files.
      for (const until = performance.now() + 3_000; kill(0) && performance.now() < until;) await sleep(20);
      kill('SIGKILL');
      await Promise.race([gone, sleep(1_000)]);
    },
  };
}
