import type { htmlLang as en } from '../../en/checks/html-lang.ts';
import { tagFaultText } from './language-tags.ts';
import { language, percent } from './grammar.ts';

const example = (code: string) => (code === 'und' ? 'por ejemplo <html lang="en">' : `por ejemplo <html lang="${code}">`);

export const htmlLang: typeof en = {
  title: 'El idioma de la página está declarado',
  problem: 'El idioma de la página falta o es incorrecto',
  why: 'Los lectores de pantalla, la traducción y la separación silábica siguen el idioma declarado. Ayuda sobre todo a las personas; Google detecta el idioma a partir del propio texto.',
  words: {
    detected: 'Idioma detectado',
    detectedAs: ({ code, confidence }) => `${language(code)} (${code}, ${percent(confidence)} de confianza)`,
  },
  says: {
    matches: ({ tag }) => ({ message: `La página declara lang="${tag}", y su texto está en ese idioma.`, change: '' }),
    declared: ({ tag }) => ({ message: `La página declara lang="${tag}".`, change: '' }),
    notCompared: () => ({
      message:
        'El texto es demasiado corto o está demasiado mezclado para determinar con seguridad su idioma, así que solo se comprobó la sintaxis de la declaración.',
      change: '',
    }),
    notTold: () => ({
      message: 'Pageloupe no puede detectar este idioma, así que solo se comprobaron la sintaxis y la escritura de la declaración.',
      change: '',
    }),
    missing: ({ detected }) => ({
      message: 'El elemento <html> no tiene atributo lang.',
      change: `Declarar el idioma de la página, ${example(detected)}. Es importante para la accesibilidad y la traducción; Google detecta el idioma sin él.`,
    }),
    invalid: ({ tag, fault, suggested }) => ({
      message: `lang="${tag}" no es una etiqueta de idioma válida: ${tagFaultText(fault)}.`,
      change: `Usar una etiqueta BCP 47, ${example(suggested)}.`,
    }),
    xmlDiffers: ({ lang, xmlLang }) => ({
      message: `lang es "${lang}", pero xml:lang es "${xmlLang}".`,
      change: 'Usar el mismo valor en ambos o quitar xml:lang, que HTML no necesita.',
    }),
    differs: ({ tag, detected }) => ({
      message: `La página declara ${tag}, pero su texto parece estar en otro idioma: ${language(detected)} (${detected}).`,
      change: `Declarar el idioma del texto (${example(detected)}) y añadir un atributo lang a los pasajes en otros idiomas.`,
    }),
  },
};
