import { caps, clipText } from '../core/helpers/clip.ts';
import type { Gathered } from '../core/facts/missing.ts';
import type { Header, ResponseFact } from '../core/facts/site.ts';
import { TimeSlices } from '../collect/slices.ts';
import { decodeHtmlInSteps } from './charset.ts';
import { requestWithinOrigin, type Net } from './net.ts';
import { isSuccess } from '../core/helpers/is-success.ts';
import { isHtmlType } from '../parse/encodings.ts';

/** Crawlers stop at 2 MB, and we warn well below that, so reading more has no use. */
const pageLimit = 5_000_000;
const headerCap = 100;

/** Requests the page's URL again, without cookies. `html` is null unless the response is an HTML document with a 2xx status. */
export async function fetchPage(
  net: Net,
  url: string,
  timeoutMs: number,
): Promise<{ response: Gathered<ResponseFact>; html: string | null }> {
  const answer = await requestWithinOrigin(net, url, { limit: pageLimit, timeoutMs });
  if (!answer.ok) return { response: answer, html: null };
  const contentType = clipText(answer.headers.get('content-type') ?? '', caps.attribute);
  const slices = new TimeSlices();
  const { text, from } = await slices.drive(decodeHtmlInSteps(answer.body, contentType));
  slices.finish();
  const value: ResponseFact = {
    requestedUrl: url,
    finalUrl: answer.finalUrl,
    status: answer.status,
    redirected: answer.redirected,
    headers: headerList(answer.headers),
    contentType,
    bytes: answer.body.length,
    truncated: answer.truncated,
    ttfb: answer.ttfb,
    duration: answer.duration,
    charsetEarly: from,
  };
  const success = isSuccess(answer.status);
  const document = isHtmlType(contentType) || (contentType === '' && /^\s*<(?:!doctype html|html|head)/i.test(text));
  return { response: { ok: true, value }, html: success && document ? text : null };
}

const headerList = (headers: Headers): Header[] =>
  [...headers].slice(0, headerCap).map(([name, value]) => ({ name: clipText(name.toLowerCase(), 100), value: clipText(value, caps.url) }));
