import { expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import type { KnownFacts } from '../../../checks/core/facts.ts';
import { judgePage, noChoice } from '../../../checks/audit-page.ts';
import { collectPage } from '../../../checks/collect/page.ts';
import { readServedHtml } from '../../../checks/collect/served/read.ts';
import { parseInertDocument } from '../../../checks/collect/served/parse-inert.ts';
import { withDerivedFacts } from '../../../checks/derive/derived-facts.ts';
import { withJsonLdItems } from '../../../checks/derive/structured-data/completed.ts';
import { withoutUnseenCharacters } from '../../../checks/core/helpers/clip.ts';
import { parseUrl } from '../../../checks/parse/urls.ts';
import { blank } from '../../support/facts.ts';
import { live, now, valueIn } from '../../support/live-document.ts';

const hostile = await commands.hostileLists();
const listed = test.skipIf(!hostile);
/** Documents that are other ones in a frame than as a page: tests/e2e/hostile.spec.ts opens them. */
const needsPage = /<script|<meta|<frameset|<plaintext/i;
const unmeasured = { collect: 0, judge: 0, network: 0, total: 0 };
const failures = (known: KnownFacts) =>
  Object.entries(known).flatMap(([name, gathered]) =>
    gathered?.ok ? [] : [`${name}: ${gathered?.code} ${JSON.stringify(gathered?.args)}`],
  );

listed(
  'documents of html5lib: every fact, every text, live and served, and every verdict (skipped where ../shared is absent)',
  async () => {
    const broken: string[] = [];
    // Live documents take a frame each; every eighth is enough to cover every kind of tree.
    for (const [index, source] of hostile!.documents.entries()) {
      const inert = new DOMParser().parseFromString(source, 'text/html');
      const { known } = await collectPage(inert, { now });
      const expected = failures(known).filter((failure) => !/^(?:device|vitals): not-shown /.test(failure));
      if (expected.length > 0) broken.push(`${source}: ${expected.join('; ')}`);
      if (index % 8 > 0 || needsPage.test(source)) continue;
      const inner = live(source);
      const { known: shown } = await collectPage(inner, { now });
      if (failures(shown).length > 0) broken.push(`live ${source}: ${failures(shown).join('; ')}`);
      const served = await readServedHtml(source, blank.response, shown, parseInertDocument);
      // Text of a live page must be in its source, since no script ran.
      if (!served.ok) broken.push(`served ${source}: ${JSON.stringify(served)}`);
      const { signals } = judgePage(withDerivedFacts(withJsonLdItems({ ...shown, served })), { ...noChoice, now }, unmeasured);
      for (const { id, reason, message } of signals) if (reason === 'signal-failed') broken.push(`${id} of ${source}: ${message}`);
      inner.defaultView!.frameElement!.remove();
    }
    expect(broken).toEqual([]);
  },
  120_000,
);

listed(
  'URLs of the web platform tests resolve as the browser itself resolves them, or to null',
  async () => {
    const byBase = Map.groupBy(hostile!.urls, ({ base }) => base);
    for (const [base, rows] of byBase) {
      // A base that is not an absolute URL is resolved against the test page.
      if (base === null || !/^https?:/.test(base)) continue;
      const inner = live('<base><body>');
      inner.querySelector('base')!.href = base;
      for (const _ of rows) inner.body.append(Object.assign(inner.createElement('a'), { textContent: 'x' }));
      const anchors = inner.querySelectorAll('a');
      rows.forEach(({ input }, index) => anchors[index]!.setAttribute('href', input));
      const { items } = valueIn((await collectPage(inner, { now })).known, 'links');
      const wrong = rows.flatMap(({ input }, index) => {
        const href = parseUrl(input, base)?.href ?? null;
        return items[index]!.url === href ? [] : [`${JSON.stringify(input)} on ${base}: ${items[index]!.url}, not ${href}`];
      });
      expect(wrong).toEqual([]);
    }
  },
  60_000,
);

listed(
  'naughty strings come through as text, well formed, in every place',
  async () => {
    const inner = live('<title></title><meta name="description"><main></main>');
    const main = inner.querySelector('main')!;
    for (const text of hostile!.strings) {
      const paragraph = inner.createElement('p');
      paragraph.textContent = text;
      const image = inner.createElement('img');
      image.alt = text;
      const link = inner.createElement('a');
      link.title = text;
      link.setAttribute('rel', text);
      main.append(paragraph, image, link);
    }
    inner.title = hostile!.strings.join(' ');
    const { known } = await collectPage(inner, { now });
    expect(failures(known)).toEqual([]);
    const blocks = valueIn(known, 'text').blocks.map(({ text }) => text);
    const shown = (text: string) => withoutUnseenCharacters(text).replace(/\s+/g, ' ').trim().toWellFormed();
    const missing = hostile!.strings.filter((text) => shown(text) !== '' && !blocks.includes(shown(text)));
    expect(missing).toEqual([]);
    expect(JSON.stringify(known).isWellFormed()).toBe(true);
  },
  60_000,
);
