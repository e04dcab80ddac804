import { geoCategories } from '../checks/index.ts';
import { isObject } from './shape.ts';

/**
 * A report of schema 1 in the shape of schema 2; anything else as it is. Nothing of it is trusted: whoever reads it looks at its shape
 * afterwards (report-shape.ts). Schema 1 had no arguments, and lost the code of the first finding of a signal: `earlier` stands for it,
 * and the sentence stays as it was said.
 */
export function upToDate(report: unknown): unknown {
  if (!isObject(report) || typeof report.schemaVersion !== 'string' || !/^1\.\d{1,3}$/.test(report.schemaVersion)) return report;
  const { gate, fixes, signals, geo } = report;
  return {
    ...report,
    schemaVersion: '2.0',
    about: report.about ?? null,
    gate,
    fixes: each(fixes, ({ fix, ...rest }) => ({ ...rest, code: 'earlier', args: {}, change: fix })),
    signals: each(signals, ({ fix, more, ...rest }) => ({
      ...rest, code: rest.reason ?? 'earlier', args: {}, change: fix,
      ...(more !== undefined && { more: each(more, ({ message, text, fix: change, ...finding }) => ({ ...finding, code: message, args: {}, message: text, change })) }),
    })),
    geo: isObject(geo) ? {
      ...geo,
      reason: geo.score !== null ? null : reasonOf(geo.message, report),
      caps: each(geo.caps, ({ text, ...cap }) => ({ ...cap, message: text })),
      categories: each(geo.categories, (category) => ({ title: Object.hasOwn(geoCategories, String(category.id)) ? geoCategories[category.id as keyof typeof geoCategories] : category.id, ...category })),
    } : geo,
  };
}

type Record1 = Record<string, unknown>;
const each = (list: unknown, change: (one: Record1) => Record1): unknown =>
  (Array.isArray(list) ? list.map((one: unknown) => (isObject(one) ? change(one) : one)) : list);

/** Schema 1 said only in words why there is no score. */
function reasonOf(message: unknown, { aiOptOut, pageType }: Record1): string {
  if (aiOptOut === true) return 'opted-out';
  if (pageType === 'utility') return 'utility';
  return typeof message === 'string' && message.includes('chosen') ? 'not-all-chosen' : 'nothing-measured';
}
