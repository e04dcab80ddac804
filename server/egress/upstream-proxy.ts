import { connect as connectSocket, type Socket } from 'node:net';
import { parseUrl, percentDecode } from '../../checks/parse/urls.ts';
import { EgressError, type FailedProxy, type Rule } from './egress-error.ts';

/** An HTTP proxy in the user's network. */
export interface UpstreamProxy {
  host: string;
  port: number;
  /** Value of Proxy-Authorization; null for none. */
  authorization: string | null;
}

/** @returns null if it is not the URL of an HTTP proxy */
export function parseProxy(text: string): UpstreamProxy | null {
  const url = parseUrl(text);
  if (!url || url.protocol !== 'http:' || url.hostname === '' || !/^\/?$/.test(url.pathname + url.search + url.hash)) return null;
  const { hostname, port, username, password } = url;
  const credentials = `${percentDecode(username)}:${percentDecode(password)}`;
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || 80),
    authorization: username === '' ? null : `Basic ${Buffer.from(credentials).toString('base64')}`,
  };
}

/** Maximum bytes of a response to CONNECT. */
const mostHeader = 16_384;

/** Connects to the host through the proxy, by name: perhaps only the proxy can resolve it. @throws EgressError */
export function connectThroughProxy(
  { host, port, authorization }: UpstreamProxy,
  target: { host: string; port: number },
  ms: number,
): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connectSocket({ host, port });
    let isConnected = false;
    const failed = (fault: FailedProxy['fault'], status = '') => ({
      place: `${host.includes(':') ? `[${host}]` : host}:${port}`,
      fault,
      status,
    });
    const fail = (code?: string, proxy = isConnected ? null : failed('unreachable'), rule: Rule = 'connect') => {
      clearTimeout(timer);
      socket.destroy();
      reject(new EgressError(rule, code, proxy));
    };
    const timer = setTimeout(() => fail(undefined, undefined, 'slow-connect'), ms);
    const place = `${target.host}:${target.port}`;
    socket.once('error', (error: NodeJS.ErrnoException) => fail(error.code));
    socket.once('close', () => fail('ECONNRESET'));
    socket.once('connect', () => {
      isConnected = true;
      const login = authorization === null ? '' : `Proxy-Authorization: ${authorization}\r\n`;
      socket.write(`CONNECT ${place} HTTP/1.1\r\nHost: ${place}\r\n${login}\r\n`);
    });
    let received = Buffer.alloc(0);
    const read = (part: Buffer) => {
      received = Buffer.concat([received, part]);
      const end = received.indexOf('\r\n\r\n');
      if (end === -1) {
        if (received.length > mostHeader) fail('EPROTO');
        return;
      }
      const status = /^HTTP\/1\.[01] (\d{3})/.exec(received.toString('latin1', 0, end))?.[1];
      if (!status?.startsWith('2')) {
        fail('EACCES', status === undefined ? null : failed(status === '407' ? 'log-in' : 'refused', status));
        return;
      }
      clearTimeout(timer);
      // Keeps flowing: the server sends nothing before we do, and Node's agent does not resume a paused socket.
      socket.off('data', read);
      socket.removeAllListeners('error');
      socket.removeAllListeners('close');
      resolve(socket);
    };
    socket.on('data', read);
  });
}
