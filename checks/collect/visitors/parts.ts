import { caps, clipText, clipToOneLine } from '../../core/helpers/clip.ts';
import type { ElementRef, FormFact, FrameFact, PartsFact } from '../../core/facts/page.ts';
import { attribute, checkVisibility, hasAttribute } from '../dom.ts';
import * as limits from '../limits.ts';
import * as bits from '../walk/container-bits.ts';
import type { Place } from '../walk/place.ts';
import { besideContent } from '../../core/regions.ts';
import { elementRef, startTagOf } from '../selectors.ts';
import type { Tag } from '../walk/tags.ts';
import * as kinds from '../walk/kinds.ts';
import { isNosnippet } from '../walk/surroundings.ts';
import { startOfTextInOneLine } from '../text/start.ts';
import type { Visited, Visitor, WalkContext } from '../walk/visitor.ts';

// Names in actions, ids and classes of shop systems, independent of language.
const cart =
  /add[-_]?to[-_]?(?:cart|basket|bag)|addtocart|cart[/_-]add|add-cart|buy[-_]?now|in-?den-?warenkorb|wc-ajax=add|product_id|btn-?cart/i;
const search = /^(?:q|s|query|search|keywords?|wd|text)$/i;
const players =
  /(?:youtube(?:-nocookie)?\.com\/embed|player\.vimeo\.com|dailymotion\.com\/embed|players?\.brightcove|jwplatform|jwplayer|wistia|vidyard|twitch\.tv|soundcloud\.com|spotify\.com\/embed|podcasts\.apple|bilibili\.com\/player|rutube\.ru\/play|ok\.ru\/videoembed|nicovideo|kaltura|podigee|anchor\.fm|loom\.com\/embed|player\.)/i;
/** Elements that play media themselves. */
const playing = new Set(['video', 'audio']);
/** Minimum length of hidden text that is reported, in characters. */
const hiddenFrom = 20;

/** Forms, frames, menus and other parts whose presence matters. */
export class PartsVisitor implements Visitor {
  readonly fact = 'parts';
  readonly enters = [kinds.form, kinds.input, kinds.button, kinds.frame, kinds.summary, kinds.code];
  readonly leaves = [kinds.form, kinds.landmark];
  readonly forms: Visited<FormFact>[] = [];
  readonly frames: Visited<FrameFact>[] = [];
  /** Text in the document that is not rendered. */
  hidden: Visited<ElementRef>[] = [];
  readonly #formActions: { tag: string; action: string; selector: string }[] = [];
  readonly #summaries: PartsFact['summaries'] = [];
  readonly #buttons: PartsFact['buttons'] = [];
  readonly #nosnippet: ElementRef[] = [];
  readonly #snippet: ElementRef[] = [];
  #codeSamples = 0;
  #sideNavLinks = 0;
  #repeated: PartsFact['repeated'] = null;
  /** The form that contains the current node. */
  #form: FormFact | null = null;
  readonly #context: WalkContext;

  constructor(context: WalkContext) {
    this.#context = context;
  }

  enter(element: Element, tag: Tag, place: Readonly<Place>): void {
    switch (tag.visit) {
      case kinds.form:
        this.#openForm(element, place);
        break;
      case kinds.input:
        this.#input(element, tag, place);
        break;
      case kinds.button:
        this.#button(element, tag, place);
        break;
      case kinds.frame:
        this.#frame(element, tag, place);
        break;
      case kinds.summary:
        if (this.#summaries.length < limits.summaries)
          this.#summaries.push({ text: startOfTextInOneLine(element, caps.text), selector: this.#selector() });
        break;
      default:
        if (tag.name === 'code' && (place.bits & bits.pre) !== 0) this.#codeSamples++;
    }
  }

  leave(place: Readonly<Place>): void {
    if (place.tag.visit === kinds.form) this.#form = null;
    else this.#closeLandmark(place);
  }

  hiddenText(text: string, place: Readonly<Place>): void {
    const { element, order, region } = place;
    if (
      this.hidden.length >= limits.refs ||
      text.trim().length < hiddenFrom ||
      besideContent.has(region) ||
      this.hidden.at(-1)?.element === element
    )
      return;
    this.hidden.push({
      fact: { selector: this.#selector(), snippet: startTagOf(element), text: clipToOneLine(text, caps.text) },
      element,
      order,
    });
  }

  attributes(element: Element, place: Readonly<Place>): void {
    if (isNosnippet(element, place.tag) && this.#nosnippet.length < limits.refs)
      this.#nosnippet.push(elementRef(element, this.#selector()));
    if (this.#snippet.length < limits.refs && hasAttribute.call(element, 'data-snippet'))
      this.#snippet.push(elementRef(element, this.#selector()));
  }

  /** Called at the end of an element: records the largest group of like children with links outside menus. */
  siblings(place: Readonly<Place>): void {
    const { alike, alikeTag } = place.content;
    if (besideContent.has(place.region) || alike <= (this.#repeated?.count ?? 0) || (place.bits & bits.control) !== 0) return;
    const { name } = alikeTag!;
    this.#repeated = { count: alike, selector: `${this.#selector()} > ${/^[a-z][a-z0-9-]*$/.test(name) ? name : '*'}` };
  }

  #selector(): string {
    const { stack } = this.#context;
    return stack.pathAt(stack.depth);
  }

  #addForm(element: Element, { region, order }: Readonly<Place>, addToCart: boolean): FormFact | null {
    if (this.forms.length >= limits.forms) return null;
    const fact: FormFact = {
      method: 'get',
      action: null,
      password: false,
      search: false,
      addToCart,
      region,
      main: false,
      share: 0,
      selector: this.#selector(),
    };
    this.forms.push({ fact, element, order });
    return fact;
  }

  #openForm(element: Element, place: Readonly<Place>): void {
    const fact = this.#addForm(element, place, names(element, ['action', 'class', 'id', 'name']));
    if (!fact) return;
    fact.method = clipText(attribute.call(element, 'method') ?? 'get', 20).toLowerCase();
    fact.action = this.#context.urls.resolve(attribute.call(element, 'action') ?? '');
    fact.search = /search/i.test(attribute.call(element, 'role') ?? '');
    this.#form = fact;
  }

  #button(element: Element, tag: Tag, place: Readonly<Place>): void {
    this.#formAction(element, tag, attribute.call(element, 'type')?.toLowerCase() ?? '');
    if (this.#form && !this.#form.addToCart) this.#form.addToCart = names(element, ['id', 'class', 'name', 'formaction', 'data-action']);
    else if (!this.#form && names(element, ['id', 'class', 'name', 'data-action'])) this.#addForm(element, place, true);
  }

  /** A submit button with a formaction attribute. */
  #formAction(element: Element, tag: Tag, type: string): void {
    const action = attribute.call(element, 'formaction');
    if (action === null || action.trim() === '' || type === 'button' || type === 'reset' || this.#formActions.length >= limits.buttons)
      return;
    // Outside a form, the form attribute names the form that it submits.
    if (!this.#form && !hasAttribute.call(element, 'form')) return;
    const method = attribute.call(element, 'formmethod')?.toLowerCase() ?? (hasAttribute.call(element, 'form') ? '' : this.#form?.method);
    const url = method === 'dialog' ? null : this.#context.urls.resolve(action);
    if (url !== null) this.#formActions.push({ tag: tag.name, action: clipText(url, caps.url), selector: this.#selector() });
  }

  #input(element: Element, tag: Tag, place: Readonly<Place>): void {
    const type = fieldType(element, tag);
    if (type === 'hidden') return;
    if (type === 'image' || type === 'submit') this.#formAction(element, tag, type);
    if (type === 'submit' || type === 'button') this.#inputButton(element);
    if (type === 'password' && !this.#form) this.#addForm(element, place, false);
    const fact = this.#form ?? (type === 'password' ? this.forms.at(-1)?.fact : undefined);
    if (!fact) return;
    if (type === 'password') fact.password = true;
    if (type === 'search' || search.test(attribute.call(element, 'name') ?? '')) fact.search = true;
    if (type === 'submit' && names(element, ['id', 'class', 'name'])) fact.addToCart = true;
  }

  /** The label of such a button is not page text. */
  #inputButton(element: Element): void {
    if (this.#buttons.length >= limits.buttons) return;
    const text = clipToOneLine(attribute.call(element, 'value') ?? '', caps.text);
    if (text === '' || (this.#context.rendered && !checkVisibility.call(element, { visibilityProperty: true }))) return;
    this.#buttons.push({ text, selector: this.#selector() });
  }

  #frame(element: Element, tag: Tag, place: Readonly<Place>): void {
    if (this.frames.length >= limits.frames) return;
    const { urls } = this.#context;
    const written = attribute.call(element, tag.name === 'object' ? 'data' : 'src');
    const url = written === null || written === '' ? null : urls.resolve(written);
    const fact: FrameFact = {
      kind: tag.name === 'frame' ? 'iframe' : (tag.name as FrameFact['kind']),
      url,
      title: clipToOneLine(attribute.call(element, 'title') ?? attribute.call(element, 'aria-label') ?? '', caps.text),
      player: playing.has(tag.name) || (url !== null && players.test(url)),
      crossOrigin: url !== null && !urls.sameOrigin(url),
      share: 0,
      main: false,
      selector: this.#selector(),
    };
    this.frames.push({ fact, element, order: place.order });
  }

  /** Stores the links of the largest menu next to the content. */
  #closeLandmark({ tag: { name }, content: { links } }: Readonly<Place>): void {
    if (name !== 'nav' && name !== 'aside') return;
    const { stack } = this.#context;
    const outer = stack.depth > 0 ? stack.places[stack.depth - 1]!.region : 'none';
    if (outer !== 'header' && outer !== 'footer' && links > this.#sideNavLinks) this.#sideNavLinks = links;
  }

  result(groups: PartsFact['groups']): PartsFact {
    const facts = <T>(list: readonly Visited<T>[]) => list.map(({ fact }) => fact);
    return {
      forms: facts(this.forms),
      frames: facts(this.frames),
      summaries: this.#summaries,
      buttons: this.#buttons,
      codeSamples: this.#codeSamples,
      ...(this.#formActions.length > 0 && { formActions: this.#formActions }),
      sideNavLinks: this.#sideNavLinks,
      repeated: this.#repeated,
      groups,
      nosnippet: this.#nosnippet,
      ...(this.#snippet.length > 0 && { snippet: this.#snippet }),
      hiddenText: facts(this.hidden),
    };
  }
}

/** Type of an input; `textarea` or `select` for those elements. */
export const fieldType = (element: Element, tag: Tag): string =>
  tag.name === 'input' ? (attribute.call(element, 'type') ?? 'text').toLowerCase() : tag.name;
const names = (element: Element, attributes: readonly string[]) =>
  attributes.some((name) => cart.test(attribute.call(element, name) ?? ''));
