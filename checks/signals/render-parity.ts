import { elementsEvidence, measuredEvidence, tableEvidence } from '../core/evidence.ts';
import type { FactTable } from '../core/facts.ts';
import { defineSignal } from '../core/signal.ts';
import { fail, na, note, pass, unchecked, uncheckedAs, verdict, warn, type Finding } from '../core/verdict.ts';
import type { CapId } from '../core/report/geo-ids.ts';
import { blockRef } from '../core/block-refs.ts';
import { isAnsweredBySignIn } from '../derive/head/sign-in.ts';
import { effectiveRules, findDirectives } from '../parse/robots-directives.ts';
import { changedFields, hasNoScripts, type FieldChange } from '../derive/text/source-fields.ts';
import { linearStep } from '../core/helpers/linear-step.ts';
import { isSuccess } from '../core/helpers/is-success.ts';

/** Maximum number of elements in a document whose content was removed. */
const emptyElements = 3;
const names = (changes: readonly FieldChange[]) => changes.map(({ field }) => field);

export default defineSignal({
  id: 'render-parity',
  group: 'content',
  sources: [
    {
      title: 'Google, Understand the JavaScript SEO basics',
      url: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
      checked: '2026-11-21',
      mark: 'primary',
    },
    {
      title: 'Vercel and MERJ, The rise of the AI crawler',
      url: 'https://vercel.com/blog/the-rise-of-the-ai-crawler',
      checked: '2026-11-21',
      mark: 'secondary',
    },
    { url: '', checked: '2026-11-21', mark: 'heuristic' },
  ],
  scope: ['D', 'R'],
  weight: 5,
  geo: { category: 'extractability', points: 10, grade: 'strong' },
  tools: ['source-vs-rendered', 'ai-view'],
  needs: ['page', 'head', 'headings', 'text'],
  uses: ['served', 'response', 'parts'],
  limits: { passCoverage: 0.9, failCoverage: 0.5, zeroAt: 0.2, fullAt: 0.95, minUnits: 25 },
  judge({ page, head, headings, text, served, response, parts }, { m, w, limits, missing, now }) {
    const evidence = (changed: readonly FieldChange[]) =>
      tableEvidence(
        [w.field(), w.served(), w.rendered()],
        changed.map((one) => ({ cells: [one.field, one.served.slice(0, 300), one.rendered.slice(0, 300)] })),
      );
    if (hasNoScripts(page, served)) return na(m.noScripts());
    if (isAnsweredBySignIn({ page, response, served, text, parts })) return na(m.loginWall());
    if (!served) return unchecked(missing('served'));
    if (response && !isSuccess(response.status)) {
      return uncheckedAs('refused', m.sourceRefused({ status: response.status }));
    }

    const changes = changedFields({ head, headings, served }).filter(({ change }) => change !== 'same');
    const noindexIn = (where: FactTable['head']) => effectiveRules(findDirectives(where, null), 'googlebot', now).noindex.length > 0;
    const findings: Finding[] = [];
    if (noindexIn(served.head) && !noindexIn(head))
      findings.push(fail(m.sourceNoindex(), evidence(changes.filter(({ field }) => field === 'robots'))));
    // A canonical added by a script is read after rendering. A noindex added by a script is obeyed by some engines and never seen by others.
    const noindexAdded = noindexIn(head) && !noindexIn(served.head);
    const directives = changes.filter(
      ({ field, change }) => (field === 'canonical' || field === 'robots') && (change !== 'added' || (field === 'robots' && noindexAdded)),
    );
    if (directives.length > 0) findings.push(fail(m.directivesChanged({ fields: names(directives) }), evidence(directives)));
    const others = changes.filter((change) => !directives.includes(change));
    if (others.length > 0) findings.push(warn(m.fieldsChanged({ fields: names(others) }), evidence(others)));
    const fieldScore = findings.some(({ status }) => status === 'fail') ? 0 : findings.length > 0 ? 0.5 : 1;

    if (page.elements <= emptyElements && text.blocks.length === 0 && served.units >= limits.minUnits) {
      return verdict([fail(m.emptied({ count: Math.round(served.units) }))], { score: 0, geoScore: 'na' });
    }
    if (text.blocks.length === 0 && served.noscriptUnits >= Math.max(limits.minUnits, served.units / 2)) {
      return verdict([...findings.filter(({ status }) => status === 'fail'), warn(m.onlyNoscript({ count: served.noscriptUnits }))], {
        score: 0,
        geoScore: 'na',
      });
    }
    // If there is no text, none can be missing.
    if (text.blocks.length === 0 && text.mainUnits === 0 && findings.length === 0) return na(m.nothingShown());
    const blocks = text.blocks.filter(({ main }) => main);
    if (text.mainUnits < limits.minUnits || served.presence.length !== blocks.length) {
      return verdict(findings.length > 0 ? findings : [pass(m.littleText())], { score: fieldScore, geoScore: 'na' });
    }
    const { coverage, inText } = served;
    const shown = Math.floor(inText * 100);
    const inData = served.presence.some((share) => share > 0 && share < 1);
    const missed = blocks.filter((_, index) => (served.presence[index] ?? 0) < 1);
    const where =
      missed.length > 0 ? elementsEvidence(missed.map(blockRef)) : measuredEvidence(shown, Math.round(limits.passCoverage * 100), '%');
    if (coverage < limits.failCoverage) findings.unshift(fail(m.mostlyAbsent({ share: inText, blocks: missed.length, inData }), where));
    else if (coverage < limits.passCoverage) findings.unshift(warn(m.partly({ share: inText, blocks: missed.length, inData }), where));
    else findings.push(pass(m.agree({ share: inText }), where));
    if (response?.truncated) findings.push(note(m.cutShort()));
    const geoScore = linearStep(coverage, limits.zeroAt, limits.fullAt);
    const caps: CapId[] = coverage < limits.zeroAt && !response?.truncated ? ['source-empty'] : [];
    return verdict(findings, { score: Math.min(geoScore, fieldScore), geoScore, value: `${shown} %`, ...(caps.length > 0 && { caps }) });
  },
});
