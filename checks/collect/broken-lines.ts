import { caps, clipToOneLine } from '../core/clip.ts';
import { data, firstChild, nextSibling, nodeName, nodeType } from './dom.ts';
import { domLineStart } from './text-start.ts';

/** Lines and nodes of a box that are read, and characters of a text node. */
const most = { lines: 40, nodes: 200, characters: 1_000 };
const bold = /^(?:b|strong)$/i;
const endsName = /[:：]\s*$/;

/** The lines of a box, separated by br elements. A bold name at the start of a line is returned with a colon, as if it had one. */
export function domBrokenLines(box: Node): string[] {
  const lines: string[] = [];
  let line = '';
  const end = () => {
    const text = clipToOneLine(line, caps.text);
    if (text !== '') lines.push(text);
    line = '';
  };
  let read = 0;
  for (let node = firstChild.call(box); node !== null && lines.length < most.lines; node = nextSibling.call(node)) {
    if (++read > most.nodes) return lines;
    const name = nodeName.call(node);
    if (name === 'BR' || name === 'br') {
      end();
      continue;
    }
    const text =
      name === '#text'
        ? data.call(node).slice(0, most.characters)
        : nodeType.call(node) === 1
          ? domLineStart(node as Element, caps.text)
          : '';
    const isName = bold.test(name) && line.trim() === '' && text.trim() !== '' && !endsName.test(text);
    line += isName ? `${text}: ` : text;
  }
  end();
  return lines;
}
