import type { Language } from './language.ts';

export const is: Language = {
  name: 'Icelandic',
  pageWords: {
    byline: 'eftir|höfundur|texti',
    published: 'birt|dagsetning',
    updated: 'uppfært|síðast uppfært',
    about: 'um okkur|hafa samband',
  },
  attribution: {
    names: 'samkvæmt|að sögn|heimild:|segir|sagði|segja|sögðu|greinir frá|greindi frá|tilkynnti|staðfesti|skrifar|skrifaði|fullyrðir',
    quotes: 'bætir við|bætti við|útskýrir|útskýrði|svarar|svaraði|spyr|spurði|telur|taldi',
  },
  notFound: 'síða fannst ekki|síðan fannst ekki|síðan er ekki til|villa 404',
  buy: 'setja í körfu|bæta í körfu|bæta við í körfu|kaupa núna',
};
