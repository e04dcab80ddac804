/** An HTTP proxy that leads every connection to one server of this machine. Arguments: its port, and that of the server. */
import { createServer } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';

const [port, site] = process.argv.slice(2).map(Number);
createServer((_, response) => response.writeHead(501).end())
  .on('connect', (_: unknown, client: Duplex) => {
    const server = connect(site!, '127.0.0.1', () => client.write('HTTP/1.1 200 Connection established\r\n\r\n'));
    server.on('error', () => client.destroy());
    client.on('error', () => server.destroy());
    server.pipe(client).pipe(server);
  })
  .listen(port, '127.0.0.1');
