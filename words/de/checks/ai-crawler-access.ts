import type { aiCrawlerAccess as en } from '../../en/checks/ai-crawler-access.ts';
import { agree, and, date, number } from './grammar.ts';

const purposes = { search: 'Antworten', training: 'Training', user: 'auf Nutzeranfrage', other: 'andere' };

export const aiCrawlerAccess: typeof en = {
  title: 'KI-Suchcrawler dürfen diese URL abrufen',
  problem: 'KI-Suchcrawler sind blockiert',
  why: 'Eine Antwortmaschine kann nur zitieren, was ihr Suchcrawler abrufen darf. Trainings-Crawler und von Nutzern ausgelöste Abrufe haben eigene User-Agent-Token; sie werden aufgelistet, aber nicht gewertet (außer Claude-User, das halb zählt, weil es sich an robots.txt hält, wenn es Seiten für eine Antwort abruft).',
  heuristic: 'Die Gewichte der Crawler sind unsere Heuristik',
  words: {
    crawler: 'Crawler',
    operator: 'Betreiber',
    purpose: 'Zweck',
    thisUrl: 'Diese URL',
    line: 'Zeile',
    allowed: 'erlaubt',
    blocked: 'blockiert',
    ...purposes,
    named: ({ token, operator, purpose }) => `${token} (${operator}, ${purposes[purpose]})`,
  },
  says: {
    notWeb: () => ({ message: 'robots.txt gilt nur für http- und https-Seiten.', change: '' }),
    allAllowed: ({ count, compiled }) => ({
      message: `robots.txt erlaubt ${agree(count, 'dem einen gewerteten KI-Suchcrawler', `allen ${number(count)} gewerteten KI-Suchcrawlern`)}, diese URL abzurufen (Liste vom ${date(compiled)}).`,
      change: '',
    }),
    leadingAllowed: ({ blocked }) => ({
      message: `robots.txt lässt alle führenden KI-Suchcrawler zu. Unter den anderen blockiert: ${and(blocked)}.`,
      change: '',
    }),
    someBlocked: ({ blocked }) => ({
      message: `robots.txt blockiert ${agree(blocked.length, 'einen führenden KI-Suchcrawler', 'führende KI-Suchcrawler')} für diese URL: ${and(blocked)}. In deren Antworten kann sie nicht zitiert werden.`,
      change: 'Diese Crawler zulassen, wenn Sie dort zitiert werden wollen. Wenn Sie sie absichtlich blockieren, ist keine Änderung nötig.',
    }),
    allBlocked: () => ({
      message: 'robots.txt blockiert alle führenden KI-Suchcrawler für diese URL.',
      change:
        'Die Crawler zulassen, in deren Antworten die Seite zitiert werden soll. Wenn Sie KI absichtlich blockieren, wählen Sie das unter „Was ist das für eine Seite?“ aus; die Seite bekommt dann keinen GEO-Score.',
    }),
    alsoBlocked: ({ names }) => ({
      message: `Ebenfalls blockiert, nicht gewertet (Training, auf Nutzeranfrage und andere): ${and(names)}.`,
      change: '',
    }),
    trainingOnly: ({ names }) => ({
      message: `robots.txt blockiert ${and(names)} und damit das Sammeln von Trainingsdaten (einige dieser Namen steuern auch andere Verwendungen). KI-Suchcrawler sind erlaubt.`,
      change: '',
    }),
    grounding: () => ({
      message:
        'Google-Extended ist blockiert. Außer dem Training von Gemini verhindert das, dass Gemini Apps und Vertex AI diese Seite als Quelle verwenden. Die Google Suche und ihre KI-Funktionen ignorieren dieses Token.',
      change:
        'Google-Extended erlauben, wenn Sie in Gemini Apps zitiert werden wollen. Wenn Sie es absichtlich blockieren, ist keine Änderung nötig.',
    }),
    legacy: ({ names }) => ({
      message: `robots.txt hat Gruppen für Crawler, die ihre Betreiber nicht mehr dokumentieren: ${and(names)}.`,
      change: '',
    }),
    silent: () => ({ message: 'Die Anfrage nach robots.txt bekam keine Antwort.', change: '' }),
    failing: ({ status }) => ({
      message: `robots.txt liefert ${status}: Was Crawler abrufen dürfen, ist unbekannt, und viele hören auf zu crawlen, bis die Datei wieder funktioniert.`,
      change: '',
    }),
  },
};
