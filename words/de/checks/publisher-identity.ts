import type { publisherIdentity as en } from '../../en/checks/publisher-identity.ts';
import { and, sentenceEndingIn } from './grammar.ts';
import { nameOrigins } from './names.ts';

/** What is missing about a publisher, as objects of “ergänzen”. */
const additions = {
  visible: 'den Namen des Herausgebers, sichtbar auf der Seite',
  ownUrl: 'eine url auf dieser Website',
  sameAs: 'einen sameAs-Link auf ein externes Profil',
  picture: 'ein Logo oder Bild',
  id: 'eine stabile @id',
  about: 'einen Link auf „Über uns“, Kontakt oder Impressum',
};

export const publisherIdentity: typeof en = {
  title: 'Herausgeber ist angegeben',
  problem: 'Herausgeber ist nicht klar angegeben',
  why: 'Eine Quelle lässt sich nur nennen und ist nur vertrauenswürdig, wenn klar ist, wer sie veröffentlicht. Ein Name, der überall gleich ist, lässt Suchmaschinen und Antwortmaschinen die Seite mit ihrem Herausgeber verbinden.',
  heuristic: 'Der Anteil jedes Teils: unsere Heuristik',
  words: {
    where: 'Wo',
    name: 'Name',
    part: 'Teil',
    found: 'Gefunden',
    type: 'Typ',
    yes: 'ja',
    no: 'nein',
    origin: ({ from, type }) => (from === 'site-name' && type === 'WebSite' ? 'WebSite.name' : nameOrigins[from]),
    visible: 'Name auf der Seite sichtbar',
    ownUrl: 'url auf dieser Website',
    sameAs: 'sameAs auf ein externes Profil',
    picture: 'Logo oder Bild',
    id: '@id',
    about: 'Link auf „Über uns“, Kontakt oder Impressum',
  },
  says: {
    identified: ({ name }) => ({ message: `Der Herausgeber ist angegeben: ${sentenceEndingIn(name)}`, change: '' }),
    unseen: ({ name }) => ({
      message: `Die strukturierten Daten nennen ${name} als Herausgeber, aber der Name ist auf der Seite nicht sichtbar.`,
      change: 'Den Namen des Herausgebers im Kopfbereich, im Fußbereich oder im Alt-Text des Logos zeigen.',
    }),
    unreachable: ({ name }) => ({
      message: `Der Herausgeber ist ${name}, aber es gibt keinen Link auf „Über uns“, Kontakt oder Impressum und keine strukturierten Daten über ihn.`,
      change: 'Auf eine Seite über den Herausgeber verlinken oder ihn in den strukturierten Daten als Organization oder Person ergänzen.',
    }),
    notMarkedUp: ({ name }) => ({
      message: `Der Herausgeber (${name}) ist sichtbar, steht aber nicht in den strukturierten Daten.`,
      change: 'Eine Organization oder Person mit name, url, logo und sameAs ergänzen und als publisher angeben.',
    }),
    unnamed: () => ({
      message:
        'Kein Herausgeber auf der Seite gefunden: weder deklariert noch in einem Logo oder einer Copyright-Zeile noch in einem Titel, den Domain oder Text bestätigen.',
      change:
        'Den Namen des Herausgebers zeigen, auf „Über uns“, Kontakt oder Impressum verlinken und den Herausgeber in den strukturierten Daten ergänzen.',
    }),
    namesDiffer: ({ names }) => ({
      message: `Der Website-Name ist nicht überall gleich: ${and(names.map((name) => `„${name}“`))}.`,
      change: 'In og:site_name, WebSite.name und Titel denselben Website-Namen verwenden.',
    }),
    couldAdd: ({ missing }) => ({ message: `Optional: ${and(missing.map((part) => additions[part]))} ergänzen.`, change: '' }),
  },
};
