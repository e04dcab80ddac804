/** Pages of the service in a real browser: the form is sent, the documentation is drawn, and neither contacts another origin. */
import { join } from 'node:path';
import { axeIn } from '../../support/axe-in-page.ts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { listContacts } from '../../../server/http/contacts.ts';
import { service } from '../../support/service.ts';
import { hasChromium, sharedChromium } from '../../support/shared-chromium.ts';

const newPage = sharedChromium();

async function opened(): Promise<{ page: Page; requested: string[]; texts: string[] }> {
  const page = await newPage({ colorScheme: 'light' });
  const requested: string[] = [];
  const texts: string[] = [];
  page.on('request', (request) => {
    requested.push(new URL(request.url()).origin);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') texts.push(message.text());
  });
  return { page, requested, texts };
}

/** What axe finds in light, and of colors in dark: nothing else differs. */
async function axeInLightAndDark(page: Page): Promise<string[]> {
  const light = await axeIn(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await axeIn(page, ['color-contrast', 'link-in-text-block']);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark];
}

describe.skipIf(!hasChromium)('in a browser', () => {
  test('/contact: wrong values are marked, right ones are saved', async () => {
    const { address, folder } = await service();
    const { page, requested } = await opened();
    await page.goto(`${address}/contact`);
    expect(await axeInLightAndDark(page)).toEqual([]);
    await page.getByLabel('Your e-mail').fill('nobody');
    await page.getByLabel('What would you use it for?').fill('Builds of ours');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('alert').waitFor();
    expect(await page.getByLabel('Your e-mail').getAttribute('aria-invalid')).toBe('true');
    expect(await axeInLightAndDark(page)).toEqual([]);
    await page.getByLabel('Your e-mail').fill('team@example.com');
    await page.getByLabel('Pages per month').selectOption('1000-10000');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Thank you').waitFor();
    expect(listContacts(join(folder, 'contacts.ndjson'))).toMatchObject([
      { email: 'team@example.com', use: 'Builds of ours', volume: '1000-10000' },
    ]);
    expect(new Set(requested)).toEqual(new Set([address]));
  });

  test('/: a first request and links that work, without a script or a request elsewhere', async () => {
    const { address } = await service();
    const { page, requested, texts } = await opened();
    await page.goto(address);
    expect(await axeInLightAndDark(page)).toEqual([]);
    expect(await page.locator('script').count()).toBe(0);
    expect(await page.locator('code').innerText()).toContain(`curl --get ${address}/v1/audit`);
    const paths = await page.locator('a').evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    expect(paths).toEqual(expect.arrayContaining(['/docs', '/readyz']));
    for (const path of paths) expect((await fetch(address + path)).status, path).toBe(200);
    await page.setViewportSize({ width: 320, height: 600 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(new Set(requested)).toEqual(new Set([address]));
    expect(texts).toEqual([]);
  });

  test('from right to left, commands stay from left to right, and nothing is beside the page', async () => {
    const { address } = await service();
    const { page } = await opened();
    await page.setViewportSize({ width: 400, height: 600 });
    for (const path of ['/', '/contact', '/problems']) {
      await page.goto(address + path);
      const seen = await page.evaluate(() => {
        document.documentElement.dir = 'rtl';
        const codes = [...document.querySelectorAll('code, input[type=email]')];
        return {
          width: document.documentElement.scrollWidth,
          directions: [...new Set(codes.map((one) => getComputedStyle(one).direction))],
        };
      });
      expect(seen, path).toEqual({ width: 400, directions: ['ltr'] });
    }
  });

  test('/docs draws every operation under its policy, and requests only the service', async () => {
    const { address } = await service();
    const { page, requested, texts } = await opened();
    await page.goto(`${address}/docs`);
    await page.locator('.opblock').nth(15).waitFor();
    expect(new Set(requested.filter((origin) => origin !== 'null'))).toEqual(new Set([address]));
    expect(texts).toEqual([]);
  });
});
