import type { https as en } from '../../en/checks/https.ts';
import { agree, amount, number } from './grammar.ts';

export const https: typeof en = {
  title: 'Über HTTPS ausgeliefert',
  problem: 'Nicht vollständig über HTTPS ausgeliefert',
  why: 'Browser warnen vor Seiten ohne HTTPS und blockieren unsichere Skripte auf sicheren Seiten. Google bevorzugt die HTTPS-URL einer Seite als Canonical.',
  says: {
    secure: () => ({ message: 'Die Seite, ihre Ressourcen und ihre Formulare verwenden HTTPS.', change: '' }),
    local: () => ({ message: 'Die Seite kommt von diesem Computer, nicht über ein Netz.', change: '' }),
    plainPage: () => ({
      message:
        'Die Seite wird über HTTP ausgeliefert: Wer dazwischen sitzt, kann sie lesen und verändern, und Browser kennzeichnen sie als „Nicht sicher“.',
      change: 'Die Seite über HTTPS ausliefern und HTTP dauerhaft darauf weiterleiten.',
    }),
    activeMixed: ({ count }) => ({
      message: `${amount(count, { one: 'Ressource wird', other: 'Ressourcen werden' })} über HTTP angefordert. Browser blockieren solche Skripte, Stylesheets, Frames, Schriften und srcset-Bilder.`,
      change: 'Alle Ressourcen über HTTPS laden.',
    }),
    passiveMixed: ({ count }) => ({
      message: `${amount(count, { one: 'Bild, Icon oder Medium wird', other: 'Bilder, Icons oder Medien werden' })} über HTTP angefordert.`,
      change: `${agree(count, 'Es', 'Sie')} über HTTPS laden.`,
    }),
    plainForm: ({ count }) => ({
      message: `${amount(count, { one: 'Formular sendet', other: 'Formulare senden' })} Eingaben über HTTP, unverschlüsselt.`,
      change: 'action des Formulars auf eine HTTPS-URL zeigen lassen.',
    }),
    plainButton: ({ count }) => ({
      message: `${amount(count, { one: 'Button sendet', other: 'Buttons senden' })} Eingaben über HTTP, unverschlüsselt.`,
      change: 'formaction auf eine HTTPS-URL zeigen lassen oder entfernen, wenn das Formular ein action hat.',
    }),
    plainCanonical: ({ url }) => ({
      message: `Die Canonical-URL verwendet HTTP: ${url}`,
      change: 'Die HTTPS-URL als Canonical verwenden.',
    }),
    plainShareUrl: ({ url }) => ({ message: `og:url ist eine HTTP-URL: ${url}`, change: 'In og:url die HTTPS-URL verwenden.' }),
    plainLinks: ({ count, total }) => ({
      message: `${number(count)} von ${amount(total, { one: 'Link', other: 'Links' })} auf diese Website ${agree(count, 'verwendet', 'verwenden')} HTTP.`,
      change: 'Auf die HTTPS-URLs verlinken, um eine Weiterleitung zu vermeiden.',
    }),
  },
};
