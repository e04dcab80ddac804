import { caps, clipText } from '../core/helpers/clip.ts';
import type { Gathered } from '../core/facts/missing.ts';
import type { LlmsTxtFact, RobotsTxtFact } from '../core/facts/site.ts';
import { robotsTxtLimit } from '../parse/robots-lines.ts';
import { decodeText } from './charset.ts';
import { requestWithinOrigin, type Net } from './net.ts';
import { isSuccess } from '../core/helpers/is-success.ts';

/** Fetches robots.txt of an origin. If the server does not respond, the result is a failure, never an empty file. */
export async function fetchRobotsTxt(net: Net, origin: string, timeoutMs: number): Promise<Gathered<RobotsTxtFact>> {
  const answer = await requestWithinOrigin(net, `${origin}/robots.txt`, { limit: robotsTxtLimit, timeoutMs });
  if (!answer.ok) return answer;
  return {
    ok: true,
    value: {
      url: answer.url,
      finalUrl: answer.finalUrl,
      status: answer.status,
      contentType: clipText(answer.headers.get('content-type') ?? '', caps.attribute),
      text: isSuccess(answer.status) ? decodeText(answer.body).toWellFormed() : '',
      bytes: answer.body.length,
      truncated: answer.truncated,
      // fetch() reports whether there was a redirect, but not how many.
      redirects: answer.redirected ? 1 : 0,
      failure: null,
    },
  };
}

/** Fetches llms.txt of an origin: a fact that no signal judges. */
export async function fetchLlmsTxt(net: Net, origin: string, timeoutMs: number): Promise<Gathered<LlmsTxtFact>> {
  const answer = await requestWithinOrigin(net, `${origin}/llms.txt`, { limit: caps.source, timeoutMs });
  if (!answer.ok) return answer;
  return {
    ok: true,
    value: {
      url: answer.url,
      status: answer.status,
      text: isSuccess(answer.status) ? clipText(decodeText(answer.body), caps.source) : '',
      bytes: answer.body.length,
      contentType: clipText(answer.headers.get('content-type') ?? '', caps.attribute),
    },
  };
}
