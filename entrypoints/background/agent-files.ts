import browser from 'webextension-polyfill';
import type { AgentAnswer, AgentAnswers } from '../../checks/derive/agents.ts';
import { parseUrl } from '../../checks/parse/urls.ts';
import { agentAnswerLimits as limits, requestsForAgents, requestAsAgent } from '../../checks/fetch/agent-answers.ts';
import type { Handlers } from '../../extension/messages/messages.ts';
import { openSiteNet } from './net.ts';

export const agentFileRequests: Pick<Handlers, 'requestForAgents'> = {
  async requestForAgents({ tabId, pageUrl }) {
    const wanted = requestsForAgents(pageUrl);
    if (!wanted) return { markdown: null, ard: null };
    const [markdown, ard] = await Promise.all([requestOne(tabId, pageUrl, wanted.markdown), requestOne(tabId, pageUrl, wanted.ard)]);
    return { markdown, ard } satisfies AgentAnswers;
  },
};

interface Wanted {
  url: string;
  accept: string;
}

/** Through the page's own tab, which needs no permission; otherwise by the worker, if the host is allowed. */
async function requestOne(tabId: number | null, pageUrl: string, { url, accept }: Wanted): Promise<AgentAnswer | null> {
  const inTab = tabId === null ? null : await requestInTab(tabId, parseUrl(pageUrl)!.origin, { url, accept });
  if (inTab) return inTab;
  const { net, close } = await openSiteNet(pageUrl, { accept });
  try {
    return await requestAsAgent(net, url);
  } finally {
    close();
  }
}

async function requestInTab(tabId: number, origin: string, { url, accept }: Wanted): Promise<AgentAnswer | null> {
  try {
    const [frame] = await browser.scripting.executeScript({
      target: { tabId },
      func: readInPage as (...args: unknown[]) => unknown,
      args: [origin, url, accept, limits.bytes, limits.seconds * 1_000],
    });
    return answerOf(frame?.result);
  } catch {
    return null;
  }
}

/** Runs in the tab, and uses only its arguments. A redirect to another origin fails before that origin is requested. */
async function readInPage(origin: string, url: string, accept: string, limit: number, timeoutMs: number): Promise<AgentAnswer | null> {
  if (location.origin !== origin) return null;
  const response = await fetch(url, {
    headers: { accept },
    mode: 'same-origin',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let next = await reader?.read(); next && !next.done && text.length < limit; next = await reader?.read())
    text += decoder.decode(next.value, { stream: true });
  void reader?.cancel();
  const header = (name: string) => (response.headers.get(name) ?? '').slice(0, 1_000);
  return { status: response.status, contentType: header('content-type'), vary: header('vary'), text: text.slice(0, limit) };
}

/** Validates the response from the page, which is not trusted. */
function answerOf(result: unknown): AgentAnswer | null {
  if (typeof result !== 'object' || result === null) return null;
  const { status, contentType, vary, text } = result as Record<string, unknown>;
  if (typeof status !== 'number' || typeof contentType !== 'string' || typeof vary !== 'string' || typeof text !== 'string') return null;
  return { status, contentType: contentType.slice(0, 1_000), vary: vary.slice(0, 1_000), text: text.slice(0, limits.bytes) };
}
