/** XML read by the rules of XML 1.0, strictly, by a reader that shares nothing with the writer. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** @throws Error when the text is not well-formed */
export function readXml(source: string): XmlElement {
  if (forbidden.test(source)) throw new Error('a character that XML forbids');
  if (!source.isWellFormed()) throw new Error('half a character');
  const body = source.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '');
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  let at = 0;
  while (at < body.length) {
    const top = open.at(-1)!;
    const next = body.indexOf('<', at);
    const text = body.slice(at, next === -1 ? undefined : next);
    if (open.length === 1 && text.trim() !== '') throw new Error(`text outside: ${text.slice(0, 40)}`);
    if (text.includes(']]>')) throw new Error(']]> in text');
    top.text += decode(text);
    if (next === -1) break;
    const end = body.indexOf('>', next);
    const tag = body.slice(next + 1, end);
    if (tag.startsWith('/')) {
      if (open.pop()!.name !== tag.slice(1)) throw new Error(`</${tag.slice(1)}> ends nothing`);
    } else {
      const [, name = '', rest = '', empty = ''] = /^([A-Za-z][\w-]*)((?:\s+[\w-]+="[^"<]*")*)\s*(\/?)$/s.exec(tag) ?? [];
      if (name === '') throw new Error(`no tag: <${tag.slice(0, 80)}>`);
      const attributes: Record<string, string> = {};
      for (const [, key = '', value = ''] of rest.matchAll(/([\w-]+)="([^"<]*)"/gs)) {
        if (key in attributes) throw new Error(`${key} twice`);
        attributes[key] = decode(value);
      }
      const element = { name, attributes, children: [], text: '' };
      top.children.push(element);
      if (empty === '') open.push(element);
    }
    at = end + 1;
  }
  if (open.length !== 1 || root.children.length !== 1) throw new Error('not one root');
  return root.children[0]!;
}

function decode(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));|&/gi, (found, decimal?: string, hex?: string, name?: string) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    const known = entities[name ?? ''];
    if (known === undefined) throw new Error(`no entity: ${found}`);
    return known;
  });
}
