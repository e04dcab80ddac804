import type { CDPSession } from 'playwright-core';

type Parameters = Record<string, unknown>;
type Send = (method: string, parameters: Parameters) => void;
type Receive = (event: string, parameters: Parameters) => void;

/** The browser must not buffer bodies for us. */
const noBodies = { maxTotalBufferSize: 0, maxResourceBufferSize: 0 };
/** Not flat: Playwright's sessions cannot send to the targets that they find. A target does not wait for us, so that it never hangs. */
const attach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: false };
const events = [
  'Network.dataReceived',
  'Target.attachedToTarget',
  'Target.detachedFromTarget',
  'Target.receivedMessageFromTarget',
] as const;

/**
 * Reports what a page loads, also in its workers and in frames that have processes of their own.
 * @param received called with numbers of bytes, decompressed
 */
export async function countUnpacked(session: CDPSession, received: (bytes: number) => void): Promise<void> {
  let messages = 0;
  const follow = (send: Send): Receive => {
    const targets = new Map<string, Receive>();
    send('Network.enable', noBodies);
    send('Target.setAutoAttach', attach);
    return (event, parameters) => {
      const sessionId = String(parameters['sessionId']);
      if (event === 'Network.dataReceived') received(Number(parameters['dataLength']));
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
