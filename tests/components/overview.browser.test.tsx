import axe from 'axe-core';
import { render, type JSX } from 'preact';
import { useState } from 'preact/hooks';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../components/style.css';
import '../../components/report/overview.css';
import { signalCatalogue, signalGrounds } from '../../checks/core/catalogue.ts';
import type { SignalId } from '../../checks/core/signal.ts';
import type { Report } from '../../checks/core/report/report.ts';
import { english, LocaleContext } from '../../components/use-locale.ts';
import type { PageType } from '../../checks/core/facts/about.ts';
import { checks as englishMessages } from '../../words/en/checks/index.ts';
import { openLocale, otherLanguages } from '../../words/languages.ts';
import { signals } from '../../checks/signals/index.ts';
import { tools, type ToolId } from '../../checks/tools.ts';
import type { KnownFacts } from '../../checks/core/facts.ts';
import { judgePage } from '../../checks/audit-page.ts';
import { CheckList } from '../../components/findings/check-list.tsx';
import { FavoritesContext } from '../../components/tool/favorites.ts';
import { FixList } from '../../components/fixes/list.tsx';
import { GeoCard } from '../../components/report/geo-card.tsx';
import { GlanceCard } from '../../components/report/glance.tsx';
import { PageHead, ReportView } from '../../components/report/view.tsx';
import { PageTypeChoice } from '../../components/report/page-type.tsx';
import { PageSettings } from '../../components/report/page-settings.tsx';
import { SearchResults } from '../../components/search/results.tsx';
import { ToolList } from '../../components/tool/list.tsx';
import type { ToolActions } from '../../components/tool/props.ts';
import { CheckView, ToolView } from '../../components/tool/view.tsx';
import { VerdictCard } from '../../components/report/verdict-card.tsx';
import { eventually } from '../support/eventually.ts';
import { failure, known } from '../support/facts.ts';
import { hostileFacts } from '../support/hostile.ts';

await english.load('search');
const others = await Promise.all(otherLanguages.map(async (code) => (await openLocale('pages', [code])).load('panel')));

const noop = () => undefined;
const act = {
  show: vi.fn(),
  mark: noop,
  clearMarks: noop,
  copy: vi.fn(),
  save: vi.fn(),
  open: noop,
  openWindow: noop,
  rerun: noop,
  snapshots: async () => [],
  saveSnapshot: async () => [],
  deleteSnapshot: async () => [],
} satisfies ToolActions;
const judged = (facts: KnownFacts) =>
  judgePage(facts, { intent: 'index', pageType: null, aiOptOut: false, now: 0 }, { collect: 1, judge: 1, network: 1, total: 3 });

let frame: HTMLElement | null = null;
function draw(content: JSX.Element, width = 640): HTMLElement {
  frame = document.createElement('main');
  frame.style.width = `${width}px`;
  frame.style.padding = '12px';
  document.documentElement.lang = 'en';
  document.title = 'Test';
  document.body.append(frame);
  render(content, frame);
  return frame;
}
beforeAll(() => page.viewport(640, 510));
afterEach(() => {
  if (frame) render(null, frame);
  frame?.remove();
  vi.clearAllMocks();
});

async function violations(element: HTMLElement): Promise<string[]> {
  const result = await axe.run(element, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], resultTypes: ['violations'] });
  return result.violations.map((violation) => `${violation.id}: ${violation.nodes[0]?.html.slice(0, 200)}`);
}

function Overview({ facts, complete = true }: { facts: KnownFacts; complete?: boolean }): JSX.Element {
  const report = judged(facts);
  return (
    <>
      <VerdictCard report={report} reading={complete ? [] : ['robots.txt']} />
      <PageHead report={report} act={act} />
      <FixList report={report} fixes={report.fixes} complete={complete} />
      <GlanceCard report={report} act={act} />
      <GeoCard report={report} />
      <PageSettings report={report} choice={{ intent: 'index', pageType: null, aiOptOut: false }} choose={noop} />
      <ToolList report={report} />
    </>
  );
}
const hostile = hostileFacts();

describe('the overview of a hostile page', () => {
  test.each([640, 320])('has no accessibility violations and nothing to scroll sideways at %i px', async (width) => {
    const element = draw(<Overview facts={hostile} />, width);
    expect(await violations(element)).toEqual([]);
    expect(element.scrollWidth).toBeLessThanOrEqual(width);
  });
  test('lists all tools, each a link with a status in words', () => {
    const element = draw(<Overview facts={hostile} />);
    const links = [...element.querySelectorAll('a[href^="#tool="]:not(.crawler-line > a)')];
    expect(links).toHaveLength(tools.length);
    for (const link of links) expect(link.querySelector('.entry-word')?.textContent).toMatch(/\S/);
  });
  test('lists a favorite once, and keeps the focus on its star', async () => {
    function List(): JSX.Element {
      const [ids, choose] = useState<readonly ToolId[]>(['terms']);
      return (
        <FavoritesContext.Provider value={{ ids, toggle: (id) => choose([...ids, id]) }}>
          <ToolList report={null} />
        </FavoritesContext.Provider>
      );
    }
    const element = draw(<List />);
    const star = () => element.querySelector<HTMLElement>('a[href="#tool=canonical"] + .star')!;
    star().focus();
    star().click();
    await vi.waitFor(() => expect(element.querySelectorAll('[aria-labelledby="group-favorites"] a')).toHaveLength(2));
    expect(element.querySelectorAll('a[href^="#tool="]')).toHaveLength(tools.length);
    expect(document.activeElement).toBe(star());
  });
  test.each(['rtl', 'ltr'])('its sentences begin where those of the interface do (%s)', (direction) => {
    document.documentElement.dir = direction;
    const report = judged(hostile);
    const element = draw(
      <>
        <Overview facts={hostile} />
        <CheckView signal={english.entryOf('viewport')!} report={report} facts={hostile} act={act} />
      </>,
    );
    const directions = ['#verdict', '.how-bad', '.finding-text'].map((one) => getComputedStyle(element.querySelector(one)!).direction);
    document.documentElement.removeAttribute('dir');
    expect(directions).toEqual([direction, direction, direction]);
  });
  test('text of the page stays text', () => {
    const element = draw(<Overview facts={hostile} />);
    expect(element.querySelector('img, script, b > b')).toBeNull();
    expect(document.title).toBe('Test');
  });
  test('says that it is readiness and readiness, not probability', () => {
    expect(draw(<Overview facts={hostile} />).textContent).toContain('readiness, not probability');
  });
});

describe('the verdict', () => {
  test.each(Object.keys(english.words.pageTypes) as PageType[])(
    'has its scores, counts and type on one line of the popup: %s',
    (pageType) => {
      const report = { ...judged(hostile), pageType, counts: { ...judged(hostile).counts, fail: 12, warn: 14, pass: 21, unchecked: 12 } };
      const reason = `Decided by: ${'a way to the cart; '.repeat(4)}a price near the headline.`;
      const choice = <PageTypeChoice detected={pageType} chosen={null} reason={reason} choose={noop} />;
      // A scroll bar takes a part of the popup.
      const element = draw(<VerdictCard report={report} reading={[]} pageType={choice} />, 625);
      expect(element.querySelector<HTMLElement>('.score-line')!.offsetHeight).toBeLessThan(60);
      expect(element.querySelector<HTMLElement>('.page-type')!.offsetWidth).toBeGreaterThan(90);
    },
  );
  test('says in the list of types why the page has its own, unless the user chose it', () => {
    const group = (chosen: 'faq' | null) =>
      draw(<PageTypeChoice detected="product" chosen={chosen} reason="The site’s logo links to it." choose={noop} />).querySelector(
        'optgroup',
      );
    expect(group(null)).toMatchObject({ label: 'The site’s logo links to it.', textContent: 'Product (auto)' });
    expect(group('faq')).toBeNull();
  });
  test.each(others)('has them on one line in $code', (locale) => {
    const report = { ...judged(hostile), counts: { ...judged(hostile).counts, fail: 2, warn: 14, pass: 21, unchecked: 12 } };
    const choice = <PageTypeChoice detected="docs" chosen={null} reason="" choose={noop} />;
    const element = draw(
      <LocaleContext.Provider value={locale}>
        <VerdictCard report={report} reading={[]} pageType={choice} />
      </LocaleContext.Provider>,
      625,
    );
    expect(element.querySelector<HTMLElement>('.score-line')!.offsetHeight).toBeLessThan(60);
  });
  test.each(['A text that goes on '.repeat(12), 'とても長い見出しです'.repeat(12)])(
    'stays readable above a long text of the page: %s',
    (long) => {
      const message = `The title “${long}” is cut.`;
      const report = { ...judged(hostile), gate: { signal: 'index-directives', message } };
      const heading = draw(<VerdictCard report={report} reading={[]} />, 360).querySelector('h1')!;
      expect(heading.textContent).toMatch(/^The title “.{20,}…” is cut\.$/);
      expect(heading.title).toBe(message);
      expect(heading.offsetHeight).toBeLessThanOrEqual(3 * Number.parseFloat(getComputedStyle(heading).lineHeight) + 1);
    },
  );
  test.each([640, 400, 320])('keeps a number on the line of what it counts at %i px', (width) => {
    const heading = draw(<Overview facts={hostile} />, width).querySelector('.verdict h1')!;
    expect(heading.textContent).not.toMatch(/\d \p{L}/u);
    expect(heading.textContent).toMatch(/\d\u00A0\p{L}|^[^\d]+$/u);
  });
});

describe('a verdict that people may have wanted', () => {
  const keepOut = vi.fn();
  const shown = (signal: SignalId, intent: Report['intent'] = 'index', code = 'closed') => {
    const whole = judged(hostile);
    const changed = whole.signals.map((one) => (one.id === signal ? { ...one, code } : one));
    const report = { ...whole, signals: changed, intent, gate: { signal, message: 'Closed.' } };
    const route = { view: 'overview', at: 'top' } as const;
    return draw(
      <ReportView report={report} facts={null} fixes={[]} reading={[]} route={route} act={act} keepOut={keepOut} />,
    ).querySelector<HTMLElement>('.how-bad button');
  };
  test('can be called intended: noindex, robots.txt and a page that is gone, but no login wall', () => {
    shown('index-directives')!.click();
    expect(keepOut).toHaveBeenCalledOnce();
    expect(shown('robots-txt-access')).not.toBeNull();
    expect(shown('http-status', 'index', 'error')).not.toBeNull();
    expect(shown('http-status', 'index', 'endless')).toBeNull();
    expect(shown('main-content')).toBeNull();
    expect(shown('index-directives', 'keep-out')).toBeNull();
  });
});

describe('what to fix first', () => {
  test('stands on at most two lines each: at most five until the user wants all, failures before warnings, nothing optional', () => {
    const report = judged(hostile);
    const element = draw(<FixList report={report} fixes={report.fixes} complete />);
    const lines = [...element.querySelectorAll<HTMLElement>('.fix-link')];
    expect(lines).toHaveLength(5);
    for (const line of lines) expect(line.offsetHeight, line.textContent!).toBeLessThan(48);
    element.querySelector('button')!.click();
    expect(element.textContent).not.toContain('Optional');
    const failed = (line: Element) => line.classList.contains('tone-fail');
    const rest = lines.slice(lines.findIndex(failed));
    expect(rest.findLastIndex(failed)).toBe(rest.filter(failed).length - 1);
  });
  test('its lines and the number of those it leaves out are all problems, and it leads to them', () => {
    const report = judged(hostile);
    const kept = report.fixes.map((fix) => ({ ...fix, follows: [] }));
    const problems = report.counts.fail + report.counts.warn;
    const rest = (fixes: typeof report.fixes) => draw(<FixList report={report} fixes={fixes} complete />).querySelector('.small a')!;
    expect(rest(kept).textContent).toBe(`${problems - kept.length} more warnings of low impact`);
    expect(rest(kept).getAttribute('href')).toBe('#checks=warn');
    const left = report.signals.find(({ id, status }) => status === 'warn' && !kept.some(({ signal }) => signal === id))!;
    const more = rest([{ ...kept[0]!, follows: [left.id] }, ...kept.slice(1)]);
    expect(more.textContent).toBe(`${problems - kept.length} more problems: less important, or fixed with these`);
    expect(more.getAttribute('href')).toBe('#checks');
  });
  test('names the first object of a finding, isolated, and how many more there are; red is only what is urgent', () => {
    const report = judged(hostile);
    const { object: _, ...first } = report.fixes[0]!;
    const shown = (changes: Partial<Report['fixes'][number]>) =>
      draw(<FixList report={report} fixes={[{ ...first, status: 'fail', ...changes }]} complete />).querySelector('.fix-link')!;
    const many = shown({ class: 'care', object: { name: '<b>صورة.png', more: 3 } });
    expect(many.querySelector('.fix-object > bdi')!.textContent).toBe('<b>صورة.png');
    expect(many.querySelector('.fix-object')!.textContent!.trim()).toBe('<b>صورة.png and 3 more');
    expect([many.className, many.querySelector('svg')!.getAttribute('class')]).toEqual(['fix-link tone-warn', 'status-icon tone-warn']);
    expect(many.querySelector('svg')!.getAttribute('aria-label')).toBe('Failed');
    const urgent = shown({ class: 'harm', share: 1 });
    expect([urgent.className, urgent.querySelector('.fix-object')]).toEqual(['fix-link tone-fail', null]);
  });
  test('says on each line who can mend it', () => {
    const [first] = judged(hostile).fixes;
    const fixes = [
      { ...first!, who: 'developer' as const },
      { ...first!, signal: 'title', who: 'editor' as const },
    ];
    const tags = draw(<FixList report={judged(hostile)} fixes={fixes} complete />).querySelectorAll('.fix-link .tag');
    expect([...tags].map(({ textContent }) => textContent)).toEqual(['Developer', 'CMS']);
  });
  test('names the weakest categories of the GEO score, unless it is capped', () => {
    const report = judged(hostile);
    const category = (title: string, points: number, score: number | null) => ({ ...report.geo.categories[0]!, title, points, score });
    const categories = [category('Access', 25, 100), category('Evidence', 15, 20), category('Answers', 20, 55), category('Dates', 12, 0)];
    const geo = { ...report.geo, score: 60, caps: [], categories };
    const said = (shown: Report['geo']) =>
      draw(<FixList report={{ ...report, geo: shown }} fixes={report.fixes} complete />).querySelector('a[href="#geo"]')?.textContent;
    expect(said(geo)).toBe('Weakest GEO categories: Evidence, Dates');
    expect(said({ ...geo, categories: [category('Access', 25, 90), category('Evidence', 15, null)] })).toBe('Weakest GEO category: Access');
    expect(said({ ...geo, caps: [{ ...report.geo.caps[0]!, cap: 20 }] })).toBeUndefined();
  });
  test('an empty list says that there is nothing to do', () => {
    const report = judged(hostile);
    const said = (warn: number) =>
      draw(<FixList report={{ ...report, counts: { ...report.counts, warn } }} fixes={[]} complete />).querySelector('.card')!.textContent;
    expect(said(0)).toBe('Nothing to do now.');
    expect(said(1)).toBe('Nothing to do now: the warning has little impact.');
    expect(said(4)).toBe('Nothing to do now: the 4 warnings have little impact.');
  });
});

describe('the line of scores', () => {
  test('leads from each number to its checks', () => {
    const report = judged(hostile);
    const element = draw(<VerdictCard report={report} reading={[]} />);
    expect([...element.querySelectorAll('.score-line a')].map((link) => link.getAttribute('href'))).toEqual([
      '#checks',
      '#geo',
      '#checks=fail',
      '#checks=warn',
      '#checks=pass',
      '#checks=unchecked',
    ]);
    expect(element.querySelector('.score-line')!.textContent).toContain(`${report.counts.fail} failed`);
  });
  test.each([640, 400])('is one screen with the verdict, title, description and four fixes at %i px', async (width) => {
    await page.viewport(width, 700);
    const report = judged(hostile);
    const element = draw(
      <>
        <VerdictCard report={report} reading={[]} />
        <PageHead report={report} act={act} />
        <FixList report={report} fixes={report.fixes} complete />
      </>,
      width,
    );
    const fourth = element.querySelectorAll('.fix-link')[3]!.getBoundingClientRect();
    // Of a popup of 510 px, and of a panel of 700 px, without their headers.
    expect(fourth.bottom - element.getBoundingClientRect().top).toBeLessThan(width === 640 ? 430 : 570);
  });
});

describe('while facts are missing', () => {
  const facts = known({ robotsTxt: null, served: null, response: null, sitemap: null });
  test('parts being read are distinguished from parts that could not be read', () => {
    const element = draw(<Overview facts={facts} complete={false} />);
    expect(element.querySelector('.verdict')?.textContent).toMatch(/Still reading robots\.txt…/);
    expect(element.querySelector('a[href="#tool=page-weight"]')?.textContent).toContain('Reading…');
  });
  test('a fact that failed is unchecked, not being read', () => {
    const failed = failure();
    const element = draw(<Overview facts={known({ robotsTxt: failed, served: failed, response: failed })} />);
    expect(element.querySelector('a[href="#tool=page-weight"] .entry-word')?.textContent).toBe('Unchecked');
  });
});

describe('a tool', () => {
  const report = judged(hostile);
  const view = (id: (typeof tools)[number]['id'], picture = () => <p>picture</p>) => (
    <ToolView id={id} view={picture} report={report} facts={hostile} act={act} />
  );
  test.each([640, 320])('shows picture and findings without violations at %i px', async (width) => {
    const element = draw(view('image-inventory'), width);
    expect(element.querySelector('.picture')?.textContent).toContain('picture');
    expect(element.querySelectorAll('article.signal')).toHaveLength(
      signals.filter((signal) => (signal.tools as readonly string[]).includes('image-inventory')).length,
    );
    expect(await violations(element)).toEqual([]);
    expect(element.scrollWidth).toBeLessThanOrEqual(width);
  });
  test('a picture that throws leaves the findings', async () => {
    vi.spyOn(console, 'error').mockImplementation(noop);
    const element = draw(
      view('image-inventory', () => {
        throw new Error('odd data');
      }),
    );
    await eventually(() => expect(element.querySelector('[role="alert"]')?.textContent).toContain('odd data'));
    expect(element.querySelector('article.signal')).not.toBeNull();
  });
  test('what to change of the worst finding gets the focus, so that reading and Tab continue there', () => {
    const element = draw(view('image-inventory'));
    element.querySelector<HTMLButtonElement>('.lead button')!.click();
    expect(document.activeElement).toBe(element.querySelector('article.signal h3'));
  });
  test('an element of a finding is shown on the page on request', () => {
    const element = draw(view('page-weight'));
    element.querySelector<HTMLButtonElement>('[aria-label^="Show on page"]')!.click();
    expect(act.show).toHaveBeenCalledWith('main');
  });
  test('copies and saves its findings', async () => {
    const element = draw(view('page-weight'));
    for (const button of element.querySelectorAll<HTMLButtonElement>('.crumbs button')) button.click();
    await eventually(() => expect(act.copy).toHaveBeenCalledWith(expect.stringContaining('# Page weight')));
    await eventually(() => expect(act.save).toHaveBeenCalledTimes(2));
    expect(
      act.save.mock.calls.map(([name, type]) => [/^pageloupe-.*page-weight.*\.(json|md)$/.test(name as string), type]).toSorted(),
    ).toEqual([
      [true, 'application/json'],
      [true, 'text/markdown'],
    ]);
  });
});

describe('checks', () => {
  const report = judged(hostile);
  test('each of them opens with rule, sources and mark of evidence', async () => {
    for (const signal of signalCatalogue(signals, englishMessages)) {
      const element = draw(<CheckView signal={signal} report={report} act={act} />);
      const { why, sources } = signalGrounds(signals, englishMessages)[signal.id]!;
      await eventually(() => expect(element.textContent).toContain(why));
      expect(element.querySelectorAll('.sources li')).toHaveLength(sources.length);
      render(null, element);
      element.remove();
    }
  });
  test('the list keeps one status and has no violations', async () => {
    const element = draw(<CheckList report={report} only="fail" />);
    expect(element.querySelectorAll('a[href^="#check="]')).toHaveLength(report.counts.fail);
    expect(await violations(element)).toEqual([]);
  });
});

describe('search', () => {
  test('finds by name first, then by help and criteria', () => {
    const element = draw(<SearchResults report={null} query="canonical" />);
    expect([...element.querySelectorAll('a[href^="#tool="]:not(.crawler-line > a)')].map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining(['#tool=canonical', '#tool=indexability']),
    );
    expect(element.querySelector('a[href^="#tool="]')?.getAttribute('href')).toBe('#tool=canonical');
  });
  test.each([
    ['broken', 'link-status'],
    ['h1', 'heading-outline'],
    ['nofollow', 'link-highlighter'],
    ['chatgpt', 'ai-crawlers'],
    ['og:image', 'social-preview'],
    ['word count', 'main-content'],
    ['schema', 'structured-data'],
    ['SCHEMA', 'rich-results'],
    ['alt', 'image-inventory'],
    ['301', 'redirect-trace'],
    ['lcp', 'web-vitals'],
  ])('knows the words of the field: %s finds %s, and a check', (query, id) => {
    const element = draw(<SearchResults report={null} query={query} />);
    expect(element.querySelector(`a[href="#tool=${id}"]`)).not.toBeNull();
    expect(element.querySelector('a[href^="#check="]')).not.toBeNull();
  });
  test('finds settings, views and what buttons do, and is accessible', async () => {
    const run = vi.fn<() => void>();
    const actions = [
      { id: 'pdf', name: 'Save as PDF', note: 'to print or share', run },
      { name: 'Save without being found', note: '', run },
    ];
    const element = draw(<SearchResults report={null} query="save pdf" actions={actions} />);
    const buttons = [...element.querySelectorAll<HTMLButtonElement>('button[data-step]')];
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Save as PDFto print or share']);
    expect(element.querySelector('h2')?.textContent).toBe('Actions and settings');
    buttons[0]!.click();
    expect(run).toHaveBeenCalledOnce();
    expect(await violations(element)).toEqual([]);
    const hrefs = (query: string) =>
      [...draw(<SearchResults report={null} query={query} />).querySelectorAll('[data-step]')].map((link) => link.getAttribute('href'));
    expect(hrefs('dark mode')).toEqual(['/options.html#looks']);
    expect(hrefs('settings')[0]).toBe('/options.html');
    expect(hrefs('geo score')[0]).toBe('#geo');
  });
  test('arrow keys walk the entries', () => {
    const element = draw(<SearchResults report={null} query="link" />);
    const entries = [...element.querySelectorAll<HTMLElement>('[data-step]')];
    entries[0]!.focus();
    const press = (key: string) => document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    press('ArrowDown');
    expect(document.activeElement).toBe(entries[1]);
    press('End');
    expect(document.activeElement).toBe(entries.at(-1));
    press('ArrowDown');
    expect(document.activeElement).toBe(entries.at(-1));
    press('Home');
    expect(document.activeElement).toBe(entries[0]);
  });
  test('says when nothing is found', () => {
    expect(draw(<SearchResults report={null} query="zzz" />).textContent).toContain('No tool or check matches');
  });
});
