import { isObject } from '../checks/doors/basics.ts';
import { geoCategories } from '../checks/doors/catalogue.ts';
import { findingClassOf, shareOf, type Args } from '../checks/doors/report.ts';

/**
 * Converts a report of schema 1 to schema 2, with facts in this version's form; returns anything else unchanged. Nothing of it is trusted: callers check its shape
 * afterwards (report-shape.ts). Schema 1 has no arguments for writing a sentence again, so its
 * findings get the code `earlier` and keep their sentences.
 */
export function upgradeStoredReport(report: unknown): unknown {
  const schema =
    isObject(report) && typeof report.schemaVersion === 'string' ? /^([12])\.\d{1,3}$/.exec(report.schemaVersion)?.[1] : undefined;
  if (!isObject(report) || schema === undefined) return report;
  const facts = upgradeStoredFacts(report.facts);
  // Reports of schema 2.0 have no glance; those before 2.4 lack what crawlers read, and those before 2.5 what a fix costs.
  const fixes = Array.isArray(report.fixes) && report.fixes.some(lacksClass) ? changeEach(report.fixes, withClass) : report.fixes;
  const isWhole = facts === report.facts && fixes === report.fixes && report.glance !== undefined && report.crawlerReading !== undefined;
  const completed = isWhole ? report : { glance: null, crawlerReading: null, ...report, facts, fixes };
  return schema === '1' ? fromSchema1(completed) : completed;
}

const lacksClass = (fix: unknown) => isObject(fix) && fix.class === undefined;
/** A fix of an earlier list, which keeps its place in it. */
function withClass(fix: Record1): Record1 {
  const { signal, code, args } = fix;
  if (fix.class !== undefined) return fix;
  const known = typeof signal === 'string' && typeof code === 'string' ? findingClassOf(signal, code) : undefined;
  return {
    ...fix,
    class: known === undefined || known === 'note' ? 'care' : known,
    share: isObject(args) ? shareOf(args as Args) : 1,
    follows: [],
  };
}

/**
 * Facts with failures and reasons in this version's form: earlier ones had a sentence instead of code and arguments. Returns the same object
 * if nothing changes. Reads nothing else.
 */
export function upgradeStoredFacts(facts: unknown): unknown {
  if (!isObject(facts)) return facts;
  const changed = Object.entries(facts).flatMap(([name, fact]) => {
    const now = isObject(fact) ? factUpToDate(name, fact) : fact;
    return now === fact ? [] : [[name, now] as const];
  });
  return changed.length === 0 ? facts : { ...facts, ...Object.fromEntries(changed) };
}
const asEarlierMessage = (detail: unknown) => ({ code: 'earlier', args: { detail } });

function factUpToDate(name: string, fact: Record1): Record1 {
  if (fact.ok === false && typeof fact.detail === 'string' && fact.code === undefined) {
    const { detail, ...rest } = fact;
    return { ...rest, ...asEarlierMessage(detail) };
  }
  if (fact.ok !== true || !isObject(fact.value)) return fact;
  const { value } = fact;
  // robots.txt
  if (typeof value.failure === 'string') return { ...fact, value: { ...value, failure: asEarlierMessage(value.failure) } };
  // Sitemaps
  if (Array.isArray(value.files) && value.files.some((file) => isObject(file) && typeof file.failure === 'string')) {
    return {
      ...fact,
      value: {
        ...value,
        files: changeEach(value.files, (file) =>
          typeof file.failure === 'string' ? { ...file, failure: asEarlierMessage(file.failure) } : file,
        ),
      },
    };
  }
  const now = Object.hasOwn(prose, name) ? prose[name as keyof typeof prose](value) : value;
  return now === value ? fact : { ...fact, value: now };
}

/** A digest with reasons in this version's form; earlier ones have neither status nor words. */
export const upgradeStoredDigest = (digest: unknown): unknown =>
  isObject(digest) ? { status: null, words: null, ...inList('brokenLinks', reasonUpToDate)(digest) } : digest;
/** The same for probe results stored between two full writes of the facts. */
export const upgradeStoredProbePart = (part: unknown): unknown =>
  isObject(part) ? inList('probes', reasonUpToDate)({ ...part, facts: upgradeStoredFacts(part.facts) }) : part;

type Change = (one: Record1) => Record1;
/** Reasons of probes were clauses; '' for none. */
const reasonUpToDate: Change = (probe) =>
  typeof probe.reason === 'string' ? { ...probe, reason: probe.reason === '' ? null : asEarlierMessage(probe.reason) } : probe;
const inMember =
  (name: string, change: Change): Change =>
  (value) => {
    const before = value[name];
    const now = isObject(before) ? change(before) : before;
    return now === before ? value : { ...value, [name]: now };
  };
const inList =
  (name: string, change: Change): Change =>
  (value) => {
    const before = value[name];
    if (!Array.isArray(before)) return value;
    const now = before.map((one: unknown) => (isObject(one) ? change(one) : one));
    return now.every((one, index) => one === before[index]) ? value : { ...value, [name]: now };
  };
/** Errors of JSON texts were sentences. */
const faultUpToDate: Change = (error) => {
  if (typeof error.message !== 'string' || error.code !== undefined) return error;
  const { message, ...place } = error;
  return { ...place, ...asEarlierMessage(message) };
};
/** Paths in the facts that contained prose. */
const prose = {
  structuredData: inList('blocks', inMember('error', faultUpToDate)),

  linkStatus: inList('probes', reasonUpToDate),
  canonicalTarget: inMember('probe', reasonUpToDate),
  alternates: inList('items', inMember('probe', reasonUpToDate)),
  shareImage: inMember('picture', reasonUpToDate),
  icons: inList('pictures', reasonUpToDate),
  redirects: inList('variants', reasonUpToDate),
};

function fromSchema1(report: Record1): Record1 {
  const { gate, fixes, signals, geo } = report;
  return {
    ...report,
    schemaVersion: '2.0',
    about: report.about ?? null,
    glance: null,
    gate,
    fixes: changeEach(fixes, ({ fix, ...rest }) => ({ ...rest, code: 'earlier', args: {}, change: fix })),
    signals: changeEach(signals, ({ fix, more, ...rest }) => ({
      ...rest,
      code: 'earlier',
      args: {},
      change: fix,
      ...(more !== undefined && {
        more: changeEach(more, ({ message: _name, text, fix: change, ...finding }) => ({
          ...finding,
          code: 'earlier',
          args: {},
          message: text,
          change,
        })),
      }),
    })),
    geo: isObject(geo)
      ? {
          ...geo,
          reason: geo.score !== null ? null : reasonOf(geo.message, report),
          caps: changeEach(geo.caps, ({ text, ...cap }) => ({ ...cap, message: text })),
          categories: changeEach(geo.categories, (category) => ({
            title: Object.hasOwn(geoCategories, String(category.id))
              ? geoCategories[category.id as keyof typeof geoCategories]
              : category.id,
            ...category,
          })),
        }
      : geo,
  };
}

type Record1 = Record<string, unknown>;
const changeEach = (list: unknown, change: (one: Record1) => Record1): unknown =>
  Array.isArray(list) ? list.map((one: unknown) => (isObject(one) ? change(one) : one)) : list;

/** Schema 1 has only a sentence about why there is no score. */
function reasonOf(message: unknown, { aiOptOut, pageType }: Record1): string {
  if (aiOptOut === true) return 'opted-out';
  if (pageType === 'utility') return 'utility';
  return typeof message === 'string' && message.includes('chosen') ? 'not-all-chosen' : 'nothing-measured';
}
