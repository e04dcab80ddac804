import { render, type JSX } from 'preact';
import { act as settled } from 'preact/test-utils';
import { afterEach, describe, expect, test } from 'vitest';
import '../../components/style.css';
import { audit, english, geoBands, geoCategories, toolNames, valueOf, type KnownFacts, type ToolId } from '../../checks/index.ts';
import { catalogue } from '../../components/catalogue.ts';
import { CheckList } from '../../components/check-list.tsx';
import { Confirm } from '../../components/dialog.tsx';
import { EditionContext } from '../../components/edition.ts';
import { FixList } from '../../components/fix-list.tsx';
import { GeoCard } from '../../components/geo-card.tsx';
import { Notice } from '../../components/notice-bar.tsx';
import { say, sayToClose } from '../../components/notice.ts';
import { PageSettings } from '../../components/page-settings.tsx';
import { ProbeCard, type ProbeView } from '../../components/probe-card.tsx';
import { ToolChoice } from '../../components/tool-choice.tsx';
import { SearchResults, ToolList } from '../../components/tool-list.tsx';
import type { ToolActions } from '../../components/tool-props.ts';
import { CheckView, ToolView } from '../../components/tool-view.tsx';
import { VerdictCard, VerdictPlace } from '../../components/verdict-card.tsx';
import { en } from '../../components/words/en/index.ts';
import { WordsContext } from '../../components/words/use-words.ts';
import { editionOf } from '../../reports/edition.ts';
import { en as written } from '../../reports/words/en/index.ts';
import { known } from '../support/facts.ts';
import { hostileFacts } from '../support/hostile.ts';
import { pseudo } from '../support/pseudo.ts';
import { forgotten, markedReport } from '../support/pseudo-view.ts';
import { richFacts } from '../support/rich-facts.ts';

const noop = () => undefined;
const act: ToolActions = {
  show: noop, mark: noop, clearMarks: noop, copy: noop, save: noop, open: noop, openWindow: noop, rerun: noop,
  snapshots: async () => [], saveSnapshot: async () => [], deleteSnapshot: async () => [],
};
const judged = (facts: KnownFacts, aiOptOut = false) =>
  markedReport(audit(facts, { intent: 'index', pageType: null, aiOptOut, now: 0 }, { collect: 1, judge: 1, network: 1, total: 3 }));
const other = pseudo(en);
/** Who says so is named as they name themselves. */
const sources = catalogue.map((signal) => signal.sources.map(({ title }) => title));
const otherEdition = editionOf(catalogue.map((signal) => ({ ...signal, title: pseudo(signal.title), why: pseudo(signal.why) })), pseudo(written), english, pseudo({ tools: toolNames.tools, categories: geoCategories, bands: geoBands }));

let host: HTMLElement | null = null;
async function draw(content: JSX.Element): Promise<HTMLElement> {
  host = document.createElement('main');
  document.body.append(host);
  await settled(() => render(<WordsContext.Provider value={other}><EditionContext.Provider value={otherEdition}>{content}</EditionContext.Provider></WordsContext.Provider>, host!));
  return host;
}
afterEach(() => {
  if (host) render(null, host);
  host?.remove();
});

const pages: [name: string, facts: KnownFacts, aiOptOut?: boolean][] = [
  ['a rich page', richFacts()], ['a hostile page', hostileFacts(60)], ['a bare page', known()], ['nothing yet', {}], ['a page closed to AI', richFacts(), true],
];

describe.each(pages)('in another language, of %s', (_, facts, aiOptOut = false) => {
  const report = judged(facts, aiOptOut);

  test('the overview has no English of its own', async () => {
    const view = await draw(
      <>
        <VerdictPlace note="" />
        <VerdictCard report={report} reading={[]} />
        <VerdictCard report={report} reading={['⟦robots.txt⟧', '⟦sitemap⟧']} />
        <FixList report={report} fixes={report.fixes} complete />
        <FixList report={report} fixes={[]} complete />
        <FixList report={report} fixes={[]} complete={false} />
        <GeoCard geo={report.geo} />
        <PageSettings report={report} detected={valueOf(facts, 'pageType')} choice={{ intent: 'index', pageType: null, aiOptOut }} choose={noop} />
        <PageSettings report={report} detected={undefined} choice={{ intent: 'keep-out', pageType: null, aiOptOut }} choose={noop} />
        <ToolList report={report} />
        <ToolList report={null} findable={false} />
      </>,
    );
    expect(forgotten(view, sources)).toEqual([]);
  });

  test('nor the list of checks, nor each check with its evidence', async () => {
    const view = await draw(
      <>
        {['', 'fail', 'na'].map((only) => <CheckList key={only} report={report} only={only} />)}
        {otherEdition.catalogue.map((signal) => <CheckView key={signal.id} signal={signal} report={report} act={act} />)}
      </>,
    );
    expect(forgotten(view, sources)).toEqual([]);
  });

  test('nor what stands around a tool', async () => {
    const Broken = () => { throw new Error('⟦odd⟧'); };
    for (const picture of [() => <p />, Broken]) {
      const view = await draw(<ToolView id="page-weight" picture={picture} report={report} facts={facts} act={act} />);
      expect(forgotten(view, sources)).toEqual([]);
      render(null, view);
      view.remove();
    }
  });
});

test('what search finds, and what a bulk audit may choose, comes from the catalogue', async () => {
  const some: ToolId[] = ['canonical', 'evidence'];
  const view = await draw(
    <>
      {['canonical', 'zzz'].map((query) => <SearchResults key={query} report={null} query={query} />)}
      {[[], some].map((chosen) => <ToolChoice key={chosen.length} chosen={chosen} choose={noop} />)}
      <Confirm title="" text="" yes="" no="" done={noop} />
    </>,
  );
  expect(forgotten(view, [])).toEqual([]);
});

const progress = { done: 120, total: 1_500, broken: 7, unverified: 1, perSecond: 40, secondsLeft: 35, phase: 'probing' as const };
const stages: ProbeView['stage'][] = ['idle', 'asking', 'refused', 'starting', 'running', 'paused', 'finished', 'stopped', 'failed'];
test('the card of the link check says nothing of its own, at any stage', async () => {
  const hosts = ['shop.example', 'cdn.example', 'partner.example', 'x.example'];
  for (const stage of stages) {
    for (const change of [{}, { missing: [] }, { progress }, { progress: { ...progress, secondsLeft: 600 }, interrupted: true, missing: [] }] as Partial<ProbeView>[]) {
      const probe: ProbeView = {
        stage, progress: null, interrupted: false, error: '⟦gone⟧', addresses: 1_498, hosts, missing: hosts, ownHost: 'shop.example', ownMissing: true, canWithdraw: true, rate: 'normal',
        rates: [{ id: 'careful', name: '' }, { id: 'normal', name: '' }, { id: 'fast', name: '' }, { id: 'own', name: '' }], ...change,
      };
      const view = await draw(<>{[false, true].map((compact) => <ProbeCard key={`${compact}`} probe={probe} act={{ start: noop, pause: noop, resume: noop, stop: noop, setRate: noop, withdraw: noop }} compact={compact} listHref="#" />)}</>);
      expect(forgotten(view, hosts), stage).toEqual([]);
      render(null, view);
      view.remove();
    }
  }
});

test('notices are made where they are shown', async () => {
  const view = await draw(<Notice />);
  await settled(() => sayToClose(({ notices }) => notices.saved({ name: 'a.pdf' })));
  expect(view.textContent).toContain('⟦Saved a.pdf.⟧');
  expect(forgotten(view, [])).toEqual([]);
  await settled(() => say(({ notices }) => notices.queue.queued({ pages: 2 }), { name: ({ notices }) => notices.queue.open, run: noop }));
  expect(forgotten(view, [])).toEqual([]);
});
