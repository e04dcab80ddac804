import type { CDPSession } from 'playwright-core';
import { documentBytes } from './page-answer.ts';

type Parameters = Record<string, unknown>;
type Send = (method: string, parameters: Parameters) => void;
type Receive = (event: string, parameters: Parameters) => void;

/** Limit of all bytes that a page loads, decompressed: several times the limit over the wire. */
const allBytes = 150_000_000;
/** The browser must not buffer bodies for us. */
const noBodies = { maxTotalBufferSize: 0, maxResourceBufferSize: 0 };
/** Not flat: Playwright's sessions cannot send to the targets that they find. A target does not wait for us, so that it never hangs. */
const attach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: false };
const events = [
  'Network.responseReceived',
  'Network.dataReceived',
  'Target.attachedToTarget',
  'Target.detachedFromTarget',
  'Target.receivedMessageFromTarget',
] as const;

/**
 * Limits what a page loads, decompressed, also in its workers and in frames that have processes of their own.
 * The egress guard counts bytes over the wire, but a small compressed response could fill the memory of the machine.
 * @param flood called if there is too much, or if a document, of a frame too, is too large: each element takes many times its bytes
 */
export async function limitUnpacked(session: CDPSession, flood: () => void): Promise<void> {
  let [all, messages] = [0, 0];
  const documents = new Map<string, number>();
  const count = (request: string, bytes: number) => {
    all += bytes;
    const ofDocument = documents.get(request);
    if (ofDocument !== undefined) documents.set(request, ofDocument + bytes);
    if (all > allBytes || (documents.get(request) ?? 0) > documentBytes) flood();
  };
  const follow = (send: Send): Receive => {
    const targets = new Map<string, Receive>();
    send('Network.enable', noBodies);
    send('Target.setAutoAttach', attach);
    return (event, parameters) => {
      const sessionId = String(parameters['sessionId']);
      const request = String(parameters['requestId']);
      // The response of a frame with a process of its own is an event of its parent, its data are events of its own.
      if (event === 'Network.responseReceived' && parameters['type'] === 'Document') documents.set(request, 0);
      else if (event === 'Network.dataReceived') count(request, Number(parameters['dataLength']));
      else if (event === 'Target.attachedToTarget')
        targets.set(
          sessionId,
          follow((method, params) =>
            send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id: ++messages, method, params }) }),
          ),
        );
      else if (event === 'Target.detachedFromTarget') targets.delete(sessionId);
      else if (event === 'Target.receivedMessageFromTarget') {
        const { method = '', params = {} } = JSON.parse(String(parameters['message'])) as { method?: string; params?: Parameters };
        targets.get(sessionId)?.(method, params);
      }
    };
  };
  const sent: Promise<unknown>[] = [];
  // Targets end at any time.
  const receive = follow((method, parameters) => sent.push(session.send(method as 'Network.enable', parameters).catch(() => undefined)));
  for (const event of events) session.on(event, (parameters: object) => receive(event, parameters as Parameters));
  await Promise.all(sent);
}
