import type { authorIdentity as en } from '../../en/checks/author-identity.ts';
import { framedText } from './framed.ts';
import { amount, and, sentenceEndingIn } from './grammar.ts';
import { nameOrigins } from './names.ts';
import { pageOf } from './page-type.ts';

export const authorIdentity: typeof en = {
  title: 'Autor ist genannt und verlinkt',
  problem: 'Autor fehlt oder ist nicht einheitlich',
  why: 'Leser und Antwortmaschinen beurteilen einen Text danach, wer ihn geschrieben hat. Ein Name, der sichtbar, ausgezeichnet und verlinkt ist, führt zu weiteren Arbeiten und zur Qualifikation.',
  heuristic: 'Der Anteil jedes der drei Teile: unsere Heuristik',
  words: { where: 'Wo', name: 'Name', type: 'Typ', linkedTo: 'Verlinkt auf', origin: ({ from }) => nameOrigins[from] },
  says: {
    named: ({ names, more }) => ({
      message: `Der Autor ist sichtbar: ${sentenceEndingIn(and(more > 0 ? [...names, amount(more, { one: 'weiterer', other: 'weitere' })] : names))}`,
      change: '',
    }),
    framed: ({ url }) => framedText(url),
    none: () => ({
      message: 'Kein Autor gefunden, weder auf der Seite noch in strukturierten Daten.',
      change:
        'Die verantwortliche Person oder Organisation bei der Hauptüberschrift zeigen, denselben Namen als author in den strukturierten Daten verwenden und ihn auf eine Seite über sie verlinken.',
    }),
    notVisible: ({ name }) => ({
      message: `Der Autor (${name}) steht in den strukturierten Daten, ist aber für Leser nicht sichtbar.`,
      change: 'Den Namen bei der Hauptüberschrift oder am Ende des Textes zeigen.',
    }),
    notInMarkup: ({ name }) => ({
      message: `Der sichtbare Autor (${name}) steht nicht als Person oder Organization in den strukturierten Daten.`,
      change: 'In den strukturierten Daten des Artikels einen author mit @type und demselben Namen ergänzen.',
    }),
    notLinked: ({ name }) => ({
      message: `Der Autor (${name}) ist nicht auf eine Seite über ihn verlinkt.`,
      change:
        'Die Autorenzeile auf eine Autorenseite verlinken und deren URL als url (oder Profile als sameAs) in den strukturierten Daten angeben.',
    }),
    differs: ({ visible, marked }) => ({
      message: `Die Seite zeigt ${visible} als Autor, aber in den strukturierten Daten steht ${marked}.`,
      change: 'An beiden Stellen denselben Namen verwenden.',
    }),
    account: ({ name }) => ({
      message: `Der Autor ist „${name}“; das sieht wie der Name eines Kontos aus.`,
      change: 'Den Namen der Person oder Organisation verwenden, die für den Text verantwortlich ist.',
    }),
    role: ({ name }) => ({
      message: `Der Autor ist „${name}“: eine Rolle, kein Name.`,
      change: 'Den Namen der Person oder Organisation verwenden, die für den Text verantwortlich ist.',
    }),
    siteName: ({ name }) => ({
      message: `Der Autor ist „${name}“, der Name der Website, ist aber nicht als Organization ausgezeichnet.`,
      change:
        'Die Person nennen, die den Text geschrieben hat, oder den Autor als Organization auszeichnen, wenn die Organisation dafür verantwortlich ist.',
    }),
    several: ({ name }) => ({
      message: `Ein Autoreneintrag enthält mehrere Personen: „${name}“.`,
      change: 'Jedem Autor einen eigenen Eintrag in der Liste der Autoren geben.',
    }),
    noByline: ({ type }) => ({ message: `Keine Autorenzeile gefunden, und ${pageOf[type]} muss keinen Autor nennen.`, change: '' }),
  },
};
