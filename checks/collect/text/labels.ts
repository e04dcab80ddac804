import { caps, clipText, clipToOneLine } from '../../core/helpers/clip.ts';
import { attribute, elementById, rootOf } from '../dom.ts';
import { startOfTextInOneLine } from './start.ts';

/** Maximum number of ids read per aria-labelledby and of labels per page: many elements may reference the same large or nested ones. */
const [mostLabels, labelsRead] = [5, 1_000];

/** Texts of the elements that others name in aria-labelledby. */
export class LabelTexts {
  readonly #texts = new Map<Element, string>();

  /** The text that names the element; '' without aria-labelledby, and if nothing that it names has text. */
  of(element: Element): string {
    const ids = attribute.call(element, 'aria-labelledby')?.trim();
    if (!ids) return '';
    const root = rootOf.call(element) as Document | ShadowRoot;
    const texts = clipText(ids, caps.attribute)
      .split(/\s+/)
      .slice(0, mostLabels)
      .map((id) => {
        const label = elementById(root, id);
        if (!label) return '';
        let text = this.#texts.get(label);
        if (text === undefined && this.#texts.size < labelsRead) this.#texts.set(label, (text = startOfTextInOneLine(label, caps.text)));
        return text ?? '';
      });
    return clipToOneLine(texts.join(' '), caps.text);
  }
}
