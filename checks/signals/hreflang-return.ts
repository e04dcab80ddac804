import { tableEvidence } from '../core/evidence.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, na, note, pass, unchecked, uncheckedAs, verdict, warn, type Finding } from '../core/verdict.ts';
import { findAlternates, hreflangCluster, hreflangRows, type HreflangRow } from '../derive/head/hreflang.ts';
import { headersOfPage, whyNoHeaders } from '../derive/head/page-response.ts';
import { comparableUrl } from '../parse/urls.ts';

export default defineSignal({
  id: 'hreflang-return',
  group: 'language',
  sources: [
    {
      title: 'Google, Tell Google about localized versions of your page',
      url: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
      checked: '2026-11-21',
      mark: 'primary',
    },
    { title: 'SEOnaut, hreflang issues', url: 'https://github.com/StJudeWasHere/seonaut', checked: '2026-11-21', mark: 'primary' },
  ],
  scope: ['N'],
  weight: 3,
  tools: ['languages'],
  searchOnly: true,
  needs: ['page', 'head'],
  uses: ['response', 'alternates', 'served'],
  limits: { alternates: 50 },
  judge({ page, head, response, alternates, served }, { m, w, limits, missing }) {
    const answers = (listed: readonly HreflangRow[]) =>
      tableEvidence(
        [w.code(), w.url(), w.answer(), w.returns()],
        listed.map(({ code, url, probe, returns }) => ({
          cells: [
            code,
            url!,
            probe ? (probe.reason ? w.why({ why: probe.reason }) : String(probe.status)) : '–',
            returns === null ? '–' : returns ? w.yes() : w.no(),
          ],
        })),
      );
    const cluster = hreflangCluster(page, head, response);
    const isWritten = served !== undefined && findAlternates(served.head, headersOfPage(response), page.url).length === 0;
    const rows = unique(
      hreflangRows(cluster.alternates, cluster.self, alternates ?? null)
        .filter(({ self, url }) => !self && url !== null)
        // The other versions were read without their scripts: if those write the list here, they do so there.
        .map((row) => (isWritten && row.returns === false ? { ...row, returns: null, unseen: true } : { ...row, unseen: false })),
    );
    if (rows.length === 0) {
      return headersOfPage(response) ? na(m.none()) : unchecked(whyNoHeaders(response, () => missing('response')));
    }
    if (!alternates) return unchecked(missing('alternates'));

    const of = (kind: string) => rows.filter(({ probe }) => probe?.class === kind);
    const findings: Finding[] = [];
    const broken = of('broken');
    if (broken.length > 0) findings.push(fail(m.broken({ count: broken.length }), answers(broken)));
    // Targets that do not respond must be fixed first.
    const blocked = rows.filter((row) => row.blocked && row.probe?.class !== 'broken');
    if (blocked.length > 0) findings.push(fail(m.blocked({ count: blocked.length }), answers(blocked)));
    const noindex = rows.filter((row) => row.noindex === true);
    if (noindex.length > 0) findings.push(fail(m.noindex({ count: noindex.length }), answers(noindex)));
    const withoutReturn = rows.filter(({ returns }) => returns === false);
    if (withoutReturn.length > 0) findings.push(fail(m.noReturn({ count: withoutReturn.length }), answers(withoutReturn)));
    const redirected = of('redirected');
    if (redirected.length > 0) findings.push(warn(m.redirected({ count: redirected.length }), answers(redirected)));

    const notes: Finding[] = [];
    const unverified = rows.filter(({ probe, unseen }) => probe?.class === 'unverified' || unseen);
    if (unverified.length > 0) notes.push(note(m.unverified({ count: unverified.length }), answers(unverified)));
    const probed = rows.filter(({ probe }) => probe !== null && probe.class !== 'skipped');
    if (probed.length < rows.length) notes.push(note(m.capped({ probed: probed.length, all: rows.length })));

    if (findings.length > 0) return verdict([...findings, ...notes]);
    // Unchecked targets never cost points, but are not passed either.
    if (unverified.length > 0) return uncheckedAs('refused', m.notAllVerified(), notes);
    if (probed.length < Math.min(rows.length, limits.alternates)) return uncheckedAs('not-probed', m.notAllChecked(), notes);
    return verdict([pass(m.mutual({ count: probed.length }), answers(probed)), ...notes]);
  },
});

/** One row per URL: several codes may share one. */
const unique = <R extends HreflangRow>(rows: readonly R[]) => [...new Map(rows.map((row) => [comparableUrl(row.url!), row])).values()];
