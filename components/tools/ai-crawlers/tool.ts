import type { Card } from '../../tool/card.ts';

export const card: Card = {
  group: 'ai-readiness',
  place: 1,
  name: 'AI crawler access',
  help: 'Which AI crawlers may fetch this URL, and what for.',
  search:
    'chatgpt, gptbot, openai, claude, claudebot, anthropic, perplexity, gemini, google-extended, oai-searchbot, ccbot, llms.txt, ai bots, llm, block ai, cloudflare',
  demo: { page: '/guides/oil-leather-covers', shows: 'GPTBot: blocked' },
  picture: '/shop/travel-journal',
};
