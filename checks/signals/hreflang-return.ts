import { table, type Evidence } from '../core/evidence.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, na, note, pass, unchecked, verdict, warn, type Finding } from '../core/verdict.ts';
import { agree, amount } from '../core/wording.ts';
import { clusterOf, hreflangRows, type HreflangRow } from '../derive/hreflang.ts';
import { comparableUrl } from '../parse/urls.ts';

export default defineSignal({
  id: 'hreflang-return',
  title: 'Alternates link back',
  group: 'language',
  why: 'Two language versions count as a pair only when each names the other. Otherwise search engines ignore the pair.',
  sources: [
    { title: 'Google, Tell Google about localized versions of your page', url: 'https://developers.google.com/search/docs/specialty/international/localized-versions', checked: '2026-11-21', mark: 'primary' },
    { title: 'SEOnaut, hreflang issues', url: 'https://github.com/StJudeWasHere/seonaut', checked: '2026-11-21', mark: 'primary' },
  ],
  scope: ['N'],
  weight: 3,
  tools: ['languages'],
  searchOnly: true,
  needs: ['page', 'head'],
  uses: ['response', 'alternates'],
  limits: { alternates: 50 },
  messages: {
    mutual: (count: number) => ({ text: `${agree(count, 'The alternate answers, may be indexed, and names', `All ${count} alternates answer, may be indexed, and name`)} this page.`, fix: '' }),
    none: () => ({ text: 'Does not apply: the page names no other language versions.', fix: '' }),
    broken: (count: number) => ({ text: `${amount(count, 'alternate')} ${agree(count, 'is', 'are')} broken: the server answers with an error, or there is none.`, fix: 'Correct the address, or remove the entry.' }),
    blocked: (count: number) => ({
      text: `robots.txt keeps Googlebot from ${amount(count, 'alternate')}, so it cannot read whether ${agree(count, 'it names', 'they name')} this page.`,
      fix: 'Allow crawling of that version in robots.txt, or remove the entry.',
    }),
    noindex: (count: number) => ({ text: `${amount(count, 'alternate')} ${agree(count, 'is', 'are')} noindex.`, fix: 'Allow indexing of that version, or remove the entry.' }),
    noReturn: (count: number) => ({ text: `${amount(count, 'alternate')} ${agree(count, 'does', 'do')} not name this page in return.`, fix: 'Let every version list all versions.' }),
    redirected: (count: number) => ({ text: `${amount(count, 'alternate')} ${agree(count, 'redirects', 'redirect')}.`, fix: 'Name the final address.' }),
    unverified: (count: number) => ({ text: `${amount(count, 'alternate')} could not be verified; that does not mean that ${agree(count, 'it is', 'they are')} broken.`, fix: '' }),
    capped: (probed: number, all: number) => ({ text: `${probed} of ${all} alternates were fetched.`, fix: '' }),
  },
  judge({ page, head, response, alternates }, { m, limits, missing }) {
    const cluster = clusterOf(page, head, response);
    const rows = unique(hreflangRows(cluster.alternates, cluster.self, alternates ?? null).filter(({ self, url }) => !self && url !== null));
    if (rows.length === 0) {
      if (response) return na(m.none());
      const { reason, detail } = missing('response');
      return unchecked(reason, detail);
    }
    if (!alternates) {
      const { reason, detail } = missing('alternates');
      return unchecked(reason, detail);
    }

    const of = (kind: string) => rows.filter(({ probe }) => probe?.class === kind);
    const findings: Finding[] = [];
    const broken = of('broken');
    if (broken.length > 0) findings.push(fail(m.broken(broken.length), answers(broken)));
    // What does not answer is to be repaired first.
    const blocked = rows.filter((row) => row.blocked && row.probe?.class !== 'broken');
    if (blocked.length > 0) findings.push(fail(m.blocked(blocked.length), answers(blocked)));
    const noindex = rows.filter((row) => row.noindex === true);
    if (noindex.length > 0) findings.push(fail(m.noindex(noindex.length), answers(noindex)));
    const oneWay = rows.filter(({ returns }) => returns === false);
    if (oneWay.length > 0) findings.push(fail(m.noReturn(oneWay.length), answers(oneWay)));
    const redirected = of('redirected');
    if (redirected.length > 0) findings.push(warn(m.redirected(redirected.length), answers(redirected)));

    const notes: Finding[] = [];
    const unverified = of('unverified');
    if (unverified.length > 0) notes.push(note(m.unverified(unverified.length), answers(unverified)));
    const probed = rows.filter(({ probe }) => probe !== null && probe.class !== 'skipped');
    if (probed.length < rows.length) notes.push(note(m.capped(probed.length, rows.length)));

    if (findings.length > 0) return verdict([...findings, ...notes]);
    // What could not be checked never costs points, and is not passed either.
    if (unverified.length > 0) return unchecked('refused', 'Not every alternate could be verified.', notes);
    if (probed.length < Math.min(rows.length, limits.alternates)) return unchecked('not-probed', 'Not every alternate was fetched.', notes);
    return verdict([pass(m.mutual(probed.length), answers(probed)), ...notes]);
  },
});

/** Each address once: several codes may share one. */
const unique = (rows: readonly HreflangRow[]) => [...new Map(rows.map((row) => [comparableUrl(row.url!), row])).values()];

const answers = (rows: readonly HreflangRow[]): Evidence => table(
  ['Code', 'Address', 'Answer', 'Names this page'],
  rows.map(({ code, url, probe, returns }) => ({
    cells: [code, url!, probe ? probe.reason || String(probe.status) : '–', returns === null ? '–' : returns ? 'yes' : 'no'],
  })),
);
