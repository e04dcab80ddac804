import { expect, test } from 'vitest';
import { countElements, hasMoreElements } from '../../../checks/collect/walk/count-elements.ts';
import { runToCompletion } from '../../../checks/core/helpers/run-to-completion.ts';

const page = (count: number) => new DOMParser().parseFromString(`<!doctype html><title>x</title>${'<p></p>'.repeat(count)}`, 'text/html');

test.each([0, 9_995, 9_996, 9_997, 30_000])('%i elements beside the first four', (count) => {
  const document = page(count);
  expect(runToCompletion(countElements(document))).toBe(count + 4);
  expect(hasMoreElements(document, count + 4)).toBe(false);
  expect(hasMoreElements(document, count + 3)).toBe(true);
});

test('they are counted in steps, on a page that grows meanwhile too', () => {
  const document = page(100_000);
  expect([...countElements(document)]).toHaveLength(10);
  const counting = countElements(document);
  counting.next();
  document.body.append(document.createElement('b'));
  expect(runToCompletion(counting)).toBe(100_005);
});
