import type { coreWebVitals as en } from '../../en/checks/core-web-vitals.ts';
import { duration, fixed, number } from './grammar.ts';

type Part = 'ttfb' | 'loadDelay' | 'loadTime' | 'renderDelay';
type Painted = 'text' | 'image';
/** What to do about the longest part of LCP, by what was painted. */
function lcpFix(part: Part, element: Painted): string {
  if (part === 'ttfb')
    return 'L’essentiel a été l’attente du serveur : mettre la page en cache, répondre plus vite, éviter les redirections.';
  if (element === 'text')
    return 'Le plus grand élément est un texte dont l’affichage a attendu : charger moins de feuilles de style et de scripts avant lui, et afficher le texte avant l’arrivée de sa police (font-display: swap).';
  return {
    loadDelay:
      'L’essentiel s’est écoulé avant que l’image soit demandée : la placer dans le HTML comme img avec src et fetchpriority="high", sans chargement différé.',
    loadTime:
      'L’essentiel a été le téléchargement de l’image : servir un fichier plus léger, dans un format moderne, depuis un serveur proche des visiteurs.',
    renderDelay:
      'L’image était arrivée, mais son affichage a attendu : charger moins de feuilles de style et de scripts avant elle, et ne pas la faire apparaître en fondu.',
  }[part];
}

const clsFix = 'Réserver la place du contenu tardif : width et height sur les images, cadres fixes pour les publicités et les bandeaux.';

const inpFix = 'Découper les tâches longues et réduire le travail entre l’interaction et l’affichage suivant.';

export const coreWebVitals: typeof en = {
  title: 'Core Web Vitals de cette visite',
  problem: 'Les Core Web Vitals sont à améliorer',
  why: 'Rapidité et stabilité de la page lors de cette visite. Google utilise le 75e centile des données de terrain, qu’une seule visite sur un seul appareil ne peut pas montrer.',
  words: {
    part: 'Partie',
    time: 'Durée',
    duration: ({ milliseconds }) => duration(milliseconds),
    ttfb: 'Time to First Byte',
    loadDelay: 'Délai avant chargement',
    loadTime: 'Durée de chargement',
    renderDelay: 'Délai de rendu',
  },
  says: {
    lcpGood: ({ value }) => ({ message: `Largest Contentful Paint (LCP) de cette visite : ${duration(value, 2)}.`, change: '' }),
    lcpMiddling: ({ value, lcpGood, part, element }) => ({
      message: `Largest Contentful Paint (LCP) de cette visite : ${duration(value, 2)} ; le seuil d’un bon résultat est de ${duration(lcpGood)}.`,
      change: lcpFix(part, element),
    }),
    lcpPoor: ({ value, lcpPoor, part, element }) => ({
      message: `Largest Contentful Paint (LCP) de cette visite : ${duration(value, 2)} ; au-delà de ${duration(lcpPoor)}, c’est médiocre.`,
      change: lcpFix(part, element),
    }),
    clsGood: ({ value }) => ({ message: `Cumulative Layout Shift (CLS) de cette visite : ${fixed(value, 3)}.`, change: '' }),
    clsMiddling: ({ value, clsGood }) => ({
      message: `Cumulative Layout Shift (CLS) de cette visite : ${fixed(value, 3)} ; le seuil d’un bon résultat est de ${number(clsGood)}.`,
      change: clsFix,
    }),
    clsPoor: ({ value, clsPoor }) => ({
      message: `Cumulative Layout Shift (CLS) de cette visite : ${fixed(value, 3)} ; au-delà de ${number(clsPoor)}, c’est médiocre.`,
      change: clsFix,
    }),
    inpGood: ({ value }) => ({ message: `L’interaction la plus lente de cette visite a pris ${duration(value)} (INP).`, change: '' }),
    inpMiddling: ({ value, inpGood }) => ({
      message: `L’interaction la plus lente de cette visite a pris ${duration(value)} (INP) ; le seuil d’un bon résultat est de ${duration(inpGood)}.`,
      change: inpFix,
    }),
    inpPoor: ({ value, inpPoor }) => ({
      message: `L’interaction la plus lente de cette visite a pris ${duration(value)} (INP) ; au-delà de ${duration(inpPoor)}, c’est médiocre.`,
      change: inpFix,
    }),
    notInteracted: () => ({ message: 'L’INP n’est pas encore mesuré : aucun clic, appui ou frappe au clavier sur la page.', change: '' }),
    lcpNotRecorded: () => ({ message: 'Ce navigateur n’a pas enregistré de Largest Contentful Paint (LCP).', change: '' }),
    clsNotRecorded: () => ({ message: 'Ce navigateur n’a pas enregistré de décalages de mise en page (CLS).', change: '' }),
    oneVisit: () => ({
      message: 'Ce n’est qu’une visite sur cet appareil ; Google utilise le 75e centile des données de terrain.',
      change: '',
    }),
    inBackground: () => ({
      message:
        'La page a été chargée dans un onglet en arrière-plan, où le chargement ne peut pas être mesuré. La recharger au premier plan et refaire l’audit.',
      change: '',
    }),
    routed: () => ({
      message:
        'La page a changé d’URL sans chargement : LCP, CLS et INP se rapportent à la première page de cette visite. La recharger et refaire l’audit.',
      change: '',
    }),
    notAllRecorded: () => ({ message: 'Les Core Web Vitals n’ont pas tous été enregistrés lors de cette visite.', change: '' }),
  },
};
