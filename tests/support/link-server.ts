/** A local site of 500 links with every kind of response that a link can have, and a few that cannot be requested. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LinkClass } from '../../checks/core/facts/probes.ts';

export interface BenchLink {
  /** As in the page. */
  href: string;
  kind: Kind | 'mailto' | 'tel' | 'javascript' | 'data' | 'malformed';
  /** Expected class of the probe. */
  class: LinkClass;
  /** Status of the last response; 0 without one. */
  status: number;
  redirects: number;
}
export interface LinkServer {
  /** The page that lists the links. */
  pageUrl: string;
  links: BenchLink[];
  /** Requests so far, and the maximum number of concurrent ones. */
  counts(): { requests: number; mostOpen: number };
  close(): Promise<void>;
}
export interface LinkServerOptions {
  /** Number of servers that share the links, since browsers open six connections to each. The silent links get a separate server if there is more than one. */
  ports?: number;
  /** Include the five links that never respond. */
  silent?: boolean;
  /** Milliseconds until the slow links respond. */
  slowMs?: number;
  /** In list order instead of shuffled. */
  sorted?: boolean;
}

type Kind =
  | 'ok'
  | 'redirect'
  | 'chain'
  | 'not-found'
  | 'gone'
  | 'error'
  | 'unavailable'
  | 'slow'
  | 'head-405'
  | 'head-404'
  | 'reset'
  | 'silent';
type Expected = Pick<BenchLink, 'class' | 'status' | 'redirects'>;
const kinds: readonly (readonly [Kind, number, Expected])[] = [
  ['ok', 300, { class: 'ok', status: 200, redirects: 0 }],
  ['redirect', 60, { class: 'redirected', status: 200, redirects: 1 }],
  ['chain', 20, { class: 'redirected', status: 200, redirects: 3 }],
  ['not-found', 50, { class: 'broken', status: 404, redirects: 0 }],
  ['gone', 10, { class: 'broken', status: 410, redirects: 0 }],
  ['error', 15, { class: 'broken', status: 500, redirects: 0 }],
  ['unavailable', 5, { class: 'broken', status: 503, redirects: 0 }],
  ['slow', 10, { class: 'ok', status: 200, redirects: 0 }],
  ['head-405', 15, { class: 'ok', status: 200, redirects: 0 }],
  ['head-404', 5, { class: 'ok', status: 200, redirects: 0 }],
  ['reset', 5, { class: 'unverified', status: 0, redirects: 0 }],
  ['silent', 5, { class: 'unverified', status: 0, redirects: 0 }],
];
const unaskable: readonly BenchLink[] = (
  [
    ['mailto', 'mailto:books@example.com'],
    ['tel', 'tel:+43316000000'],
    ['javascript', 'javascript:void(0)'],
    ['data', 'data:text/plain,page'],
    ['malformed', 'http://[broken'],
  ] as const
).map(([kind, href]) => ({ kind, href, class: 'skipped', status: 0, redirects: 0 }));

const html = { 'content-type': 'text/html; charset=utf-8' };

export async function startLinkServer({
  ports = 1,
  silent = true,
  slowMs = 1_000,
  sorted = false,
}: LinkServerOptions = {}): Promise<LinkServer> {
  const state = { requests: 0, open: 0, mostOpen: 0, page: '' };
  const servers = await Promise.all(
    Array.from({ length: ports }, () =>
      listen((request, response) => {
        state.requests += 1;
        state.mostOpen = Math.max(state.mostOpen, (state.open += 1));
        response.on('close', () => {
          state.open -= 1;
        });
        answer(request, response, state.page, slowMs);
      }),
    ),
  );
  const origins = servers.map((server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`);

  const links: BenchLink[] = [];
  for (const [kind, count, expected] of kinds) {
    if (kind === 'silent' && !silent) continue;
    for (let index = 0; index < count; index += 1) {
      const spread = origins.length > 1 ? (kind === 'silent' ? 0 : 1 + (links.length % (origins.length - 1))) : 0;
      links.push({ kind, href: `${origins[spread]}/${kind}/${index}${kind === 'chain' ? '/3' : ''}`, ...expected });
    }
  }
  links.push(...unaskable);
  if (!sorted) mix(links);
  state.page = `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Five hundred links</title><h1>Five hundred links</h1>
<ul>${links.map(({ href, kind }, index) => `<li><a href="${href}">${kind} ${index}</a></li>`).join('\n')}</ul></html>`;
  return {
    pageUrl: `${origins.at(-1)}/`,
    links,
    counts: () => ({ requests: state.requests, mostOpen: state.mostOpen }),
    close: async () => {
      await Promise.all(
        servers.map((server) => {
          server.closeAllConnections();
          return new Promise((resolve) => {
            server.close(resolve);
          });
        }),
      );
    },
  };
}

function answer(request: IncomingMessage, response: ServerResponse, page: string, slowMs: number): void {
  const [, kind = '', index = '', step = ''] = (request.url ?? '').split('/');
  const head = request.method === 'HEAD';
  const finish = (status: number, headers: Record<string, string> = {}) =>
    response.writeHead(status, { ...html, ...headers }).end(head ? undefined : `<title>${status}</title>`);
  switch (kind) {
    case '':
      return void response.writeHead(200, html).end(page);
    case 'redirect':
      return void finish(301, { location: `/ok/redirected-${index}` });
    case 'chain':
      return void finish(302, { location: Number(step) > 1 ? `/chain/${index}/${Number(step) - 1}` : `/ok/chained-${index}` });
    case 'not-found':
      return void finish(404);
    case 'gone':
      return void finish(410);
    case 'error':
      return void finish(500);
    case 'unavailable':
      return void finish(503);
    case 'slow':
      return void setTimeout(() => finish(200), slowMs);
    case 'head-405':
      return void finish(head ? 405 : 200);
    case 'head-404':
      return void finish(head ? 404 : 200);
    case 'reset':
      return void request.socket.resetAndDestroy();
    case 'silent':
      return;
    case 'ok':
      return void finish(200);
    default:
      return void finish(404);
  }
}

function listen(handler: (request: IncomingMessage, response: ServerResponse) => void): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(handler);
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}

/** Shuffles deterministically (linear congruential generator), because links of a real page are mixed. */
function mix<T>(list: T[]): void {
  let seed = 1;
  for (let index = list.length - 1; index > 0; index -= 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    const other = seed % (index + 1);
    [list[index], list[other]] = [list[other]!, list[index]!];
  }
}
