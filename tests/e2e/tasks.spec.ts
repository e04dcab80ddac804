import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { firstPage } from '../../scripts/demo/first-page.ts';
import { demoPicture } from '../../scripts/demo/picture.ts';
import { expect, page, test } from './site-test.ts';

declare const chrome: { storage: { local: { set(records: object): Promise<void>; remove(keys: string[]): Promise<void> } } };

/** A task of a user, done as described in docs/use/tasks.md. */
interface Task {
  /** Path on the demo site, or HTML of a page for this task. */
  on: string;
  /** Another page that is audited first. */
  after?: string;
  /** Stored before, as by the settings page. */
  stored?: object;
  /** One click each, after the one on the toolbar button. */
  clicks: ((popup: Page) => Promise<unknown>)[];
  /** Checks that it is done. */
  done(popup: Page): Promise<unknown>;
}

const tool = (name: string) => (popup: Page) => popup.locator('#tools').getByRole('link', { name }).first().click();
const button = (name: string) => (popup: Page) => popup.getByRole('button', { name, exact: true }).first().click();
const item = (name: string) => (popup: Page) => popup.locator('.save-items').getByRole('button', { name }).click();
const says = (text: string | RegExp) => (popup: Page) => expect(popup.locator('main')).toContainText(text);
const copied = (popup: Page) => popup.evaluate(() => (globalThis as { copied?: string }).copied ?? '');

const tasks: Record<string, Task> = {
  'Is this page indexed, and why not?': {
    on: '/faults/noindex',
    clicks: [tool('Can it be indexed?')],
    done: says(/X-Robots-Tag.*noindex|noindex.*X-Robots-Tag/is),
  },
  'Copy the titles of 20 tabs': {
    on: firstPage.path,
    clicks: [button('Bulk'), item('Copy titles of all tabs')],
    done: async (popup) => {
      await expect.poll(() => copied(popup)).toContain('Travel journal, leather travel journal');
      const rows = (await copied(popup)).split('\n').map((row) => row.split('\t'));
      expect(rows.filter(([title]) => title?.startsWith('Tab number '))).toHaveLength(3);
      expect(rows.every((cells) => cells.length === 2)).toBe(true);
    },
  },
  'Copy the title with its length': {
    on: firstPage.path,
    clicks: [(popup) => popup.locator('[data-glance=title] .size').click()],
    done: (popup) =>
      expect.poll(() => copied(popup)).toMatch(/^Travel journal, leather travel journal.* \(\d+ characters, \d{1,3}(?:,\d{3})* px\)$/),
  },
  'Audit 20 URLs from the clipboard': {
    on: firstPage.path,
    clicks: [
      async (popup) => {
        await expect(popup.locator('[data-glance=title]')).toBeVisible();
        // A key press; only the machine's clipboard is not touched.
        await popup.evaluate(
          async (text) => {
            // What is shown listens to keys within 35 ms, Preact's limit for a frame.
            await new Promise((resolve) => {
              setTimeout(resolve, 100);
            });
            const clipboardData = new DataTransfer();
            clipboardData.setData('text/plain', text);
            document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
          },
          Array.from({ length: 20 }, (_, index) => `"paste.demo.example/${index}"`).join(', '),
        );
      },
      async (popup) => (await pageAt(popup, /bulk\.html#run=/)).getByRole('button', { name: 'Start audit of 20 pages' }).click(),
    ],
    async done(popup) {
      const bulk = await pageAt(popup, /bulk\.html#run=/);
      await expect(bulk.locator('.run-state')).toContainText('20 pages');
      // Tabs that the run opens would close the popup of the next task.
      await bulk.getByRole('button', { name: 'Pause' }).click();
      await expect(bulk.locator('.run-state')).toContainText('Paused');
      await bulk.close();
    },
  },
  'Which links are broken?': {
    on: '/faults/broken-links',
    clicks: [
      button('Check links'),
      (popup) => popup.locator('[data-probe=finished]').getByRole('link', { name: 'See every link' }).click(),
    ],
    done: (popup) => expect(popup.getByRole('row').filter({ hasText: '/letters/2009-03' }).first()).toContainText(/404/),
  },
  'What does ChatGPT read here?': {
    on: firstPage.path,
    clicks: [tool('What an AI crawler reads')],
    done: says('Your journeys deserve better than a phone.'),
  },
  'Give the client a PDF with your logo': {
    on: firstPage.path,
    stored: {
      branding: {
        version: 1,
        agency: 'Larkspur Search',
        logo: `data:image/png;base64,${demoPicture(48, 48, [200, 80, 20]).toString('base64')}`,
      },
    },
    clicks: [button('Save'), item('Save as PDF')],
    // It says if it could not read the logo.
    done: (popup) => expect(popup.locator('.notice')).toHaveText(/^\s*Saved pageloupe-\S+\.pdf\.\s*$/),
  },
  'Fix the missing description': {
    on: firstPage.path,
    clicks: [
      (popup) => popup.locator('[data-glance=description] a').click(),
      (popup) => popup.locator('.fix-it[open]').getByRole('button', { name: /^Copy/ }).click(),
    ],
    done: async (popup) => {
      await expect.poll(() => copied(popup)).toMatch(/^<meta name="description" content="[^"]{20,}">$/);
      await expect(popup.locator('.fix-it[open] summary')).toContainText('Passes the check');
    },
  },
  'Which images lack alt text?': {
    on: firstPage.path,
    clicks: [tool('Image inventory')],
    done: says('3 of 4 images (75%) have no alt text.'),
  },
  'Show the images without alt text on the page': {
    on: firstPage.path,
    clicks: [tool('Image inventory'), (popup) => popup.getByRole('button', { name: 'Show alt texts on the page' }).click()],
    done: (popup) => expect(popup.locator('.notice')).toContainText(/mark|highlight|alt/i),
  },
  'Which errors does the JSON-LD have?': {
    on: firstPage.path,
    clicks: [tool('Structured data')],
    done: says('image is missing, which Google requires'),
  },
  'Compare with a competitor’s tab': {
    on: '/guides/oil-leather-covers',
    after: firstPage.path,
    clicks: [
      tool('Snapshot and compare'),
      (popup) =>
        popup.locator('.t-snapshots li', { hasText: 'Open tab:' }).first().getByRole('button', { name: 'Compare', exact: true }).click(),
    ],
    done: says('Side by side'),
  },
  'What changed since yesterday’s snapshot?': {
    on: 'changing',
    clicks: [tool('Snapshot and compare')],
    done: says('Marbled paper, second edition'),
  },
  'Is the structured data right for a rich result?': {
    on: firstPage.path,
    clicks: [tool('Rich-result check')],
    done: says('image is missing, which Google requires'),
  },
  'Audit this site’s first 50 pages': {
    on: firstPage.path,
    clicks: [button('Bulk'), (popup) => item('Audit this site’s first 50 pages')(popup).catch(() => {})],
    async done(popup) {
      const bulk = await pageAt(popup, /bulk\.html#run=/);
      await expect(bulk.locator('.run-state')).toContainText('limit 50');
      await bulk.getByRole('button', { name: 'Pause' }).click();
      await expect(bulk.locator('.run-state')).toContainText('Paused');
      await bulk.close();
    },
  },
  'Which line of robots.txt decides here?': {
    on: firstPage.path,
    clicks: [tool('robots.txt tester')],
    done: says('Allowed for Googlebot: line 4'),
  },
  'Copy the facts of the page into a spreadsheet': {
    on: firstPage.path,
    clicks: [button('Copy as table row')],
    done: async (popup) => {
      await expect.poll(() => copied(popup)).toMatch(/^Title\tDescription\tURL\t/);
      expect((await copied(popup)).split('\n')).toHaveLength(2);
    },
  },
  'Do the language versions link back?': {
    on: '/faults/language',
    clicks: [tool('Languages and hreflang'), button('Check links')],
    done: (popup) => expect(popup.locator('.picture')).toContainText('Return link'),
  },
  'What redirected to this page?': {
    on: '/old-guide',
    clicks: [tool('Redirect trace'), button('Check links')],
    done: (popup) => expect(popup.locator('.picture')).toContainText(/30[1278], (?:permanent|temporary)/),
  },
  'Which links on the page are nofollow?': {
    on: '/faults/links',
    clicks: [tool('Link highlighter'), (popup) => popup.getByRole('button', { name: /^Highlight \d+ links/ }).click()],
    done: (popup) => expect(popup.locator('.notice')).toContainText(/highlight/i),
  },
  'Which AI crawlers are blocked?': {
    on: firstPage.path,
    clicks: [tool('AI crawler access')],
    done: (popup) => expect(popup.locator('.t-matrix tbody tr').first()).toContainText('GPTBot: blocked'),
  },
  'What are the headings of this page?': {
    on: '/guides/oil-leather-covers',
    clicks: [tool('Heading outline')],
    done: says('Three mistakes that stain leather covers'),
  },
  'What needs JavaScript here?': {
    on: '/faults/script-only',
    clicks: [tool('Raw and rendered HTML')],
    done: says('Without JavaScript, 98% of the main text is missing'),
  },
  'Does the page answer agents in Markdown?': {
    on: firstPage.path,
    clicks: [tool('What an AI crawler reads'), button('Request the page as Markdown')],
    done: says('no Markdown: the same response as for browsers'),
  },
  'Paste the findings into an issue': {
    on: firstPage.path,
    clicks: [button('Save'), item('Copy as Markdown')],
    done: (popup) => expect.poll(() => copied(popup)).toContain('/shop/field-journal'),
  },
};
/** The page of the same browser with such a URL, once it is open. */
async function pageAt(popup: Page, url: RegExp): Promise<Page> {
  const context = popup.context();
  await expect.poll(() => context.pages().some((one) => url.test(one.url()))).toBe(true);
  return context.pages().find((one) => url.test(one.url()))!;
}

test('the note on tasks names each with its clicks, and none has more than three', () => {
  const written = readFileSync(join(import.meta.dirname, '../../docs/use/tasks.md'), 'utf8')
    .split('\n')
    .flatMap((line) => (/^\| (?!task|---)/.test(line) ? [line.split('|').map((cell) => cell.trim())] : []));
  expect(Object.fromEntries(written.map(([, task, clicks]) => [task, Number(clicks)]))).toEqual(
    Object.fromEntries(Object.entries(tasks).map(([name, { clicks }]) => [name, clicks.length + 1])),
  );
  expect(
    written.map(([, task, clicks, way]) => [task, way!.split(' · ').length + 1 - Number(clicks)]).filter(([, more]) => more !== 0),
  ).toEqual([]);
  expect(Object.values(tasks).filter(({ clicks }) => clicks.length + 1 > 3)).toEqual([]);
});

/** Tabs with pages of the demo site that are audited already, as the user's: tasks on the same page share one. */
const tabs = new Map<string, Page>();
test.afterAll(async () => {
  await Promise.all([...tabs.values()].map((tab) => tab.close()));
});
for (const [name, { on, after, stored, clicks, done }] of Object.entries(tasks)) {
  test(name, async ({ grantedBrowser: browser, demo, serve }) => {
    let edition = '';
    const site = await serve({
      '/': (_, response) => {
        response
          .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          .end(page(`Marbled paper${edition}`, '<h1>Marbled paper</h1><p>Drops of colour float on a bath.</p>'));
      },
    });
    const others = name.startsWith('Copy the titles')
      ? await Promise.all([1, 2, 3].map(async (number) => browser.open(`data:text/html,<title>Tab number ${number}</title>`)))
      : [];
    const url = on === 'changing' ? `${site.origin}/` : demo.origin + on;
    const tab = tabs.get(url) ?? (await browser.open(url));
    tabs.set(url, tab);
    if (on === 'changing') {
      const before = await browser.clickToolbar(tab);
      await browser.readReport(before);
      await tool('Snapshot and compare')(before);
      await button('Save a snapshot of this page')(before);
      await expect(before.locator('.t-snapshots li', { hasText: site.origin })).not.toHaveCount(0);
      await before.close();
      edition = ', second edition';
      await tab.reload();
    }
    if (after) {
      const other = tabs.get(demo.origin + after) ?? (await browser.open(demo.origin + after));
      tabs.set(demo.origin + after, other);
      const popup = await browser.clickToolbar(other);
      await browser.readReport(popup);
      await popup.close();
    }
    const popup = await browser.clickToolbar(tab);
    await browser.readReport(popup);
    if (stored) await popup.evaluate((records) => chrome.storage.local.set(records), stored);
    // Reads what is copied without touching the machine's clipboard.
    await popup.evaluate(() => {
      navigator.clipboard.writeText = async (text) => {
        (globalThis as { copied?: string }).copied = text;
      };
    });
    for (const click of clicks) await click(popup);
    await done(popup);
    // Other files share the browser.
    if (stored) await popup.evaluate((keys) => chrome.storage.local.remove(keys), Object.keys(stored));
    await Promise.all([popup, ...others].map((one) => one.close()));
  });
}
