import type { Card } from '../../tool/card.ts';

export const card: Card = {
  group: 'ai-readiness',
  place: 2,
  name: 'What an AI crawler reads',
  help: 'The page as a crawler without JavaScript sees it.',
  search:
    'chatgpt, claude, perplexity, gemini, llm, markdown, tokens, javascript, ai, view as bot, text only, reader view, agents, ai agents, agentic browsing, webmcp, toolname, ard, accept: text/markdown, accessible name, accessibility tree',
  demo: { page: '/guides/oil-leather-covers', shows: 'Neutral lanolin oil and pure neatsfoot oil are safe' },
};
