import type { DataValue } from '../core/facts/structured-data.ts';
import { currencyCodes } from '../lists/currencies.ts';
import { members, type Format } from '../lists/rich-results.ts';
import type { DataNode } from './data-items.ts';
import { isIsoWeekOrDayOfYear } from './iso-times.ts';
import { shortSchemaName } from './schema-names.ts';

/** `loose`: not as specified, but readers understand it. */
export type FormatFault = 'wrong' | 'loose' | null;

const isoDate = /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:(T| )(\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?(?:\s?(?:Z|[+-]\d{2}(?::?\d{2})?))?)?)?)?$/;
const basicDate = /^\d{8}(?:T\d{4,6}(?:Z|[+-]\d{2}:?\d{2})?)?$/;
const isoDuration =
  /^P(?=\d|T\d)(?:\d+(?:\.\d+)?Y)?(?:\d+(?:\.\d+)?M)?(?:\d+(?:\.\d+)?W)?(?:\d+(?:\.\d+)?D)?(?:T(?=\d)(?:\d+(?:\.\d+)?H)?(?:\d+(?:\.\d+)?M)?(?:\d+(?:\.\d+)?S)?)?$/;
/** Funds and new codes of ISO 4217 that pages rarely use. */
const rareCurrencies = new Set(['XCG', 'VED', 'CLF', 'COU', 'UYI', 'XDR', 'CHE', 'CHW', 'MXV', 'BOV']);

function date(text: string): FormatFault {
  const found = isoDate.exec(text);
  if (!found) return basicDate.test(text) || isIsoWeekOrDayOfYear(text) ? null : 'wrong';
  const [, year = '', month = '01', day = '01', between, hour = '0', minute = '0', second = '0'] = found;
  const exists =
    new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() === Number(day) &&
    Number(month) >= 1 &&
    Number(month) <= 12 &&
    Number(hour) <= 24 &&
    Number(minute) < 60 &&
    Number(second) <= 60;
  return exists ? (between === ' ' ? 'loose' : null) : 'wrong';
}
function rating(value: string | number, node: DataNode): FormatFault {
  const text = String(value).trim();
  const share = /^(\d+(?:[.,]\d+)?)\s*(?:%|\/\s*(\d+(?:[.,]\d+)?))$/.exec(text);
  if (share) return Number(share[1]!.replace(',', '.')) <= (share[2] ? Number(share[2].replace(',', '.')) : 100) ? null : 'wrong';
  if (!/^\d+(?:[.,]\d+)?$/.test(text)) return 'wrong';
  const limit = (name: string, fallback: number) => {
    const bound = Number(Array.isArray(node[name]) ? node[name][0] : (node[name] ?? fallback));
    return Number.isFinite(bound) ? bound : fallback;
  };
  const amount = Number(text.replace(',', '.'));
  if (amount > limit('bestRating', 5) || amount < Math.min(limit('worstRating', 1), limit('bestRating', 5))) return 'wrong';
  return text.includes(',') ? 'loose' : null;
}

const isNoUrl = (text: string) => /^javascript:|\s|^(?:undefined|null|none|false|true|NaN|#)$|\[object /i.test(text);

/** Compares a text or number with the format of its property. Empty values are missing, not wrong. */
export function formatFault(value: DataValue, format: Format, node: DataNode): FormatFault {
  if (typeof value !== 'string' && typeof value !== 'number') return typeof value === 'boolean' && format !== 'boolean' ? 'wrong' : null;
  const text = String(value).trim();
  if (text === '') return null;
  const known = members[format];
  if (known) {
    const name = shortSchemaName(text);
    if (known.includes(name)) return null;
    const plain = name.replace(/[\s_-]/g, '').toLowerCase();
    return known.some((member) => member.toLowerCase() === plain) ? 'loose' : 'wrong';
  }
  switch (format) {
    case 'date':
      return date(text);
    case 'duration':
      return isoDuration.test(text) ? null : 'wrong';
    case 'currency': {
      const code = text.toUpperCase();
      if (!currencyCodes.has(code) && !rareCurrencies.has(code)) return 'wrong';
      return code === text ? null : 'loose';
    }
    case 'price':
      return /^\d+(?:\.\d+)?$/.test(text) ? null : /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text) ? 'loose' : 'wrong';
    case 'rating':
      return rating(value, node);
    case 'count':
      return /^[1-9]\d*$/.test(text) ? null : /^[1-9]\d{0,2}(?:,\d{3})+$/.test(text) ? 'loose' : 'wrong';
    case 'position':
      return /^\d+$/.test(text) ? null : 'wrong';
    case 'url':
      return isNoUrl(text) || typeof value === 'number' ? 'wrong' : null;
    // A URL on the way to a value: not all JSON-LD readers know the page that it is relative to.
    case 'link': {
      const isFull = /^(?:https?:)?\/\/./i.test(text);
      if (!isFull && (isNoUrl(text) || typeof value === 'number')) return 'wrong';
      return isFull && !/\s/.test(text) ? null : 'loose';
    }
    case 'boolean':
      return /^(?:true|false)$/i.test(shortSchemaName(text)) ? null : 'wrong';
  }
  return null;
}
