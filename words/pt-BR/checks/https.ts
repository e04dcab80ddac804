import type { https as en } from '../../en/checks/https.ts';
import { agree, amount, number } from './grammar.ts';

export const https: typeof en = {
  title: 'Servida por HTTPS',
  problem: 'Nem tudo é servido por HTTPS',
  why: 'Os navegadores alertam sobre páginas sem HTTPS e bloqueiam scripts não seguros em páginas seguras. O Google prefere como canônica a URL HTTPS de uma página.',
  says: {
    secure: () => ({ message: 'A página, seus recursos e seus formulários usam HTTPS.', change: '' }),
    local: () => ({ message: 'A página vem deste computador, não por uma rede.', change: '' }),
    plainPage: () => ({
      message: 'A página é servida por HTTP: qualquer intermediário pode lê-la e alterá-la, e os navegadores a marcam como “Não seguro”.',
      change: 'Servir a página por HTTPS e redirecionar HTTP para HTTPS de forma permanente.',
    }),
    activeMixed: ({ count }) => ({
      message: `${amount(count, { one: 'recurso é solicitado', other: 'recursos são solicitados' })} por HTTP. Os navegadores bloqueiam esses scripts, estilos, frames, fontes e imagens de srcset.`,
      change: 'Carregá-los por HTTPS.',
    }),
    passiveMixed: ({ count }) => ({
      message: `A página solicita por HTTP ${amount(count, { one: 'imagem, ícone ou arquivo de mídia', other: 'imagens, ícones ou arquivos de mídia' })}.`,
      change: 'Carregá-los por HTTPS.',
    }),
    plainForm: ({ count }) => ({
      message: `${amount(count, { one: 'formulário envia', other: 'formulários enviam' })} por HTTP, sem criptografia, o que as pessoas digitam.`,
      change: 'Apontar o action do formulário para uma URL HTTPS.',
    }),
    plainButton: ({ count }) => ({
      message: `${amount(count, { one: 'botão envia', other: 'botões enviam' })} por HTTP, sem criptografia, o que as pessoas digitam.`,
      change: 'Apontar formaction para uma URL HTTPS, ou removê-lo se o formulário tem um action.',
    }),
    plainCanonical: ({ url }) => ({ message: `A URL canônica usa HTTP: ${url}`, change: 'Usar a URL HTTPS como canônica.' }),
    plainShareUrl: ({ url }) => ({ message: `og:url é uma URL HTTP: ${url}`, change: 'Usar a URL HTTPS em og:url.' }),
    plainLinks: ({ count, total }) => ({
      message: `${number(count)} de ${amount(total, { one: 'link', other: 'links' })} para este site ${agree(count, 'usa', 'usam')} HTTP.`,
      change: 'Usar nos links as URLs HTTPS para evitar um redirecionamento.',
    }),
  },
};
