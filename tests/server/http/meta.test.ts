import { expect, test } from 'vitest';
import { metaOf } from '../../../server/http/bodies/meta.ts';
import { blank, known } from '../../support/facts.ts';
import { metas } from '../../support/metas.ts';
import { reportOf } from '../../support/report-of.ts';

test('says the title, the description and the viewport that the report judges', () => {
  const { head } = metas(
    ['description', ' '],
    ['description', 'Marbled papers from our own vat.'],
    ['viewport', 'width=1024'],
    ['viewport', 'width=device-width'],
  );
  const titles = ['', 'Marbled paper'].map((text) => ({ ...blank.head.titles[0]!, text }));
  const facts = known({ head: { ...head, titles } });
  expect(metaOf(facts, reportOf(facts), 100)).toMatchObject({
    title: { text: 'Marbled paper', elements: 2 },
    description: { text: 'Marbled papers from our own vat.', elements: 2 },
    viewport: { content: 'width=device-width' },
  });
});

test('a description without text is none', () => {
  const facts = known(metas(['description', ' ']));
  expect(metaOf(facts, reportOf(facts), 100).description).toBeNull();
});
