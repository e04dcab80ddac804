import { isPrivateHost } from '../parse/private-hosts.ts';
import { isHttpUrl, parseUrl } from '../parse/urls.ts';
import { isObject } from '../core/helpers/is-object.ts';
import { parseShortJson } from '../core/helpers/shape.ts';

/** Core Web Vitals of real visitors of the last 28 days, from the Chrome UX Report. */
export interface FieldData {
  /** Of all pages of the origin, if the URL has too few visits. */
  of: 'url' | 'origin';
  /** ISO 8601 day of the last visits; '' if it is missing. */
  until: string;
  metrics: Partial<Record<FieldMetricName, FieldMetric>>;
}
export type FieldMetricName = 'lcp' | 'cls' | 'inp';
export interface FieldMetric {
  /** 75th percentile: milliseconds, or the layout shift score. */
  p75: number;
  /** Shares of the visits, 0…1. */
  good: number;
  poor: number;
}
/** Why there is none. `refused` has Google's sentence. */
export type FieldDataMissing =
  | { code: 'not-public' | 'no-visits' | 'unreachable' | 'unreadable' }
  | { code: 'refused'; status: number; message: string };

/** https://developer.chrome.com/docs/crux/api */
export const fieldDataEndpoint = 'https://chromeuxreport.googleapis.com/v1/records:queryRecord';
const names = { lcp: 'largest_contentful_paint', cls: 'cumulative_layout_shift', inp: 'interaction_to_next_paint' } as const;
const timeoutMs = 15_000;
const longestAnswer = 200_000;

/**
 * Requests the field data of a page: of its URL without query and fragment, otherwise of its origin.
 * @param key the user's own API key
 * @param endpoint another server of the same form, for tests
 */
export async function fetchFieldData(pageUrl: string, key: string, endpoint = fieldDataEndpoint): Promise<FieldData | FieldDataMissing> {
  const page = parseUrl(pageUrl);
  if (!page || !isHttpUrl(page) || isPrivateHost(page.hostname)) return { code: 'not-public' };
  const query = async (wanted: { url: string } | { origin: string }): Promise<FieldData | FieldDataMissing> => {
    const response = await fetch(`${endpoint}?key=${encodeURIComponent(key)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wanted),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body = parseShortJson(await response.text(), longestAnswer);
    if (response.status === 404) return { code: 'no-visits' };
    if (!response.ok) return { code: 'refused', status: response.status, message: messageIn(body) };
    const found = fieldDataIn(body);
    return found ? { of: 'url' in wanted ? 'url' : 'origin', ...found } : { code: 'unreadable' };
  };
  try {
    const ofUrl = await query({ url: `${page.origin}${page.pathname}` });
    return 'code' in ofUrl && ofUrl.code === 'no-visits' ? await query({ origin: page.origin }) : ofUrl;
  } catch {
    return { code: 'unreachable' };
  }
}

type Fields = Record<string, unknown>;
const fieldsOf = (value: unknown): Fields => (isObject(value) ? value : {});
const shareIn = (bin: unknown): number => {
  const { density } = fieldsOf(bin);
  return typeof density === 'number' && density >= 0 && density <= 1 ? density : 0;
};

function messageIn(body: unknown): string {
  const { message } = fieldsOf(fieldsOf(body)['error']);
  return typeof message === 'string' ? message.slice(0, 300) : '';
}

function fieldDataIn(body: unknown): Omit<FieldData, 'of'> | null {
  const record = fieldsOf(fieldsOf(body)['record']);
  const all = fieldsOf(record['metrics']);
  const metrics: FieldData['metrics'] = {};
  for (const [name, metric] of Object.entries(names) as [FieldMetricName, string][]) {
    const { percentiles, histogram } = fieldsOf(all[metric]);
    const p75 = Number(fieldsOf(percentiles)['p75'] ?? Number.NaN);
    if (!Number.isFinite(p75) || p75 < 0 || !Array.isArray(histogram)) continue;
    metrics[name] = { p75, good: shareIn(histogram[0]), poor: shareIn(histogram[2]) };
  }
  if (Object.keys(metrics).length === 0) return null;
  const { year, month, day } = fieldsOf(fieldsOf(record['collectionPeriod'])['lastDate']);
  const until = [year, month, day].every((part) => typeof part === 'number')
    ? `${String(year)}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
    : '';
  return { until: Number.isNaN(Date.parse(until)) ? '' : until, metrics };
}
