import type { pageOf as en } from '../../en/checks/page-type.ts';

/** A page of each type, as subject or object: only nouns whose nominative and accusative are the same. */
export const pageOf: typeof en = {
  article: 'eine Artikelseite',
  product: 'eine Produktseite',
  service: 'eine Leistungsseite',
  docs: 'eine Dokumentationsseite',
  faq: 'eine FAQ-Seite',
  forum: 'eine Forumsdiskussion',
  listing: 'eine Übersichtsseite',
  home: 'eine Startseite',
  about: 'eine Über-uns-Seite',
  local: 'eine Seite eines lokalen Unternehmens',
  media: 'eine Video- oder Audioseite',
  tool: 'eine Tool-Seite',
  utility: 'eine Login-, Warenkorb-, Kassen- oder Suchseite',
  other: 'eine Seite unbekannten Typs',
};
