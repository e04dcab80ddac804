import { caps, clipText, collapseTextSpaces, withoutUnseenCharacters } from '../../core/helpers/clip.ts';
import type { Block } from '../../core/facts/text.ts';
import { countUnits } from '../../language/units.ts';
import { flatString } from '../walk/flat.ts';
import * as limits from '../limits.ts';
import * as bits from '../walk/container-bits.ts';
import type { Place, PlaceStack } from '../walk/place.ts';
import { besideContent } from '../../core/regions.ts';
import { control, prose } from '../walk/tags.ts';

/** Commas and periods of all scripts: sentences contain them, menus do not. */
const punctuation = new Set(Array.from(',.;:!?،؛؟。、，．；：！？।॥።፣၊', (mark) => mark.charCodeAt(0)));
/** Number of characters that are searched for punctuation, and maximum count. */
const punctuationRead = 600;
const punctuationMost = 20;
function countPunctuation(text: string): number {
  let count = 0;
  for (let at = Math.min(text.length, punctuationRead) - 1; at >= 0; at--) {
    const code = text.charCodeAt(at);
    // Letters of most scripts are skipped without a lookup.
    if ((code < 64 || code > 0x600) && punctuation.has(code)) count++;
  }
  return Math.min(punctuationMost, count);
}
/** Shorter runs say nothing about where the content is, in units. */
const scoredUnits = 8;
/** Units from which a run with punctuation is prose, and from which any run is: Thai and Lao have no punctuation. */
const prosePunctuated = 12;
const proseAlways = 25;
/** Share of link text from which a run is not prose, and from which it consists of links. */
const proseLinked = 1 / 3;
const allLinked = 0.8;
/** A price without decimals at the end of a shorter line, in characters. */
const shortLine = 60;
const wholePrice = /\p{Sc}\s?\d{1,3}(?:,?\d{3})*$/u;
const wholeNumber = /(?<![\d.,])\d{1,3}(?:[.,]?\d{3})*$/;
/** Link targets of a run without links; never filled. */
const noHrefs: string[] = [];

/** Collects text by block-level box. A run is the text between two box boundaries. */
export class DomTextRuns {
  readonly blocks: Block[] = [];
  /** For each block: index of its element in the walk, and characters under data-nosnippet. */
  readonly orders: number[] = [];
  readonly nosnippet: number[] = [];
  /** Whether each block is text of buttons or labels, which is never main content. */
  readonly controls: boolean[] = [];
  /** Units of prose in each block: sentences, not menus or labels. */
  readonly prose: number[] = [];
  /** For each block: number of its table; 0 outside of tables. */
  readonly tables: number[] = [];
  /** For each block: number of the element in which it is a paragraph. That of a paragraph is around it. */
  readonly holders: number[] = [];
  units = 0;
  /** Units in noscript. */
  noscriptUnits = 0;
  truncated = false;

  readonly #stack: PlaceStack;
  #text = '';
  #last = 0;
  #linkChars = 0;
  #codeChars = 0;
  #hrefs: string[] = [];
  #lastHref = '';
  #note = false;
  #quote = false;
  #breaks = 0;

  /** Parts of the Markdown; null if it is not needed. */
  readonly #parts: string[] | null;
  #rich = '';
  #richUrl = '';
  #length = 0;

  /** @param markdown also store the text as Markdown */
  constructor(stack: PlaceStack, markdown: boolean) {
    this.#stack = stack;
    this.#parts = markdown ? [] : null;
  }

  /**
   * Called before two digits that are raised or in an element of their own: after a price they are cents, and $129 with a small 99 is not
   * $12999.
   * @param isPriced a sign of a currency follows
   */
  cents(isPriced: boolean): void {
    if (this.#text.length < shortLine && (isPriced ? wholeNumber : wholePrice).test(this.#text))
      this.add(/\.\d{3}$/.test(this.#text) ? ',' : '.', null, false);
  }

  add(text: string, linkUrl: string | null, inCode: boolean): void {
    this.#breaks = 0;
    this.#text += text;
    this.#last = text.charCodeAt(text.length - 1);
    if (this.#parts) this.#enrich(text, linkUrl ?? '');
    if (linkUrl !== null) {
      this.#linkChars += text.length;
      if (linkUrl !== this.#lastHref && linkUrl.startsWith('http') && this.#hrefs.length < limits.hrefs) {
        this.#hrefs.push(linkUrl);
        this.#lastHref = linkUrl;
      }
    }
    if (inCode) this.#codeChars += text.length;
    if (this.#text.length > limits.run) this.end();
  }

  /** Code of the run's last character; 0 if it is empty. Stored, because reading it from a long joined string copies that string. */
  get lastCode(): number {
    return this.#text === '' ? 0 : this.#last;
  }

  space(character = ' '): void {
    if (this.#text === '') return;
    this.#text += character;
    this.#last = character.charCodeAt(0);
    if (this.#parts) this.#rich += character;
  }

  #enrich(text: string, url: string): void {
    if (url !== this.#richUrl) {
      this.#endLink();
      if (url.startsWith('http')) {
        this.#rich += '[';
        this.#richUrl = url;
      }
    }
    this.#rich += text;
  }

  #endLink(): void {
    if (this.#richUrl === '') return;
    const text = this.#rich.trimEnd();
    this.#rich = `${text}](${this.#richUrl})${text.length < this.#rich.length ? ' ' : ''}`;
    this.#richUrl = '';
  }

  /** The text as Markdown: headings, lists, quotes, code, links and table rows. */
  markdown(): string {
    return (this.#parts ?? [])
      .join('')
      .replace(/\n{3,}/g, '\n\n')
      .trim();
  }

  #addPart(box: Place, pre: boolean): void {
    if (!this.#parts || this.#length > caps.source) return;
    this.#endLink();
    const text = pre ? this.#rich.trimEnd() : this.#rich.replace(/\s+/g, ' ').replace(/\[ /g, '[').trim();
    const {
      tag: { name, level },
      within,
    } = box;
    const part = pre
      ? `\n\n\`\`\`\n${text}\n\`\`\`\n\n`
      : level > 0
        ? `\n\n${'#'.repeat(level)} ${text}\n\n`
        : name === 'td' || name === 'th'
          ? `| ${text.replaceAll('|', '\\|')} `
          : name === 'tr'
            ? `|\n${text}`
            : name === 'li' || name === 'dd'
              ? `\n- ${text}`
              : (box.bits & bits.quote) !== 0
                ? `\n\n> ${text}\n\n`
                : within === 'list'
                  ? `\n- ${text}`
                  : `\n\n${text}\n\n`;
    this.#length += part.length;
    this.#parts.push(part);
  }

  /** Called at the end of a table row. */
  endRow(): void {
    if (this.#parts && this.#parts.at(-1)?.startsWith('| ')) this.#parts.push('|\n');
  }

  lineBreak(): void {
    if (this.#text === '') return;
    // Many pages separate paragraphs with two of them.
    if (++this.#breaks > 1 && (this.#stack.top.bits & bits.pre) === 0) this.end();
    else this.space('\n');
  }

  markNote(): void {
    this.#note = true;
  }

  markQuote(): void {
    this.#quote = true;
  }

  /** Ends the run and stores it as a block of the box on top of the stack. */
  end(): void {
    if (this.#text === '') return;
    const stack = this.#stack;
    const depth = stack.top.box;
    const box = stack.places[depth]!;
    const pre = (box.bits & bits.pre) !== 0;
    const raw = this.#text;
    const text = pre ? raw.trimEnd() : collapseTextSpaces(withoutUnseenCharacters(raw)).trim();
    if (text !== '') {
      const count = countUnits(text);
      this.units += count;
      if ((box.bits & bits.noscript) !== 0) this.noscriptUnits += count;
      this.#addPart(box, pre);
      const linkChars = Math.min(this.#linkChars, text.length);
      if (this.blocks.length < limits.blocks) {
        const { within } = box;
        const code = pre || this.#codeChars > text.length * 0.8;
        this.blocks.push({
          tag: box.tag.name,
          text: flatString(clipText(text, caps.block)),
          units: count,
          region: box.region,
          main: false,
          level: box.tag.level,
          linkChars,
          hrefs: this.#hrefs.length > 0 ? this.#hrefs : noHrefs,
          note: this.#note,
          quote: this.#quote || (box.bits & bits.quote) !== 0,
          code,
          ...(!code && this.#codeChars > 0 && { partlyCode: true }),
          within,
          selector: stack.pathAt(depth),
        });
        this.orders.push(box.order);
        this.controls.push((box.tag.flags & control) !== 0 || (box.bits & bits.control) !== 0);
        this.nosnippet.push((stack.top.bits & bits.nosnippet) !== 0 ? text.length : 0);
        this.tables.push(box.table);
        this.holders.push((box.tag.flags & prose) !== 0 && depth > 0 ? stack.places[depth - 1]!.order : box.order);
        this.prose.push(this.#score(depth, text, count, linkChars));
      } else {
        this.truncated = true;
        this.#score(depth, text, count, linkChars);
      }
    }
    if (this.#hrefs.length > 0) this.#hrefs = [];
    this.#text = '';
    this.#rich = '';
    this.#richUrl = '';
    this.#linkChars = 0;
    this.#codeChars = 0;
    this.#lastHref = '';
    this.#note = false;
    this.#quote = false;
    this.#breaks = 0;
  }

  /** Adds the run's weight as content to the surrounding boxes: most to the innermost, less further out. Returns its units of prose. */
  #score(depth: number, text: string, count: number, linkChars: number): number {
    const box = this.#stack.places[depth]!;
    const { content } = box;
    content.characters += text.length;
    content.linkCharacters += linkChars;
    const linked = linkChars / text.length;
    if (linked >= allLinked && count >= 3) content.linkBlocks++;
    if ((box.bits & bits.control) !== 0) return 0;
    const marks = count < scoredUnits ? 0 : countPunctuation(text);
    const sentences = linked < proseLinked && count >= (marks > 0 ? prosePunctuated : proseAlways) ? count : 0;
    if (sentences > 0) {
      content.prose += sentences;
      content.parts++;
    }
    if (count < scoredUnits || (besideContent.has(box.region) && (box.bits & bits.named) === 0)) return sentences;
    const free = 1 - linked;
    const weight = (1 + marks + Math.min(count / 15, 6)) * free * free;
    const first = (box.tag.flags & prose) !== 0 ? depth - 1 : depth;
    for (let level = 0; level < 5; level++) {
      const place = this.#stack.places[first - level];
      if (first - level < 0 || !place) break;
      place.content.score += weight / (level === 0 ? 1 : level === 1 ? 2 : level * 3);
    }
    return sentences;
  }
}
