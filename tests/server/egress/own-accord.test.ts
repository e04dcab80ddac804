import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audited, auditorFor } from '../audit/orders.ts';

/** Every name resolves to this server, so background requests of Chromium would arrive here too. */
const requested: string[] = [];
const take = (request: Pick<IncomingMessage, 'headers' | 'url'>) => {
  requested.push(`${request.headers.host} ${request.url}`);
};
const server: Server = createServer((request, response) => {
  take(request);
  if (request.url === '/') response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  else response.writeHead(404, { 'content-type': 'text/html' }).end('<!DOCTYPE html><title>Not here</title>');
});
beforeAll(
  () =>
    new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    }),
);
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Triggers for every service of a browser: forms, passwords, cards, a foreign language, a field with spell check, a certificate to look up. */
const page = `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Anmeldung und Bestellung</title></head><body><main><h1>Anmeldung und Bestellung</h1>
<p>${'Diese Seite ist in deutscher Sprache geschrieben, damit ein Browser sie übersetzen wollte. '.repeat(20)}</p>
<form action="/login" method="post"><input name="email" type="email" autocomplete="username"><input name="password" type="password" autocomplete="current-password"><button>Weiter</button></form>
<form action="/order" method="post"><label>Name <input name="name"></label><label>Straße <input name="street"></label><label>Ort <input name="city"></label><label>Postleitzahl <input name="zip"></label>
<label>Telefon <input name="phone" type="tel"></label><label>Karte <input name="ccnumber" autocomplete="cc-number"></label><label>Gültig bis <input name="ccexp" autocomplete="cc-exp"></label>
<textarea spellcheck="true">Feler in disem Text</textarea><button>Kaufen</button></form>
<input type="search" name="q"><div contenteditable spellcheck="true">Noch ein Feler</div></main>
<script>document.querySelector('[name=name]').focus(); document.querySelector('[name=street]').value = 'x';</script></body></html>`;

test('a visit requests what the page and its audit need, and the browser nothing in the background', async () => {
  const names = new Set<string>();
  const auditor = await auditorFor([], {
    concurrency: 1,
    egress: {
      resolve: async (name) => {
        names.add(name);
        return ['93.184.216.34'];
      },
      dial: () => ({ address: '127.0.0.1', port: (server.address() as AddressInfo).port }),
    },
  });
  const { http } = await audited(auditor, 'http://shop.demo.example/', { settleMs: 1_500 });
  expect(http.status).toBe(200);
  expect([...names]).toEqual(['shop.demo.example']);
  expect([...new Set(requested)].toSorted()).toEqual(
    ['/', '/favicon.ico', '/llms.txt', '/robots.txt', '/sitemap.xml'].map((path) => `shop.demo.example ${path}`),
  );
  // Requests outside of any visit (accounts, updates) go to a proxy that forwards nothing; of the visit itself, nothing was refused.
  expect(Object.keys(auditor.stats().egressDenied).filter((rule) => rule !== 'outside-a-job')).toEqual([]);
});
