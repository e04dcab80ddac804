import { describe, expect, test } from 'vitest';
import { fact } from '../../support/live-document.ts';

const named: [what: string, html: string][] = [
  ['its text', '<button>Send</button>'],
  ['the alt of an image in it', '<button><img alt="Search" src="data:,"></button>'],
  ['the title of a drawing in it', '<button><svg><title>Menu</title></svg></button>'],
  ['aria-label', '<button aria-label="Close"></button>'],
  ['a label that refers to it', '<label for="f">Name</label><input id="f">'],
  ['a label that comes later', '<input id="f"><label for="f">Name</label>'],
  ['a label around it', '<label>Name <input></label>'],
  ['a reference whose first target is missing', '<p id="q">Name</p><input aria-labelledby="none q">'],
  ['aria-labelledby', '<p id="p">Name</p><input aria-labelledby="p">'],
  ['a placeholder', '<input placeholder="Search">'],
  ['a value', '<input type="button" value="Send">'],
  ['the browser', '<input type="submit"><input type="reset">'],
  ['alt', '<input type="image" alt="Go" src="data:,">'],
  ['a role, and text', '<div role="button" tabindex="0">Send</div>'],
  ['nobody, hidden from readers', '<button aria-hidden="true"></button>'],
  ['nobody, not shown', '<div style="display:none"><input></div>'],
  ['nobody, of type hidden', '<input type="hidden">'],
];
const nameless: [what: string, html: string][] = [
  ['an empty button', '<button><i class="icon"></i></button>'],
  ['a field', '<input><textarea></textarea><select></select>'],
  ['a label without text', '<label for="f"></label><input id="f">'],
  ['a label for another field', '<label for="g">Name</label><input id="f"><input id="g">'],
  ['a reference that leads nowhere', '<input aria-labelledby="none">'],
  ['a role without text', '<span role="button"><i></i></span>'],
  ['an image button', '<input type="image" src="data:,">'],
];

describe('controls', () => {
  test.each(named)('named by %s', async (_, html) => {
    expect((await fact('controls', html)).nameless).toEqual([]);
  });
  test.each(nameless)('nameless: %s', async (_, html) => {
    const { nameless: found, namelessTotal } = await fact('controls', html);
    expect(namelessTotal).toBe(html.includes('textarea') ? 3 : 1);
    expect(found).toHaveLength(namelessTotal);
    expect(found[0]!.selector).not.toBe('');
  });
  test('forms, with what they say of themselves', async () => {
    const { forms, formTotal, total } = await fact(
      'controls',
      `<form toolname="search_books" tooldescription="Finds books by title." toolautosubmit><input name="q" toolparamdescription="Title"><input name="lang" placeholder="Language"><input placeholder="No name"><button>Find</button></form><form><input name="mail" aria-label="Mail"></form>`,
    );
    expect([formTotal, total]).toEqual([2, 5]);
    expect(forms.map(({ tool, description, submits, fields, described }) => ({ tool, description, submits, fields, described }))).toEqual([
      { tool: 'search_books', description: 'Finds books by title.', submits: true, fields: 2, described: 1 },
      { tool: null, description: '', submits: false, fields: 1, described: 0 },
    ]);
  });
  test('as many as a hostile page has: lists are cut, totals are not', async () => {
    const {
      nameless: found,
      namelessTotal,
      forms,
      formTotal,
    } = await fact('controls', `<form></form>`.repeat(150) + '<button></button>'.repeat(1_500));
    expect([found.length, namelessTotal, forms.length, formTotal]).toEqual([50, 1_000, 100, 150]);
  });
});
