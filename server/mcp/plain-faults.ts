import type { JSONRPCMessage } from '@modelcontextprotocol/server';
import type { StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { protocolWords } from '../../words/en/server/mcp-tools.ts';

/** https://www.jsonrpc.org/specification#error_object */
const [invalidRequest, invalidParameters] = [-32_600, -32_602];

/**
 * The SDK describes messages that break the protocol with the findings of its validator, many lines of JSON for a single key, and
 * answers those that are no JSON-RPC not at all. Lines that are no JSON are skipped by it before anybody can see them.
 * @returns what to do with an error of the connection
 */
export function answerFaultsPlainly(transport: StdioServerTransport, log: (text: string) => void): (error: Error) => void {
  const send = transport.send.bind(transport);
  Object.assign(transport, { send: (message: JSONRPCMessage) => send(plainly(message)) });
  return ({ message }) => {
    if (keysIn(message) === null) return log(message);
    log(protocolWords.invalidRequest);
    // JSON-RPC: null, because the number of the request is not known.
    const answer = { jsonrpc: '2.0', id: null, error: { code: invalidRequest, message: protocolWords.invalidRequest } };
    send(answer as unknown as JSONRPCMessage).catch(() => undefined);
  };
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
