import type { redirectPath as en } from '../../en/checks/redirect-path.ts';
import { amount, number } from './grammar.ts';

const lead = (hops: number) => `${amount(hops, { one: 'Weiterleitung', other: 'Weiterleitungen' })} vor dieser Seite`;

export const redirectPath: typeof en = {
  title: 'Keine unnötigen Weiterleitungen',
  problem: 'Unnötige Weiterleitungen',
  why: 'Jede Weiterleitung kostet Besucher Zeit und Crawler eine Anfrage, und Crawler geben bei langen Ketten auf. Eine dauerhafte Weiterleitung ist ein starker Hinweis, welche URL zu indexieren ist, eine temporäre ein schwacher.',
  heuristic: 'Wie viele Weiterleitungen zu viele sind, ist unsere Heuristik',
  words: { status: 'Status', redirects: 'Weiterleitungen' },
  says: {
    direct: () => ({
      message: 'Keine HTTP-Weiterleitungen vor dieser Seite. Weiterleitungen per Meta-Refresh oder Skript lassen sich nicht erkennen.',
      change: '',
    }),
    permanent: () => ({ message: 'Eine dauerhafte Weiterleitung vor dieser Seite.', change: '' }),
    temporary: ({ status }) => ({
      message: `Eine temporäre Weiterleitung (${status}) vor dieser Seite.`,
      change: 'Wenn die Seite dauerhaft umgezogen ist, 301 oder 308 liefern.',
    }),
    several: ({ hops }) => ({
      message: `${lead(hops)}.`,
      change: 'Die erste URL direkt auf die letzte weiterleiten und auf die letzte verlinken.',
    }),
    many: ({ hops }) => ({
      message: `${lead(hops)}: zu viele für Besucher und Crawler.`,
      change: 'Die erste URL direkt auf die letzte weiterleiten.',
    }),
    stops: ({ hops, google }) => ({
      message: `${lead(hops)}. Google hört nach ${number(google)} auf.`,
      change: 'Die erste URL direkt auf die letzte weiterleiten.',
    }),
    needsCookie: ({ url }) => ({
      message: `Die Weiterleitungen vor dieser Seite enden nur für Besucher, die ein Cookie behalten: ${url} leitet weiter und liefert danach die Seite.`,
      change: '',
    }),
    loop: () => ({
      message: 'Die Weiterleitungen bilden eine Schleife.',
      change: 'Die beiden Regeln finden, die aufeinander weiterleiten.',
    }),
    downgrade: ({ url }) => ({ message: `Eine Weiterleitung führt von https zu http: ${url}`, change: 'Nur auf https weiterleiten.' }),
    inward: ({ url }) => ({
      message: `Eine Weiterleitung der Kette führt durch ein privates Netz, das von außen nicht erreichbar ist: ${url}`,
      change: 'Nur über öffentliche URLs weiterleiten.',
    }),
    anonymousMoves: ({ url }) => ({ message: `Ohne Cookies wird eine Anfrage an diese URL weitergeleitet auf ${url}`, change: '' }),
    sameOriginOnly: () => ({
      message: 'Browser zählen Weiterleitungen nur innerhalb eines Origins; es können mehr gewesen sein.',
      change: '',
    }),
    redirectUnseen: () => ({ message: 'Die Weiterleitung geschah, bevor ihr Status aufgezeichnet werden konnte.', change: '' }),
  },
};
