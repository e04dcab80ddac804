import type { words as en } from '../../en/tools/ai-view.ts';
import { french } from '../french.ts';

const { amount, bytes, number, percent } = french;
const blocksOf = (count: number) => amount(count, { one: 'bloc', other: 'blocs' });
const entriesOf = (count: number) => amount(count, { one: 'entrée', other: 'entrées' });

export const words: typeof en = {
  nothing: 'Il n’y a rien à lire ici pour un robot sans JavaScript.',
  nothingShown: 'Un robot sans JavaScript lit le texte ci-dessous. La page rendue n’a pas de contenu principal à comparer.',
  onlyNoscript: 'Un robot sans JavaScript lit le texte ci-dessous, qui n’est que dans <noscript>. La page rendue n’en montre rien.',
  sight: {
    crawler: 'Robot',
    compare: 'Comparer sur la page',
    overlay: {
      region: 'Ce qu’un robot voit de cette page',
      slider: 'Part de la page montrée telle que les gens la voient',
      crawler: 'Robot',
      passage: 'passage citable',
      copy: 'Copier l’image',
      copied: 'Copié',
      save: 'Enregistrer l’image',
      close: 'Fermer (Échap)',
    },
  },
  text: 'Texte',
  tokens: 'Tokens',
  html: 'HTML',
  missing: 'Manque',
  words: ({ words: count, blocks }) => `${amount(count, { one: 'mot', other: 'mots' })} dans ${blocksOf(blocks)}`,
  characters: ({ characters, blocks }) =>
    `environ ${amount(characters, { one: 'caractère', other: 'caractères' })} dans ${blocksOf(blocks)}`,
  tokenCount: ({ count }) => `environ ${number(count)} (estimation ; les modèles comptent différemment)`,
  bytes: ({ count }) => bytes(count),
  noneMissing: 'rien',
  someMissing: ({ count }) => amount(count, { one: 'bloc principal de la page rendue', other: 'blocs principaux de la page rendue' }),
  mark: 'Surligner le texte manquant sur la page',
  notInSource: 'pas dans le HTML source',
  note: 'La plupart des robots d’IA n’exécutent pas JavaScript (mesuré par Vercel et MERJ, décembre 2024) ; Googlebot, Bingbot et Applebot le font.',
  agents: {
    title: 'Pour les agents',
    note: 'Pour les logiciels qui agissent sur une page à la place des gens. Aucun moteur de recherche ou de réponse ne l’exige, et rien de cela n’est noté.',
    ask: 'Demander la page en Markdown',
    asking: 'Requête en cours…',
    askNote: 'Demande cette URL avec Accept: text/markdown, et /.well-known/ard.json de ce site, sans cookies.',
    notHere: 'Non demandé ici : ouvrir la page et l’auditer.',
    unread: 'aucune réponse n’a pu être lue',
    controls: {
      name: 'Noms des éléments interactifs',
      who: 'WAI-ARIA (W3C). Le guide de Google sur les fonctionnalités d’IA (mai 2026) dit que les agents lisent l’arbre d’accessibilité.',
      none: 'ni boutons ni champs',
      all: ({ total }) => (total === 1 ? '1 élément interactif a un nom' : `les ${number(total)} éléments interactifs ont tous un nom`),
      some: ({ total, nameless }) =>
        `${amount(nameless, { one: 'élément interactif', other: 'éléments interactifs' })} sur ${number(total)} sans nom accessible`,
      nameless: 'pas de nom accessible',
      mark: 'Surligner ces éléments sur la page',
    },
    forms: {
      name: 'Formulaires comme outils (WebMCP)',
      who: 'Proposé par le Web Machine Learning Community Group (W3C) ; un origin trial dans Chrome, dans aucun autre navigateur.',
      none: 'aucun formulaire',
      annotated: ({ total, tools }) =>
        `${amount(tools, { one: 'formulaire', other: 'formulaires' })} sur ${number(total)} avec un toolname`,
      undescribed: ({ count }) => `${number(count)} sans nom ou sans tooldescription`,
      repeated: 'utilisé deux fois :',
      unnamed: '(vide)',
      fields: ({ fields, described }) =>
        `${amount(fields, { one: 'champ', other: 'champs' })}, ${number(described)} avec toolparamdescription.`,
      submits: 'Peut être envoyé sans clic (toolautosubmit).',
    },
    shifts: {
      name: 'Décalages de mise en page (CLS)',
      who: 'Core Web Vitals (Google). Lighthouse le liste pour les agents, car ils cliquent là où un élément se trouvait.',
      value: ({ cls }) => `${number(Math.round(cls * 1_000) / 1_000)} lors de cette visite`,
      unknown: 'Non mesuré par ce navigateur.',
    },
    llms: {
      name: 'llms.txt',
      who: 'Proposé par Jeremy Howard (2024). Google dit ignorer ce fichier ; Lighthouse en examine la forme.',
      none: 'aucun, ce qui n’est pas un problème',
      whole: 'a un titre, des liens et du texte',
      missing: ({ parts }) => `présent, sans ${parts.join(', ')}`,
      heading: 'h1',
      links: 'liens',
      text: '50 caractères de texte',
    },
    markdown: {
      name: 'Réponse en Markdown',
      who: 'Proposé par Cloudflare et Vercel ; demandé par des agents de programmation comme Claude Code, Cursor et OpenCode.',
      yes: 'du Markdown est renvoyé',
      relabeled: 'du HTML est renvoyé, étiqueté comme Markdown',
      varies: 'avec Vary: Accept',
      same: 'sans Vary: Accept : les caches peuvent le confondre avec le HTML',
      html: () => 'pas de Markdown : la même réponse que pour les navigateurs',
      refused: () => 'refusé (406) : une réponse en HTML serait plus sûre',
      failing: ({ status }) => `renvoie ${status} à cette requête`,
    },
    ard: {
      name: 'Fichier ARD',
      who: 'Agentic Resource Discovery 0.91, une proposition d’août 2026.',
      unnamed: 'Non mentionné dans robots.txt, le head ou les en-têtes.',
      from: { robots: 'Agentmap dans robots.txt :', link: 'rel=ard dans le HTML :', header: 'rel=ard dans un en-tête Link :' },
      legacy: {
        robots: 'Agentmap dans robots.txt :',
        link: 'rel=ai-catalog (ancien nom) dans le HTML :',
        header: 'rel=ai-catalog (ancien nom) dans un en-tête Link :',
      },
      none: ({ status }) => `pas de /.well-known/ard.json (statut ${status}), ce qui n’est pas un problème`,
      'not-json': () => '/.well-known/ard.json n’est pas du JSON valide',
      'no-entries': () => '/.well-known/ard.json n’a pas de liste d’entrées',
      entries: ({ entries, incomplete }) =>
        incomplete === 0
          ? `/.well-known/ard.json avec ${entriesOf(entries)}`
          : `/.well-known/ard.json : ${entriesOf(incomplete)} sur ${number(entries)} sans identifier, sans type, ou sans l’un (et un seul) de url et data`,
    },
  },
  reading: {
    title: 'La page telle que les robots la lisent',
    form: 'Format',
    text: 'Texte',
    main: 'Contenu principal',
    markdown: 'Markdown',
    save: 'Enregistrer en Markdown',
    label: 'Texte de la page',
    noMain: 'Le HTML source ne contient rien du contenu principal : celui-ci a besoin de JavaScript.',
    none: 'Le HTML source n’a pas de texte : sans JavaScript, cette page est vide.',
    more: ({ share }) => `Afficher plus (${percent(share)} affichés)`,
  },
};
