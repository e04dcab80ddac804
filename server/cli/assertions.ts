import { patternMatcher } from '../../checks/parse/url-patterns.ts';
import { allFindings, type Report, type ReportSignal } from '../../checks/core/report/report.ts';
import { evidenceLine } from '../../reports/evidence-line.ts';
import { whoMends, type Mender } from '../../checks/core/report/who-mends.ts';
import type { Level, Preset } from '../options/choices.ts';
import type { Assertions, Limits, Rules, SignalRule } from './config/schema.ts';
import type { RunRow } from '../audit/row.ts';
import { serverWords } from '../words.ts';
import { signalTitle } from '../../reports/catalogue.ts';
import type { Locale } from '../../words/locale.ts';

/** A failed assertion. */
export interface Breach {
  level: Exclude<Level, 'off'>;
  /** Id of the check; `score`, `geo`, `geo:<category>` or `links` for the others. */
  rule: string;
  title: string;
  /** Code of the finding that the message is about; '' if it is about a number. */
  code: string;
  message: string;
  /** The first of the findings, such as URLs or elements, on one line; '' if the message contains it. */
  where: string;
  /** What to change; '' if unknown. */
  change: string;
  /** Who can mend it; null for scores, links and plugins. */
  who: Mender | null;
  /** Distinguishes this failure from others of the same rule: codes of findings, or URLs of links. */
  details: string[];
  /** The score or value that is too low, or too high with `over`; null for the others. */
  score: number | null;
  /** `score` is more than allowed. */
  over?: true;
  weight: number;
  /** A warning because nothing could be measured, so that nothing is known about the rule. */
  unmeasured?: true;
}

/** The rules that apply to one URL. */
export function rulesFor(url: string, { matrix = [], ...all }: Assertions): Rules {
  return matrix
    .filter(({ match }) => [match].flat().some((pattern) => patternMatcher(pattern)(url)))
    .reduce<Rules>(
      (rules, overrides) => ({
        ...rules,
        ...overrides,
        geo: { ...rules.geo, ...overrides.geo, categories: { ...rules.geo?.categories, ...overrides.geo?.categories } },
        signals: { ...rules.signals, ...overrides.signals },
      }),
      all,
    );
}

/** Failed assertions of an audited page: errors first, then in the order of what to fix first. */
export function findBreaches(row: Pick<RunRow, 'url' | 'report' | 'digest' | 'plugins'>, assertions: Assertions, locale: Locale): Breach[] {
  const { report, digest } = row;
  if (!report) return [];
  const rules = rulesFor(row.url, assertions);
  // A page that the server did not deliver has no score because it failed, not because it could not be measured.
  const unmeasured = report.geo.reason === 'not-delivered' ? 'error' : 'warn';
  const breaches = report.signals.flatMap((entry) =>
    signalBreach(entry, rules.signals?.[entry.id], rules.preset ?? 'recommended', unmeasured, locale),
  );
  breaches.push(...pluginBreaches(row.plugins, rules));
  const { ruleTitles } = serverWords().commands.assert;
  const least = (
    rule: string,
    title: string,
    what: string,
    score: number | null,
    limit: number | undefined,
    message: (score: number, limit: number) => string,
  ) => {
    if (limit === undefined) return;
    if (score === null)
      breaches.push({
        ...plain,
        ...unknown(unmeasured),
        rule,
        title,
        message: unmeasured === 'error' && report.gate ? report.gate.message : serverWords().commands.assert.noScore({ what }),
      });
    else if (score < limit) breaches.push({ ...plain, level: 'error', rule, title, message: message(score, limit), score });
  };
  least('score', ruleTitles.score, ruleTitles.score, report.score, rules.minScore, (score, limit) =>
    serverWords().commands.assert.score({ score, least: limit }),
  );
  least('geo', ruleTitles.geo, ruleTitles.geo, report.geo.score, rules.geo?.minScore, (score, limit) =>
    serverWords().commands.assert.geo({ score, least: limit }),
  );
  for (const category of report.geo.categories) {
    const title = `${ruleTitles.geo}${serverWords().punctuation.colon}${category.title}`;
    least(
      `geo:${category.id}`,
      title,
      title,
      category.score === null ? null : Math.round(category.score),
      rules.geo?.categories?.[category.id]?.minScore,
      (score, limit) => serverWords().commands.assert.category({ title: category.title, score, least: limit }),
    );
  }
  breaches.push(...linksBreach(report, digest, rules.links, unmeasured));
  const places = new Map(report.fixes.map(({ signal }, place) => [signal, place]));
  const place = ({ rule }: Breach) => places.get(rule) ?? places.size;
  return breaches.toSorted(
    (a, b) => Number(b.level === 'error') - Number(a.level === 'error') || place(a) - place(b) || b.weight - a.weight,
  );
}

function linksBreach(report: Report, digest: RunRow['digest'], rule: Rules['links'], unmeasured: Breach['level']): Breach[] {
  const { assert } = serverWords().commands;
  const base = { ...plain, rule: 'links', title: assert.ruleTitles.links };
  if (!rule || !digest) return [];
  const { brokenLinks: listed, brokenTotal: broken = listed?.length ?? 0 } = digest;
  if (listed === null) {
    const isWithoutLinks = report.signals.some(({ id, status }) => id === 'link-status' && status === 'na');
    return isWithoutLinks ? [] : [{ ...base, ...unknown(unmeasured), message: assert.linksUnchecked }];
  }
  if (broken <= rule.maxBroken) return [];
  const urls = listed.map(({ url }) => url);
  return [
    {
      ...base,
      level: 'error',
      message: assert.brokenLinks({ broken, most: rule.maxBroken }),
      where: [...urls.slice(0, mostUrls), ...(broken > mostUrls ? ['…'] : [])].join(' | '),
      details: urls,
    },
  ];
}

/** Applies the same rules to checks of plugins. A plugin that failed is a warning, or an error if its check must not fail: its findings are unknown. */
function pluginBreaches(plugins: RunRow['plugins'], { preset = 'recommended', signals: named = {} }: Rules): Breach[] {
  const levelOf = (id: string, usual: Level): Level => {
    const rule = named[id];
    return rule === undefined ? usual : typeof rule === 'string' ? rule : rule[0];
  };
  const found = (plugins?.signals ?? []).flatMap(({ id, status, title, message, change, weight, codes }): Breach[] => {
    const level = levelOf(id, byPreset(preset, status));
    return (status === 'fail' || status === 'warn') && level !== 'off'
      ? [{ level, rule: id, title, code: codes[0] ?? '', message, where: '', change, who: null, details: [...codes], score: null, weight }]
      : [];
  });
  const failed = (plugins?.faults ?? []).flatMap(({ plugin, message }): Breach[] => {
    const rule = `${plugin}/failed`;
    // The check that failed, if the message begins with it: groups show one message per code.
    const code = message.startsWith(`${plugin}/`) ? message.slice(0, message.indexOf(':')) : '';
    // What is asserted of a check counts where it could not be judged.
    const asserted = Object.keys(named).filter((id) => (code === '' ? id.startsWith(`${plugin}/`) : id === code));
    const usual = asserted.map((id) => levelOf(id, 'off')).find((one) => one === 'error') ?? byPreset(preset, 'warn');
    const level = levelOf(rule, usual);
    return level === 'off' ? [] : [{ ...plain, level, rule, code, title: serverWords().commands.assert.pluginFailed({ plugin }), message }];
  });
  return [...found, ...failed];
}

/** Maximum number of broken links in the message; all that are saved are in the details. */
const mostUrls = 5;
/** What could not be measured fails a page that was not delivered, and is unknown otherwise. */
const unknown = (level: Breach['level']) => ({ level, ...(level === 'warn' && { unmeasured: true as const }) });
const plain = { code: '', where: '', change: '', who: null, details: [] as string[], score: null, weight: 5 };

/** @param unmeasured level if the check could not run, although a rule names it as an error; without a rule, that fails nothing */
function signalBreach(
  entry: ReportSignal,
  rule: SignalRule | undefined,
  preset: Preset,
  unmeasured: Breach['level'],
  locale: Locale,
): Breach[] {
  const [named, limits] = rule === undefined || typeof rule === 'string' ? [rule, null] : rule;
  const title = signalTitle(locale, entry.id, entry.status);
  const who = whoMends({ signal: entry.id, code: entry.code });
  if (entry.status === 'unchecked')
    return named === 'error'
      ? [{ ...plain, ...unknown(unmeasured), rule: entry.id, title, message: entry.message, details: ['unchecked'] }]
      : [];
  const bad = entry.status === 'fail' || entry.status === 'warn';
  const details = allFindings(entry)
    .filter(({ status }) => status === 'fail' || status === 'warn')
    .map(({ code }) => code);
  if (limits !== null) {
    // Without a value, there is nothing to compare.
    if (named === 'off' || named === undefined || entry.value === undefined || keeps(entry.value, limits)) return [];
    return [
      {
        level: named,
        rule: entry.id,
        title,
        code: '',
        message: serverWords().commands.assert.value({ title, value: String(entry.value).slice(0, 200), wanted: wantedOf(limits) }),
        where: whereOf(entry, locale),
        change: entry.change,
        who,
        details,
        ...outside(entry.value, limits),
        weight: entry.weight,
      },
    ];
  }
  const level = named ?? byPreset(preset, entry.status);
  return bad && level !== 'off'
    ? [
        {
          level,
          rule: entry.id,
          title,
          code: entry.code,
          message: entry.message,
          where: whereOf(entry, locale),
          change: entry.change,
          who,
          details: [...new Set(details)],
          score: null,
          weight: entry.weight,
        },
      ]
    : [];
}

function whereOf({ evidence, message }: ReportSignal, locale: Locale): string {
  switch (evidence?.type) {
    case 'elements':
    case 'table':
    case 'source':
      return evidenceLine(evidence, locale);
    case 'list':
      return evidence.items.every((item) => message.includes(item)) ? '' : evidenceLine(evidence, locale);
    default:
      return '';
  }
}

function byPreset(preset: Preset, status: ReportSignal['status']): Level {
  if (preset === 'none') return 'off';
  return preset === 'strict' || status === 'fail' ? 'error' : 'warn';
}

/** What a baseline compares: how bad a text is that does not match its pattern has no number. */
function outside(value: string | number, { min, max }: Limits): Pick<Breach, 'score' | 'over'> {
  if (typeof value !== 'number') return { score: null };
  if (max !== undefined && value > max) return { score: value, over: true };
  return { score: min !== undefined && value < min ? value : null };
}

const keeps = (value: string | number, { min, max, pattern }: Limits): boolean =>
  (min === undefined || Number(value) >= min) &&
  (max === undefined || Number(value) <= max) &&
  (pattern === undefined || new RegExp(pattern, 'u').test(String(value)));

const wantedOf = ({ min, max, pattern }: Limits): string =>
  [
    ...(min === undefined ? [] : [serverWords().commands.assert.atLeast({ min })]),
    ...(max === undefined ? [] : [serverWords().commands.assert.atMost({ max })]),
    ...(pattern === undefined ? [] : [serverWords().commands.assert.like({ pattern })]),
  ].join(serverWords().punctuation.comma);
