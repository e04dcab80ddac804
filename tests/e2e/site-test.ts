import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { categories } from '../../checks/core/report/geo.ts';
import { signals } from '../../checks/signals/index.ts';
import { tools } from '../../checks/tools.ts';
import type { Report } from '../../checks/core/report/report.ts';
import { schemaErrors } from '../support/report-schema.ts';
import { expect, test as base } from './audit-test.ts';

/** The response of a path: an HTML document, or a handler that does anything (or nothing). */
export type Answer = string | ((request: IncomingMessage, response: ServerResponse) => void);

interface Asked {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
}
export interface Site {
  /** http://127.0.0.1:port */
  origin: string;
  port: number;
  /** Every request, in order. */
  requested: Asked[];
}
interface Each {
  /** Serves a site on 127.0.0.1 until the test ends. Unknown paths return 404. Any name below demo.example resolves to it. */
  serve(answers: Record<string, Answer>): Promise<Site>;
}

/** Tests with their own sites. */
export const test = base.extend<Each>({
  serve: async ({}, use) => {
    const closers: (() => Promise<void>)[] = [];
    await use(async (answers) => {
      const requested: Asked[] = [];
      const server = createServer((request, response) => {
        const path = request.url ?? '/';
        requested.push({ method: request.method ?? '', path, headers: request.headers });
        const answer = answers[path];
        if (typeof answer === 'function') answer(request, response);
        else if (answer === undefined) response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
        else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(answer);
      });
      await new Promise<void>((resolve) => {
        server.listen(0, '127.0.0.1', resolve);
      });
      closers.push(async () => {
        server.closeAllConnections();
        await new Promise((resolve) => {
          server.close(resolve);
        });
      });
      const { port } = server.address() as AddressInfo;
      return { origin: `http://127.0.0.1:${port}`, port, requested };
    });
    for (const close of closers) await close();
  },
});
export { expect };

/** A response with a body of another type than HTML. */
export const answer =
  (contentType: string, body: string | Buffer, status = 200, headers: Record<string, string> = {}): Answer =>
  (_, response) => {
    response.writeHead(status, { 'content-type': contentType, ...headers }).end(body);
  };

/** A small page with enough text to be judged. */
export const page = (title: string, main: string, head = '') => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width, initial-scale=1">${head}</head>
<body><main>${main}</main></body></html>`;

/** Conditions for every report of any page: valid, complete, and without internal errors. */
export function expectSound(report: Report): void {
  expect(schemaErrors(report)).toEqual([]);
  expect([report.signals.length, report.geo.categories.length, report.tools.length]).toEqual([
    signals.length,
    categories.length,
    tools.length,
  ]);
  expect(report.signals.filter(({ reason }) => reason === 'signal-failed').map(({ id, message }) => `${id}: ${message}`)).toEqual([]);
  expect(
    Object.entries(report.facts ?? {}).flatMap(([name, fact]) =>
      fact.ok || fact.reason !== 'collector-failed' ? [] : [`${name}: ${fact.code}`],
    ),
  ).toEqual([]);
}

/** The finding of one signal. */
export function signalOf(report: Report, id: string): Report['signals'][number] {
  const found = report.signals.find((signal) => signal.id === id);
  if (!found) throw new Error(`No signal ${id} in the report.`);
  return found;
}
