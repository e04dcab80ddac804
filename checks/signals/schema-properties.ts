import { caps, clip } from '../core/clip.ts';
import { table, type TableRow } from '../core/evidence.ts';
import type { DataItem, SchemaTermsFact } from '../core/facts.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, na, note, pass, verdict, warn, type Finding, type Said } from '../core/verdict.ts';
import { ruleText } from '../derive/property-rules.ts';
import { checkRichResults, isAside, untold, type RichResultCheck } from '../derive/rich-results.ts';

const nameOf = ({ types, name }: RichResultCheck) => (name ? `${types.join(', ')} “${clip(name, 60)}”` : types.join(', '));
const and = (words: readonly string[]) => (words.length < 3 ? words.join(' and ') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`);
const month = (date: string) => {
  const [year, number] = date.split('-');
  const names = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
  return `${names[Number(number) - 1]} ${year}`;
};

type Issue = SchemaTermsFact['issues'][number];
const kinds: Record<Issue['kind'], (issue: Issue) => string> = {
  'unknown-type': ({ type }) => `${type} is no type`,
  'unknown-property': ({ property, type }) => `${property} on ${type} is no property`,
  'wrong-domain': ({ property, type }) => `${property} is no property of ${type}`,
  'wrong-value': ({ property, type, value }) => `${property} on ${type} has a value of another kind: ${value}`,
  'unknown-enumeration': ({ property, type, value }) => `${property} on ${type} has no such value: ${value}`,
  superseded: ({ property, type }) => `${property ? `${property} on ${type}` : type} was replaced`,
};
const expectations: Record<Issue['kind'], string> = {
  'unknown-type': 'perhaps ', 'unknown-property': 'perhaps ', 'wrong-domain': 'stands on ', 'wrong-value': 'expected: ', 'unknown-enumeration': 'perhaps ', superseded: 'now ',
};
const termRow = (issue: Issue, items: readonly DataItem[]): TableRow => ({
  cells: [kinds[issue.kind](issue), issue.expected ? expectations[issue.kind] + issue.expected : ''],
  ...(items[issue.item] ? { at: items[issue.item]!.selector } : {}),
});

export default defineSignal({
  id: 'schema-properties',
  title: 'Rich-result types have their required properties',
  group: 'structured-data',
  why: 'Google shows a rich result only when every required property is there and readable. Shops, recipes, events and jobs lose most by a gap.',
  sources: [
    { title: 'Google, Structured data markup that Google Search supports', url: 'https://developers.google.com/search/docs/appearance/structured-data/search-gallery', checked: '2026-11-22', mark: 'secondary' },
    { title: 'Google, Latest documentation updates (what was added, limited and retired)', url: 'https://developers.google.com/search/updates', checked: '2026-11-22', mark: 'primary' },
    { title: 'Google, Simplifying the search results page (June 2025)', url: 'https://developers.google.com/search/blog/2025/06/simplifying-search-results', checked: '2026-11-22', mark: 'primary' },
    { title: 'Google, Changes to HowTo and FAQ rich results', url: 'https://developers.google.com/search/blog/2023/08/howto-faq-changes', checked: '2026-11-21', mark: 'primary' },
    { title: 'Schema.org, the released vocabulary', url: 'https://schema.org/docs/developers.html', checked: '2026-11-21', mark: 'primary' },
  ],
  scope: ['D'],
  weight: 3,
  tools: ['rich-results'],
  needs: ['structuredData', 'page'],
  uses: ['schemaTerms', 'about'],
  limits: { findings: 10 },
  messages: {
    none: () => ({ text: 'No item on the page is of a type that Google shows as a rich result. None is required.', fix: '' }),
    unreadable: () => ({ text: 'Does not apply: the JSON-LD of the page cannot be read, and nothing else on it is of a type that Google shows as a rich result.', fix: '' }),
    complete: (features: string) => ({ text: `All properties that Google requires or recommends are there: ${features}.`, fix: '' }),
    missing: (feature: string, item: string, rules: string) => ({
      text: `${feature}: ${item} lacks ${rules}, without which Google does not show it.`, fix: `Add ${rules}, with values that readers see on the page.`,
    }),
    invalid: (item: string, path: string, value: string, expected: string) => ({
      text: `${item}: the required ${path} is “${value}”, which is not ${expected}.`, fix: `Write ${path} as ${expected}.`,
    }),
    moreMissing: (count: number) => ({ text: `${count} more required ${count === 1 ? 'property is' : 'properties are'} missing or unreadable on this page.`, fix: 'Correct them in the same way.' }),
    unclean: (count: number) => ({
      text: count === 1 ? '1 value is not written in the format that Google asks for.' : `${count} values are not written in the format that Google asks for.`,
      fix: 'Write them as the table says, so that no reader has to guess.',
    }),
    recommended: (count: number) => ({
      text: `${count} recommended ${count === 1 ? 'property is' : 'properties are'} not there. ${count === 1 ? 'It is' : 'They are'} optional.`,
      fix: 'Add those that the page can answer: they decide how much a result can show. Leave out what you do not have.',
    }),
    retired: (feature: string, since: string) => ({
      text: `${feature} is valid schema.org, but not shown by Google since ${month(since)}.`, fix: 'Keep it if other readers use it; do not expect a richer result in Google from it.',
    }),
    limited: (feature: string, whom: string) => ({ text: `${feature}: Google shows it only ${whom}.`, fix: '' }),
    retiredMissing: (feature: string, item: string, rules: string) => ({ text: `${feature}: ${item} lacks ${rules}.`, fix: `Complete it or remove it: readers other than Google expect ${rules}.` }),
    terms: (count: number, release: string) => ({
      text: `${count === 1 ? '1 name or value does' : `${count} names or values do`} not fit the vocabulary of schema.org (${release}).`, fix: 'Correct the names: software looks them up by their exact spelling, case included.',
    }),
  },
  judge({ structuredData, page, schemaTerms, about }, { m, limits }) {
    const checks = checkRichResults(structuredData.items, { headline: about?.headline ?? '', url: page.url });
    const grave: Finding[] = [];
    const mild: Finding[] = [];
    const unclean: TableRow[] = [];
    const optional: TableRow[] = [];
    const complete = new Set<string>();
    const retired = new Map<string, string>();
    const limited = new Map<string, Said>();
    const asides = new Map<string, Said>();
    for (const check of checks) {
      for (const { result, missing, recommended, state } of check.results) {
        const rules = missing.map(ruleText);
        if (result.limited) {
          limited.set(result.id, m.limited(result.name, result.limited));
          continue;
        }
        if (result.retired && result.aside) {
          asides.set(result.id, m.retired(result.name, result.retired));
          continue;
        }
        const rows = () => table(['Missing', 'Needed for'], rules.map((rule) => ({ cells: [rule, result.name], at: check.selector })));
        if (result.retired) {
          retired.set(result.name, result.retired);
          if (rules.length > 0) mild.push(warn(m.retiredMissing(result.name, nameOf(check), and(rules)), rows()));
          continue;
        }
        if (rules.length > 0) grave.push(fail(m.missing(result.name, nameOf(check), and(rules)), rows()));
        else if (state === 'complete') complete.add(result.name);
        for (const rule of recommended) optional.push({ cells: [ruleText(rule), result.name, nameOf(check)], at: check.selector });
      }
      for (const { path, value, expected, grave: isGrave } of check.invalid) {
        if (isGrave) grave.push(fail(m.invalid(check.types.join(', '), path, value, expected), table(['Property', 'Value'], [{ cells: [path, value], at: check.selector }])));
        else unclean.push({ cells: [path, clip(value, caps.text), expected], at: check.selector });
      }
    }
    if (unclean.length > 0) mild.push(warn(m.unclean(unclean.length), table(['Property', 'Value', 'Expected'], unclean)));
    for (const [name, since] of retired) mild.push(warn(m.retired(name, since)));
    const issues = untold(schemaTerms?.issues ?? [], checks);
    if (issues.length > 0) mild.push(warn(m.terms(issues.length, schemaTerms!.release), table(['Found', 'Instead'], issues.map((issue) => termRow(issue, structuredData.items)))));
    if (optional.length > 0) mild.push(warn(m.recommended(optional.length), table(['Recommended', 'For', 'Item'], optional)));
    const beside = [...asides.values()].map((said) => note(said));
    if (checks.every(isAside) && mild.length === 0) return na(structuredData.blocks.some(({ error }) => error) ? m.unreadable() : m.none(), beside);
    const told = grave.slice(0, limits.findings);
    if (grave.length > told.length) told.push(fail(m.moreMissing(grave.length - told.length)));
    const findings = [...told, ...mild];
    const [whom, ...others] = limited.values();
    if (findings.length > 0) findings.push(...[...limited.values()].map((said) => note(said)));
    else if (complete.size > 0 || !whom) findings.push(pass(m.complete([...complete].join(', '))), ...[...limited.values()].map((said) => note(said)));
    else findings.push(pass(whom), ...others.map((said) => note(said)));
    return verdict([...findings, ...beside], { value: checks.length });
  },
});
