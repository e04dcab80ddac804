import { describe, expect, test } from 'vitest';
import { fact } from '../../support/live-document.ts';

/** The text of the first heading, and of the first block of text. */
async function saidBy(html: string): Promise<[string, string]> {
  const [{ items }, { blocks }] = [await fact('headings', html), await fact('text', html)];
  return [items[0]!.text, blocks[0]!.text];
}

describe('a heading without what is not part of its text', () => {
  test.each([
    ['ruby readings', '<h1><ruby>剪定<rp>(</rp><rt>せんてい</rt><rp>)</rp></ruby>の<ruby>手順<rt>てじゅん</rt></ruby></h1>', '剪定の手順'],
    ['a footnote mark', '<h1>Pruning quinces<sup><a href="#fn1" id="r1">1</a></sup></h1>', 'Pruning quinces'],
    ['a footnote mark with brackets', '<h1>Pruning<sup id="r">[<a href="#fn1">1</a>]</sup> quinces</h1>', 'Pruning quinces'],
    ['a superscript in the link', '<h1>Pruning quinces<a href="#fn1"><sup>1</sup></a></h1>', 'Pruning quinces'],
    ['an asterisk', '<h1>Pruning quinces<sup>*</sup></h1>', 'Pruning quinces'],
    ['a footnote by its role', '<h1>Pruning quinces <span role="doc-noteref">1</span></h1>', 'Pruning quinces'],
    ['a permalink after it', '<h1 id="a">Pruning quinces<a class="headerlink" href="#a">¶</a></h1>', 'Pruning quinces'],
    ['a permalink before it', '<h1 id="a"><a href="#a">#</a> Pruning quinces</h1>', 'Pruning quinces'],
    ['a permalink with words', '<h1 id="a">Pruning quinces <a href="#a">Direct link to Pruning quinces</a></h1>', 'Pruning quinces'],
    ['a permalink by its class', '<h1 id="a"><a class="anchor" href="#a">Permalink</a>Pruning quinces</h1>', 'Pruning quinces'],
    [
      'a permalink hidden from screen readers',
      '<h1>Pruning quinces<a aria-hidden="true" href="/quinces#a">link</a></h1>',
      'Pruning quinces',
    ],
    ['the way back to the contents', '<h1>Pruning quinces <a href="#toc">Back to contents</a></h1>', 'Pruning quinces'],
    ['an icon by its name', '<h1><span class="icon" aria-hidden="true">arrow_back</span> Pruning quinces</h1>', 'Pruning quinces'],
    ['what is said twice', '<h1><span aria-hidden="true">Pruning</span><span>Pruning</span> quinces</h1>', 'Pruning quinces'],
    ['a badge', '<h1>Pruning quinces<span class="badge">New</span></h1>', 'Pruning quinces'],
    ['a badge of a library', '<h1>Pruning quinces <span class="VPBadge tip">^2.0</span></h1>', 'Pruning quinces'],
    ['a wiki’s link to edit it', '<h1>Pruning quinces <span class="mw-editsection">[<a href="/e">edit</a>]</span></h1>', 'Pruning quinces'],
    ['the same, without the class', '<h1>Quitten schneiden <span>[<a href="/e">Bearbeiten</a>]</span></h1>', 'Quitten schneiden'],
    ['a link to edit it, by its address', '<h1>Quitten <a href="/w?title=Quitten&action=edit&section=2">Bearbeiten</a></h1>', 'Quitten'],
    ['a button', '<h1>Pruning quinces <button>Copy link</button></h1>', 'Pruning quinces'],
    ['soft hyphens and places for breaks', '<h1>Donau&shy;dampf&shy;schiff&#x200b;fahrt</h1>', 'Donaudampfschifffahrt'],
    ['the glyph of an icon font', '<h1>&#xf0c1; Pruning quinces</h1>', 'Pruning quinces'],
    ['the text of a style', '<h1><style>b{color:red}</style>Pruning <b>quinces</b></h1>', 'Pruning quinces'],
  ])('%s', async (_, html, expected) => {
    expect(await saidBy(html)).toEqual([expected, expected]);
  });
});

describe('what is part of a heading', () => {
  test.each([
    ['an exponent', '<h1>Prices per m<sup>2</sup></h1>', 'Prices per m2'],
    ['a link to the page of a person', '<h1>A talk with <a href="/jane">Jane Doe</a></h1>', 'A talk with Jane Doe'],
    ['its own link around all of it', '<h1 id="a"><a href="#a">Pruning quinces</a></h1>', 'Pruning quinces'],
    ['a link to a fragment in the middle', '<h1>See <a href="#b">part two</a> first</h1>', 'See part two first'],
    ['names that link to the top of the page', '<h1>Struct <a href="/std">std</a>::<a href="#">Rc</a></h1>', 'Struct std::Rc'],
    ['the button of an accordion', '<h1><button>Which saw?</button></h1>', 'Which saw?'],
    ['animated letters that are hidden from screen readers', '<h1 aria-label="Saw"><b aria-hidden="true">Saw</b></h1>', 'Saw'],
    ['brackets around words', '<h1>Pruning quinces <span>[updated]</span></h1>', 'Pruning quinces [updated]'],
    ['joiners inside of words', '<h1>می\u200cروم</h1>', 'می\u200cروم'],
  ])('%s', async (_, html, expected) => {
    expect(await saidBy(html)).toEqual([expected, expected]);
  });
  test('what looks like a badge, if the title has its words', async () => {
    const page = (title: string) => `<title>${title}</title><h1><span class="label">Quince</span> saw</h1>`;
    expect(await saidBy(page('Quince saw – Old Orchard'))).toEqual(['Quince saw', 'Quince saw']);
    expect(await saidBy(page('The best saw'))).toEqual(['saw', 'saw']);
  });
  test('boxes and line breaks part words', async () => {
    expect((await fact('headings', '<h1>Pruning<br>quinces<span><div>in</div>winter</span></h1>')).items[0]!.text).toBe(
      'Pruning quinces in winter',
    );
  });
});

test('links in a heading keep their texts', async () => {
  const { items } = await fact('links', '<h1>Quinces<sup><a href="#1">1</a></sup> <a class="anchor" href="#a">Permalink</a></h1>');
  expect(items.map(({ text }) => text)).toEqual(['1', 'Permalink']);
});
test('ruby readings are nowhere in a text', async () => {
  const html = '<p class="author"><a href="/y" rel="author"><ruby>山田<rp>(</rp><rt>やまだ</rt><rp>)</rp></ruby></a></p>';
  expect((await fact('text', html)).blocks[0]!.text).toBe('山田');
  expect((await fact('links', html)).items[0]!.text).toBe('山田');
  expect((await fact('semantics', html)).called[0]!.text).toBe('山田');
});
test('the mark of a footnote is no part of a name', async () => {
  const html = '<p class="author vcard">Jane Doe<sup><a href="#1">1</a></sup></p>';
  expect((await fact('semantics', html)).authors[0]!.name).toBe('Jane Doe');
});
