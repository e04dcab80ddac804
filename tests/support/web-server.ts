import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** What a path answers: a body (200, text/html), or a handler that does anything. */
export type Answers = Record<string, string | ((request: IncomingMessage, response: ServerResponse) => void)>;

export interface WebSite {
  origin: string;
  /** Paths that were asked for, in order. */
  requested: string[];
  requests: IncomingMessage[];
}

/** A real web server on 127.0.0.1 for one test; it and its open connections end with the test. Unknown paths are 404. */
export async function webServer(answers: Answers): Promise<WebSite> {
  const { close, ...site } = await openWebServer(answers);
  onTestFinished(close);
  return site;
}

/** The same for as long as it is wanted. What `answers` holds may change meanwhile. */
export async function openWebServer(answers: Answers): Promise<WebSite & { close(): Promise<void> }> {
  const requested: string[] = [];
  const requests: IncomingMessage[] = [];
  // As in scripts/demo/server.ts.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    const path = request.url ?? '';
    requested.push(path);
    requests.push(request);
    const answer = answers[path];
    if (typeof answer === 'function') answer(request, response);
    else if (answer === undefined) response.writeHead(404, { 'content-type': 'text/html' }).end('<!DOCTYPE html><title>Not here</title>');
    else
      response
        .writeHead(200, {
          'content-type': path.endsWith('.txt') ? 'text/plain' : path.endsWith('.xml') ? 'application/xml' : 'text/html; charset=utf-8',
        })
        .end(answer);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requested,
    requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
