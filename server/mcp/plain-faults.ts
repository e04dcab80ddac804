import { Transform, pipeline, type Readable, type Writable } from 'node:stream';
import type { JSONRPCMessage } from '@modelcontextprotocol/server';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { protocolWords } from '../../words/en/server/mcp-tools.ts';

/** https://www.jsonrpc.org/specification#error_object */
const [parseError, invalidRequest, invalidParameters] = [-32_700, -32_600, -32_602];
/** Maximum bytes of a message; the longest meaningful one contains two URLs. */
const mostMessageBytes = 1_000_000;

/**
 * The SDK describes messages that break the protocol with the findings of its validator, many lines of JSON for a single key, and
 * answers neither those that are no JSON-RPC nor lines that are no JSON.
 * @returns the connection, and what to do with its errors
 */
export function openPlainTransport(
  input: Readable,
  output: Writable,
  log: (text: string) => void,
): { transport: StdioServerTransport; onerror: (error: Error) => void } {
  const refuse = (code: number, message: string) => {
    log(message);
    // JSON-RPC: null, because the number of the request is not known.
    send({ jsonrpc: '2.0', id: null, error: { code, message } } as unknown as JSONRPCMessage).catch(() => undefined);
  };
  const lines = jsonLines(() => refuse(parseError, protocolWords.noJson));
  const transport = new StdioServerTransport(lines, output, { maxBufferSize: mostMessageBytes });
  const send = transport.send.bind(transport);
  Object.assign(transport, { send: (message: JSONRPCMessage) => send(plainly(message)) });
  pipeline(input, lines, () => undefined);
  return {
    transport,
    onerror: ({ message }) => (keysIn(message) === null ? log(message) : refuse(invalidRequest, protocolWords.invalidRequest)),
  };
}

/** Passes lines on that are JSON; the SDK would skip others before anybody can see them. @param refuse called for each line that is none */
function jsonLines(refuse: () => void): Transform {
  let rest: Buffer = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _, done) {
      rest = Buffer.concat([rest, chunk]);
      for (let end = rest.indexOf('\n'); end !== -1; end = rest.indexOf('\n')) {
        const line = rest.subarray(0, end + 1);
        rest = rest.subarray(end + 1);
        if (isJson(String(line))) this.push(line);
        else if (String(line).trim() !== '') refuse();
      }
      // The connection ends with an error that says so.
      if (rest.length > mostMessageBytes) this.push(rest);
      done();
    },
  });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function plainly(message: JSONRPCMessage): JSONRPCMessage {
  const keys = 'error' in message ? keysIn(message.error.message) : null;
  if (!('error' in message) || keys === null) return message;
  return { ...message, error: { ...message.error, code: invalidParameters, message: protocolWords.invalidParameters({ keys }) } };
}

/** Keys that the validator found wrong; null if the text is a sentence. */
function keysIn(text: string): string[] | null {
  if (!text.startsWith('[')) return null;
  try {
    return (JSON.parse(text) as { path: string[] }[]).map(({ path }) => path.join('.'));
  } catch {
    return null;
  }
}
