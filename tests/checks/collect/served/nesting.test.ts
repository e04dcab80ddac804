import { expect, test } from 'vitest';
import { isNestedTooDeep } from '../../../../checks/collect/served/nesting.ts';

function whole<T>(work: Generator<void, T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

test.each([
  ['tables', '<table><tr><td>'],
  ['blocks', '<div>'],
  ['phrases', '<b>'],
  ['links and blocks', '<a><div>'],
  ['lists', '<ul><li>'],
  ['unknown names', '<x-y>'],
  ['with end tags of something else', '<div></p></b>'],
  ['in quotes that end', '<div title=">">'],
  ['captions', '<table><caption>'],
  ['upper case', '<DIV>'],
  ['overlapping', '<b><div></b>'],
])('too deep: %s', (_, unit) => {
  expect(whole(isNestedTooDeep(unit.repeat(3_000)))).toBe(true);
  expect(whole(isNestedTooDeep(unit.repeat(400)))).toBe(false);
});

test.each([
  ['closed', '<div><p><b>x</b></p></div>'],
  ['items without end tags', '<li>x'],
  ['paragraphs without end tags', '<p>x'],
  ['rows and cells without end tags', '<tr><td>x<td>y'],
  ['terms without end tags', '<dt>x<dd>y'],
  ['options', '<option>x'],
  ['empty elements', '<br><img><input>'],
  ['scripts that write tags', '<script>"<div><div>"</script>'],
  ['comments', '<!-- <div> -->'],
  ['attributes', '<i title="<div><div>">x</i>'],
  ['paragraphs with a phrase that nothing ends', '<p><b>x'],
  ['links that nothing ends', '<a href=x>y'],
  ['self-written comparisons', 'a < b <3 '],
  ['whole tables', '<table><tr><td><b>x<td>y</table>'],
])('not deep, however long: %s', (_, unit) => {
  expect(whole(isNestedTooDeep(`<ul><table>${unit.repeat(5_000)}`))).toBe(false);
});
