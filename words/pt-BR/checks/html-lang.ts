import type { htmlLang as en } from '../../en/checks/html-lang.ts';
import { tagFaultText } from './language-tags.ts';
import { language, percent } from './grammar.ts';

const example = (code: string) => (code === 'und' ? 'por exemplo <html lang="en">' : `por exemplo <html lang="${code}">`);

export const htmlLang: typeof en = {
  title: 'O idioma da página está declarado',
  problem: 'Idioma da página ausente ou errado',
  why: 'Leitores de tela, tradução e hifenização seguem o idioma declarado. Isso ajuda sobretudo as pessoas; o Google detecta o idioma pelo próprio texto.',
  words: {
    detected: 'Idioma detectado',
    detectedAs: ({ code, confidence }) => `${language(code)} (${code}, ${percent(confidence)} de confiança)`,
  },
  says: {
    matches: ({ tag }) => ({ message: `A página declara lang="${tag}", e seu texto está nesse idioma.`, change: '' }),
    declared: ({ tag }) => ({ message: `A página declara lang="${tag}".`, change: '' }),
    notCompared: () => ({
      message:
        'O texto é curto demais ou misturado demais para ter certeza de seu idioma, então só a sintaxe da declaração foi verificada.',
      change: '',
    }),
    notTold: () => ({
      message: 'O Pageloupe não consegue detectar este idioma, então só a sintaxe e a escrita da declaração foram verificadas.',
      change: '',
    }),
    missing: ({ detected }) => ({
      message: 'O elemento <html> não tem atributo lang.',
      change: `Declarar o idioma da página, ${example(detected)}. Isso é importante para a acessibilidade e a tradução; o Google detecta o idioma sem ele.`,
    }),
    invalid: ({ tag, fault, suggested }) => ({
      message: `lang="${tag}" não é uma tag de idioma válida: ${tagFaultText(fault)}.`,
      change: `Usar uma tag BCP 47, ${example(suggested)}.`,
    }),
    xmlDiffers: ({ lang, xmlLang }) => ({
      message: `lang é "${lang}", mas xml:lang é "${xmlLang}".`,
      change: 'Usar o mesmo valor nos dois ou remover xml:lang, de que o HTML não precisa.',
    }),
    differs: ({ tag, detected }) => ({
      message: `A página declara ${tag}, mas seu texto parece estar em outro idioma: ${language(detected)} (${detected}).`,
      change: `Declarar o idioma do texto (${example(detected)}) e adicionar um atributo lang aos trechos em outros idiomas.`,
    }),
  },
};
