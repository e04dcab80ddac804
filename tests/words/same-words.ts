/**
 * What may be the same as in English, for other-languages.test.ts: a text may equal the English one if it consists of these, of arguments
 * and of code. Separated by semicolons; small and capital letters count, since `title` is code and “Title” is a word.
 */
const listed = (text: string): readonly string[] => text.split(/;\s*/).map((entry) => entry.trim());

/** In every language: names of services and metrics, and what is written in pages, headers and robots.txt. */
export const sameEverywhere = listed(`
Bing; Bingbot; Copilot; Google; Googlebot; GPTBot; Node; Open Graph; Pageloupe; PageSpeed Insights; Schema Markup Validator;
Core Web Vitals; Largest Contentful Paint; Cumulative Layout Shift; Interaction to Next Paint; INP; GEO; LIX;
CMS; CSS; HTML; HTTP; JSON; JSON-LD; Markdown; RDFa; UGC; URL; UTC; ms; px;
Agentmap; alt; canvas; Content-Language; false; Follow; head; hreflang; html lang; http; https; id; img; index, follow; input; link; loc; meta;
Nofollow; noindex; null; rel; svg; title; true`);

/** By language: words that it has from English or shares with it. In Arabic, the names of files. */
export const sameIn: Readonly<Record<string, readonly string[]>> = {
  de: listed(`
Audit; audit; Audits; Block; Browser; Bytes; Cache; Canonical; Code; Container; Crawl; Crawler; Desktop; Details; Domain; Element;
Format; Header; Icon; in; Index; inline; Keyword; Link; Links; Microdata; Name; normal; OK; ok; Optional; Overlays; Position; Problem;
Robots; Score; Sitemap; Snapshots; Snippet; Sponsored; Status; System; Text; Tokens; Training; URLs; US Letter; Video; Viewport; www;
Zoom`),
  es: listed(`
audio; beacons; byte; Bytes; bytes; Color; error; feed; label; no; normal; Robots; script; Scripts; scripts; similar; Sitemap; Snippet;
snippets; Tokens; url; Viewport; Visible; www; Zoom`),
  fr: listed(`
Article; attribution; audio; Audit; audit; Audits; auto; beacons; Cache; Canonical; canonical; Code; Date; Dates; dates; Description;
description; Directive; directives; Document; Documentation; e-mail; Format; fragment; Image; image; Images; images; Meta; Mobile;
navigation; note; ok; Options; Page; page; Pages; pages; passage; Pixels; point; Points; points; port; Position; position; Question;
Robots; Score; score; script; Scripts; scripts; Service; signal; Site; site; Sitemap; Sites; sites; Source; source; Sources; Sponsored;
Styles; Suggestion; Title; Tokens; Type; Types; url; US Letter; Viewport; Visible; Zoom`),
  'pt-BR': listed(`
beacons; byte; Bytes; bytes; Cache; e-mail; feed; frame; frames; Item; item; Link; Links; links; normal; OK; ok; Pixels; Robots; script;
Scripts; scripts; Site; site; Sitemap; Sites; sites; Snippet; snippets; Status; status; Tokens; url; URLs; Viewport; www; Zoom`),
  ja: listed(`
canonical; microdata; Sponsored`),
  ar: listed(`
audit; comparison; findings; Microdata; microdata; page; pages; report; run; Sponsored; US Letter`),
};
