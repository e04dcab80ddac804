import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { SentenceWithQuotes } from '../../reports/check-sentence.tsx';

test.each([
  ['The page returns 200.', 'The page returns 200.'],
  ['It names “الجسر”, “الشتاء”.', 'It names “<bdi>الجسر</bdi>”, “<bdi>الشتاء</bdi>”.'],
  ['Told to index https://a.tn/صفحة?b instead.', 'Told to index <bdi>https://a.tn/صفحة?b</bdi> instead.'],
  ['استخدم https://a.tn/، أو /docs.', 'استخدم <bdi>https://a.tn/</bdi>، أو <bdi>/docs</bdi>.'],
  ['(https://a.tn/b).', '(<bdi>https://a.tn/b</bdi>).'],
  ['المضيفون (--allow-hosts)، .well-known', 'المضيفون (<bdi>--allow-hosts</bdi>)، <bdi>.well-known</bdi>'],
  ['العنصر <time> (published)', 'العنصر <bdi>&lt;time></bdi> (published)'],
  ['And/or, 3/4, e.g. a.b -- c', 'And/or, 3/4, e.g. a.b -- c'],
  ['An empty “” and an open “ quote', 'An empty “” and an open “ quote'],
  ['Genannt: „الجسر“, „الشتاء“.', 'Genannt: „<bdi>الجسر</bdi>“, „<bdi>الشتاء</bdi>“.'],
  ['Cité : «الجسر».', 'Cité : «<bdi>الجسر</bdi>».'],
  ['“<b>bold</b>”', '“<bdi>&lt;b>bold&lt;/b></bdi>”'],
])('%s', (text, drawn) => expect(renderToString(<SentenceWithQuotes text={text} />)).toBe(`<bdi dir="auto">${drawn}</bdi>`));
