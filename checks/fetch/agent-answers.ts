import { caps, clipText } from '../core/helpers/clip.ts';
import type { AgentAnswer, AgentAnswers } from '../derive/agents.ts';
import { parseUrl } from '../parse/urls.ts';
import { decodeText } from './charset.ts';
import { requestWithinOrigin, type Net } from './net.ts';

/** Maximum body size and time-out of each request. */
export const agentAnswerLimits = { bytes: 200_000, seconds: 10 } as const;

/** Requests for {@link AgentAnswers} on the page's origin. @returns null if the page is not on the web */
export function requestsForAgents(pageUrl: string): { [N in keyof AgentAnswers]: { url: string; accept: string } } | null {
  const page = parseUrl(pageUrl);
  if (!page || !/^https?:$/.test(page.protocol)) return null;
  [page.username, page.password, page.hash] = ['', '', ''];
  return {
    markdown: { url: page.href, accept: 'text/markdown' },
    ard: { url: new URL('/.well-known/ard.json', page).href, accept: 'application/json' },
  };
}

/** Sends one of these requests. @param net adds the Accept header @returns null if no response could be read */
export async function requestAsAgent(net: Net, url: string): Promise<AgentAnswer | null> {
  const answer = await requestWithinOrigin(net, url, { limit: agentAnswerLimits.bytes, timeoutMs: agentAnswerLimits.seconds * 1_000 });
  if (!answer.ok) return null;
  const header = (name: string) => clipText(answer.headers.get(name) ?? '', caps.attribute);
  return { status: answer.status, contentType: header('content-type'), vary: header('vary'), text: decodeText(answer.body) };
}
