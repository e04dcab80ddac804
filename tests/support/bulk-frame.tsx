import axe from 'axe-core';
import { render, type ComponentChildren, type JSX } from 'preact';
import { afterEach, beforeEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import '../../components/style.css';
import '../../components/report/overview.css';
import bulkStyle from '../../components/bulk.css?inline';
import type { Run } from '../../extension/runs/runs.ts';
import type { ToolActions } from '../../components/tool/props.ts';
import { App } from '../../entrypoints/bulk/app.tsx';
import { createFiles } from '../../entrypoints/bulk/files.ts';
import { createState } from '../../entrypoints/bulk/state.ts';
import { act, noop, openTabs } from './bulk-samples.ts';
import { fakeBulkPorts, type FakeBulkPorts } from './bulk-ports.ts';
import { eventually, still } from './eventually.ts';
import { english } from '../../components/use-locale.ts';
import { fileLocale, type FileLocale } from '../../words/locale.ts';

/** Where the bulk page is in this test. */
export let frame: HTMLElement;
/** What it was opened with. */
export let ports: FakeBulkPorts;
export let bulk: ReturnType<typeof createState>;
export let files: ReturnType<typeof createFiles>;

interface Opening {
  /** Called before anything is read. */
  change?: ((ports: FakeBulkPorts) => void) | undefined;
  actions?: ToolActions;
  locale?: FileLocale;
  /** What is around the page. */
  around?(app: JSX.Element): ComponentChildren;
}

/** Opens the bulk page at a hash, and waits until it has read what it shows. */
export async function openBulk(
  hash: string,
  runs: Run[],
  { change = noop, actions = act, locale, around = (app) => app }: Opening = {},
): Promise<void> {
  // Without an event: one that comes when the browser has time would come in the middle of a test.
  history.replaceState(null, '', hash);
  ports = fakeBulkPorts(runs);
  ports.tabs = openTabs;
  change(ports);
  const spoken = locale ?? fileLocale(await english.load('bulk', 'files', 'grounds', 'tables'));
  bulk = createState(ports, spoken.part('bulk'));
  files = createFiles(ports, noop, spoken);
  render(around(<App bulk={bulk} files={files} ports={ports} actions={() => actions} />), frame);
  await eventually(() => expect(frame.querySelector('[aria-busy=true]')).toBeNull());
  await eventually(() => expect(frame.querySelector('main h1')).not.toBeNull());
}

export const shown = (words: string | RegExp) =>
  eventually(() =>
    expect(frame.textContent).toMatch(words instanceof RegExp ? words : new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))),
  );
export const button = (name: string) => page.getByRole('button', { name, exact: true });

/** What axe finds, and whether the page is wider than its window. */
export async function sound(): Promise<string[]> {
  await still();
  const { violations } = await axe.run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
    resultTypes: ['violations'],
    rules: { 'document-title': { enabled: false }, 'html-has-lang': { enabled: false } },
  });
  const { scrollWidth, clientWidth } = document.documentElement;
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`),
    ...(scrollWidth > clientWidth ? [`is ${scrollWidth} px wide in ${clientWidth}`] : []),
  ];
}

const sheet = document.createElement('style');
/** To be called once in a test file. */
export function useBulkFrame(): void {
  beforeEach(async () => {
    await page.viewport(1100, 800);
    frame = document.createElement('div');
    document.body.append(frame);
    // Test files share a page, and the popup never has this sheet.
    sheet.textContent = bulkStyle;
    document.head.append(sheet);
  });
  afterEach(() => {
    sheet.remove();
    bulk.close();
    render(null, frame);
    frame.remove();
    history.replaceState(null, '', location.pathname + location.search);
    document.documentElement.style.colorScheme = '';
  });
}
