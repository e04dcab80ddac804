import type { snippetControls as en } from '../../en/checks/snippet-controls.ts';
import { directiveInWords as written, directiveWords } from './directives.ts';
import { amount, percent } from './grammar.ts';

export const snippetControls: typeof en = {
  title: 'Les règles d’extrait autorisent la citation',
  problem: 'Les règles d’extrait limitent la citation',
  why: 'Les règles d’extrait limitent ce que les moteurs de recherche peuvent citer dans les résultats et les réponses d’IA. Google applique nosnippet et max-snippet aussi aux Aperçus IA ; Bing applique noarchive et nocache à Copilot.',
  heuristic: 'À partir de quand un extrait court ou du texte masqué mérite un avertissement est notre heuristique',
  words: { ...directiveWords, characters: 'caractères', ofMainText: 'du texte principal' },
  says: {
    open: () => ({ message: 'Les moteurs de recherche peuvent citer cette page sans limites.', change: '' }),
    noindexed: () => ({ message: 'La page n’est pas indexée : rien n’est cité.', change: '' }),
    nothingQuoted: ({ directive }) => ({
      message: `Google n’a pas le droit de citer cette page : ${written(directive)}`,
      change:
        'Retirer la directive pour autoriser les extraits et l’utilisation dans les réponses d’IA ; utiliser data-nosnippet pour exclure des passages isolés.',
    }),
    bingQuotesNothing: ({ directive }) => ({
      message: `Bing n’a pas le droit de citer cette page : ${written(directive)}`,
      change: 'Retirer la directive pour autoriser les extraits dans Bing.',
    }),
    shortSnippets: ({ characters }) => ({
      message: `Les extraits sont limités à ${amount(characters, { one: 'caractère', other: 'caractères' })}.`,
      change: 'Utiliser max-snippet:-1 pour ne pas limiter, ou retirer la directive.',
    }),
    smallImages: ({ size }) => ({
      message: `Les aperçus d’image sont limités : max-image-preview:${size}.`,
      change: 'Utiliser max-image-preview:large pour autoriser les grandes images, par exemple dans Discover.',
    }),
    noArchive: ({ directive }) => ({
      message: `Bing n’utilise pas cette page dans les réponses de Copilot : ${written(directive)}. Sans effet dans Google.`,
      change: 'Retirer noarchive si Copilot peut citer la page.',
    }),
    noCache: ({ directive }) => ({
      message: `Copilot ne peut utiliser que l’URL, le title et l’extrait de cette page : ${written(directive)}. Sans effet dans Google.`,
      change: 'Retirer nocache si Copilot peut citer davantage.',
    }),
    keptFromAi: ({ directive }) => ({
      message: `${written(directive)} limite ce que Copilot peut utiliser. La page indique aussi noai : c’est donc sans doute voulu.`,
      change: 'À retirer seulement si Copilot peut citer la page.',
    }),
    hiddenText: ({ share }) => ({
      message: `data-nosnippet couvre ${percent(share)} du texte principal, que les moteurs de recherche n’ont alors pas le droit de citer.`,
      change: 'N’utiliser data-nosnippet que pour les passages qui ne doivent pas être cités.',
    }),
    unknown: ({ directive }) => ({
      message: `Aucun moteur de recherche connu ne prend en charge ${written(directive)}.`,
      change: 'La retirer, ou utiliser la directive voulue.',
    }),
    misspelt: ({ directive, meant }) => ({
      message: `Directive inconnue : ${written(directive)}. Faut-il lire « ${meant} » ?`,
      change: `Utiliser ${meant}.`,
    }),
    invalid: ({ directive }) => ({
      message: `Valeur non valide : ${written(directive)}.`,
      change: 'Utiliser max-snippet:-1, max-video-preview:-1 ou max-image-preview:large.',
    }),
    retired: ({ directive }) => ({ message: `Sans effet dans la recherche : ${written(directive)}.`, change: '' }),
  },
};
