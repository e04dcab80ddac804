import type { coreWebVitals as en } from '../../en/checks/core-web-vitals.ts';
import { duration, fixed, number } from './grammar.ts';

type Part = 'ttfb' | 'loadDelay' | 'loadTime' | 'renderDelay';
type Painted = 'text' | 'image';
/** What to do about the longest part of LCP, by what was painted. */
function lcpFix(part: Part, element: Painted): string {
  if (part === 'ttfb')
    return 'Den größten Teil davon hat das Warten auf den Server gedauert: die Seite cachen, schneller antworten, Weiterleitungen vermeiden.';
  if (element === 'text')
    return 'Das größte Element ist Text, der auf das Rendern gewartet hat: davor weniger Stylesheets und Skripte laden und Text zeigen, bevor seine Schrift da ist (font-display: swap).';
  return {
    loadDelay:
      'Der größte Teil davon ist vergangen, bevor das Bild angefordert wurde: es als img mit src und fetchpriority="high" ins HTML schreiben, ohne Lazy Loading.',
    loadTime:
      'Den größten Teil davon hat das Herunterladen des Bildes gedauert: eine kleinere Datei in einem modernen Format von einem Server in der Nähe Ihrer Besucher ausliefern.',
    renderDelay: 'Das Bild war da, hat aber auf das Rendern gewartet: davor weniger Stylesheets und Skripte laden und es nicht einblenden.',
  }[part];
}

const lcp = (value: number) => `Der Largest Contentful Paint (LCP) betrug bei diesem Besuch ${duration(value, 2)}`;
const cls = (value: number) => `Die Cumulative Layout Shift (CLS) betrug bei diesem Besuch ${fixed(value, 3)}`;
const inp = (value: number) => `Die langsamste Interaktion dieses Besuchs dauerte ${duration(value)} (INP)`;
const clsFix = 'Platz für spät geladene Inhalte reservieren: width und height bei Bildern, feste Flächen für Werbung und Banner.';
const inpFix = 'Lange Aufgaben aufteilen und zwischen der Interaktion und dem nächsten Frame weniger tun.';

export const coreWebVitals: typeof en = {
  title: 'Core Web Vitals dieses Besuchs',
  problem: 'Core Web Vitals: Optimierung erforderlich',
  why: 'Wie schnell und stabil die Seite bei diesem Besuch war. Google verwendet das 75. Perzentil der Felddaten, das ein Besuch auf einem Gerät nicht zeigen kann.',
  words: {
    part: 'Teil',
    time: 'Zeit',
    duration: ({ milliseconds }) => duration(milliseconds),
    ttfb: 'Time to First Byte',
    loadDelay: 'Ladeverzögerung',
    loadTime: 'Ladezeit',
    renderDelay: 'Renderverzögerung',
  },
  says: {
    lcpGood: ({ value }) => ({ message: `${lcp(value)}.`, change: '' }),
    lcpMiddling: ({ value, lcpGood, part, element }) => ({
      message: `${lcp(value)}; gut sind höchstens ${duration(lcpGood)}.`,
      change: lcpFix(part, element),
    }),
    lcpPoor: ({ value, lcpPoor, part, element }) => ({
      message: `${lcp(value)}; mehr als ${duration(lcpPoor)} ist schlecht.`,
      change: lcpFix(part, element),
    }),
    clsGood: ({ value }) => ({ message: `${cls(value)}.`, change: '' }),
    clsMiddling: ({ value, clsGood }) => ({ message: `${cls(value)}; gut sind höchstens ${number(clsGood)}.`, change: clsFix }),
    clsPoor: ({ value, clsPoor }) => ({ message: `${cls(value)}; mehr als ${number(clsPoor)} ist schlecht.`, change: clsFix }),
    inpGood: ({ value }) => ({ message: `${inp(value)}.`, change: '' }),
    inpMiddling: ({ value, inpGood }) => ({ message: `${inp(value)}; gut sind höchstens ${duration(inpGood)}.`, change: inpFix }),
    inpPoor: ({ value, inpPoor }) => ({ message: `${inp(value)}; mehr als ${duration(inpPoor)} ist schlecht.`, change: inpFix }),
    notInteracted: () => ({
      message: 'INP ist noch nicht gemessen: Niemand hat auf der Seite geklickt, getippt oder etwas eingegeben.',
      change: '',
    }),
    lcpNotRecorded: () => ({ message: 'Dieser Browser hat keinen Largest Contentful Paint (LCP) aufgezeichnet.', change: '' }),
    clsNotRecorded: () => ({ message: 'Dieser Browser hat keine Layoutverschiebungen (CLS) aufgezeichnet.', change: '' }),
    oneVisit: () => ({ message: 'Das ist ein Besuch auf diesem Gerät; Google verwendet das 75. Perzentil der Felddaten.', change: '' }),
    inBackground: () => ({
      message:
        'Die Seite wurde in einem Hintergrund-Tab geladen, wo sich das Laden nicht messen lässt. Die Seite im Vordergrund neu laden und noch einmal prüfen.',
      change: '',
    }),
    routed: () => ({
      message:
        'Die Seite hat ihre URL geändert, ohne neu geladen zu werden; LCP, CLS und INP gehören daher zur ersten Seite dieses Besuchs. Die Seite neu laden und noch einmal prüfen.',
      change: '',
    }),
    notAllRecorded: () => ({ message: 'Bei diesem Besuch wurden nicht alle Core Web Vitals aufgezeichnet.', change: '' }),
  },
};
