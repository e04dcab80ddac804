import { caps, clip, oneLine } from '../core/clip.ts';
import type { FrameFact } from '../core/facts.ts';
import { attribute, checkVisibility, firstChild, hasAttribute } from './dom.ts';
import { limits } from './limits.ts';
import { mixed, mixedSources } from './mixed.ts';
import { context, type Place } from './place.ts';
import { resolve } from './resolve.ts';
import { visits, type Tag } from './tags.ts';
import { lineStart } from './text-start.ts';
import { visitImage } from './visit-images.ts';
import type { Gathering } from './gathering.ts';

// Names in actions, ids and classes of shop systems, not words of a language.
const cart = /add[-_]?to[-_]?(?:cart|basket|bag)|addtocart|cart[/_-]add|add-cart|buy[-_]?now|in-?den-?warenkorb|wc-ajax=add|product_id|btn-?cart/i;
const search = /^(?:q|s|query|search|keywords?|wd|text)$/i;
const players = /(?:youtube(?:-nocookie)?\.com\/embed|player\.vimeo\.com|dailymotion\.com\/embed|players?\.brightcove|jwplatform|jwplayer|wistia|vidyard|twitch\.tv|soundcloud\.com|spotify\.com\/embed|podcasts\.apple|bilibili\.com\/player|rutube\.ru\/play|ok\.ru\/videoembed|nicovideo|kaltura|podigee|anchor\.fm|loom\.com\/embed|player\.)/i;

/** Kinds of fields that readers type into. */
const typed = /^(?:text|email|tel|password|number|url|textarea)$/;

/** Forms, frames, landmarks and the other things that matter by being there. */
export function visitPart(walk: Gathering, element: Element, tag: Tag, place: Place): void {
  const { found, stack, runs } = walk;
  switch (tag.visit) {
    case visits.landmark: break;
    case visits.article:
      if (place.region !== 'comments') found.candidates.open('article', stack);
      break;
    case visits.form: visitForm(walk, element, place); break;
    case visits.input: visitInput(walk, element, tag, place); break;
    case visits.button:
      formAction(walk, element, tag, attribute.call(element, 'type')?.toLowerCase() ?? '');
      if (found.form && !found.form.addToCart) found.form.addToCart = names(element, ['id', 'class', 'name', 'formaction', 'data-action']);
      else if (!found.form && names(element, ['id', 'class', 'name', 'data-action'])) form(walk, element, place, true);
      if (found.targets.length < limits.targets) found.targets.push({ element, selector: stack.pathAt(stack.depth) });
      break;
    case visits.frame: visitFrame(walk, element, tag, place); break;
    case visits.summary:
      place.bits &= ~context.details;
      if (found.summaries.length < limits.summaries) found.summaries.push({ text: lineStart(element, caps.text), selector: stack.pathAt(stack.depth) });
      break;
    // Closed or not, its text is there for the reader who opens it.
    case visits.details: if (!hasAttribute.call(element, 'open')) place.bits |= context.details; break;
    case visits.pre: place.bits |= context.pre; break;
    case visits.code:
      found.codeDepth++;
      if ((place.bits & context.pre) !== 0 && tag.name === 'code') found.codeSamples++;
      break;
    case visits.quote:
      if (tag.name === 'blockquote') place.bits |= context.quote;
      else runs.markQuote();
      break;
    case visits.note:
      if (tag.name === 'sup') place.bits |= context.superscript;
      else runs.markNote();
      break;
    case visits.figure:
      place.within ??= 'figure';
      if (found.figure < 0) found.figure = found.images.length;
      break;
    case visits.figcaption:
      place.within = 'figure';
      found.caption = firstChild.call(element) !== null;
      break;
    default:
  }
}

const names = (element: Element, attributes: readonly string[]) => attributes.some((name) => cart.test(attribute.call(element, name) ?? ''));

function form({ found, stack }: Gathering, element: Element, place: Place, addToCart: boolean): void {
  if (found.forms.length >= limits.forms) return;
  found.forms.push({
    fact: { method: 'get', action: null, password: false, search: false, addToCart, region: place.region, main: false, share: 0, selector: stack.pathAt(stack.depth) },
    element, order: place.order,
  });
}

function visitForm(walk: Gathering, element: Element, place: Place): void {
  const { found } = walk;
  const before = found.forms.length;
  form(walk, element, place, names(element, ['action', 'class', 'id', 'name']));
  const fact = found.forms.length > before ? found.forms.at(-1)!.fact : null;
  if (!fact) return;
  const action = attribute.call(element, 'action');
  fact.method = clip(attribute.call(element, 'method') ?? 'get', 20).toLowerCase();
  fact.action = resolve(walk, action ?? '');
  fact.search = /search/i.test(attribute.call(element, 'role') ?? '');
  found.form = fact;
}
/** A submit button that sends the form to an address of its own. */
function formAction(walk: Gathering, element: Element, tag: Tag, type: string): void {
  const { found, stack } = walk;
  const action = attribute.call(element, 'formaction');
  if (action === null || action.trim() === '' || type === 'button' || type === 'reset' || found.formActions.length >= limits.buttons) return;
  // Outside a form, the form attribute names the one that it sends.
  if (!found.form && !hasAttribute.call(element, 'form')) return;
  const method = attribute.call(element, 'formmethod')?.toLowerCase() ?? (hasAttribute.call(element, 'form') ? '' : found.form?.method);
  const url = method === 'dialog' ? null : resolve(walk, action);
  if (url !== null) found.formActions.push({ tag: tag.name, action: clip(url, caps.url), selector: stack.pathAt(stack.depth) });
}
export function closeForm({ found }: Gathering): void {
  found.form = null;
}

/** What such a button says is no text of the page. */
function visitInputButton({ found, rendered, stack }: Gathering, element: Element): void {
  if (found.buttons.length >= limits.buttons) return;
  const text = oneLine(attribute.call(element, 'value') ?? '', caps.text);
  if (text === '' || (rendered && !checkVisibility.call(element, { visibilityProperty: true }))) return;
  found.buttons.push({ text, selector: stack.pathAt(stack.depth) });
}

function visitInput(walk: Gathering, element: Element, tag: Tag, place: Place): void {
  const { found, stack } = walk;
  const type = tag.name === 'input' ? (attribute.call(element, 'type') ?? 'text').toLowerCase() : tag.name;
  if (type === 'hidden') return;
  if (type === 'image') visitImage(walk, element, tag, place);
  if (type === 'image' || type === 'submit') formAction(walk, element, tag, type);
  if (type === 'submit' || type === 'button') visitInputButton(walk, element);
  if (type === 'password' && !found.form) form(walk, element, place, false);
  if (typed.test(type)) found.fields++;
  if (type === 'textarea' && found.textareas.length < limits.forms) found.textareas.push(walk.runs.blocks.length);
  const fact = found.form ?? (type === 'password' ? found.forms.at(-1)?.fact : undefined);
  if (fact) {
    if (type === 'password') fact.password = true;
    if (type === 'search' || search.test(attribute.call(element, 'name') ?? '')) fact.search = true;
    if (type === 'submit' && names(element, ['id', 'class', 'name'])) fact.addToCart = true;
  }
  if (found.targets.length < limits.targets) found.targets.push({ element, selector: stack.pathAt(stack.depth) });
}

const playerSizes = new Set(['video', 'audio']);
function visitFrame(walk: Gathering, element: Element, tag: Tag, place: Place): void {
  const { found, stack } = walk;
  const written = attribute.call(element, tag.name === 'object' ? 'data' : 'src');
  const url = written === null || written === '' ? null : resolve(walk, written);
  if (!playerSizes.has(tag.name)) mixed(walk, url, 'active', element);
  else if (url !== null) mixed(walk, url, 'passive', element);
  else mixedSources(walk, element);
  if (found.frames.length >= limits.frames) return;
  const fact: FrameFact = {
    kind: tag.name as FrameFact['kind'], url, title: oneLine(attribute.call(element, 'title') ?? attribute.call(element, 'aria-label') ?? '', caps.text),
    player: playerSizes.has(tag.name) || (url !== null && players.test(url)), crossOrigin: url !== null && !walk.sameOrigin(url), share: 0, main: false,
    selector: stack.pathAt(stack.depth),
  };
  found.frames.push({ fact, element, order: place.order });
}

/** Links of the largest menu beside the content. */
export function closeLandmark({ found, stack }: Gathering, place: Place): void {
  const name = place.tag.name;
  if (name !== 'nav' && name !== 'aside') return;
  const outer = stack.depth > 0 ? stack.places[stack.depth - 1]!.region : 'none';
  if (outer !== 'header' && outer !== 'footer' && place.links > found.sideNavLinks) found.sideNavLinks = place.links;
}
