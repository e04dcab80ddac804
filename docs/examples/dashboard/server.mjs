// A dashboard of ten pages: run node server.mjs, then open http://127.0.0.1:8788/. It needs only Node and a service (pageloupe serve).
// The service rejects requests from web pages of other origins, and a key must not be in a page, so this server sends the requests, only for the listed URLs.
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';

const service = process.env.PAGELOUPE_SERVICE ?? 'http://127.0.0.1:8787';
const key = process.env.PAGELOUPE_KEY;
const read = (name) => readFileSync(new URL(name, import.meta.url), 'utf8');
const urls = (process.env.PAGELOUPE_URLS ?? read('urls.txt'))
  .split('\n')
  .map((line) => line.trim())
  .filter((line) => line !== '' && !line.startsWith('#'));

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost');
  const send = (status, type, body) =>
    response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' }).end(body);
  const [, what, number] = /^\/(audits|reports)\/(\d{1,4})$/.exec(pathname) ?? [];
  if (request.method !== 'GET') send(405, 'text/plain', 'Only GET.');
  else if (pathname === '/') send(200, 'text/html', read('index.html'));
  else if (pathname === '/urls') send(200, 'application/json', JSON.stringify(urls));
  else if (number === undefined || urls[number] === undefined) send(404, 'text/plain', 'Not here.');
  else {
    try {
      const answer = await fetch(`${service}/v1/audit?${new URLSearchParams({ url: urls[number], maxAge: '86400' })}`, {
        headers: { accept: what === 'reports' ? 'text/html' : 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
      });
      send(answer.status, answer.headers.get('content-type')?.split(';')[0] ?? 'application/json', await answer.text());
    } catch {
      send(
        502,
        'application/json',
        JSON.stringify({ title: 'The service does not answer', detail: `Start it: pageloupe serve. It is expected at ${service}.` }),
      );
    }
  }
});
server.listen(Number(process.env.PORT ?? 8788), '127.0.0.1', () => process.stdout.write(`http://127.0.0.1:${server.address().port}/\n`));
