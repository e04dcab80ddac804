import type { Language } from './language.ts';

export const gl: Language = {
  name: 'Galician',
  script: 'Latn',
  functionWords:
    'de a o que e do da en un para con non unha os no se na por máis as dos como mais ao el das á seu súa ou cando moi nos xa eu ' +
    'tamén só polo pola ata iso ela entre sen mesmo aos quen nas ese son foi está ser ten',
  pageWords: {
    byline: 'por|autor|autora|escrito por|texto',
    published: 'publicado|publicado o|data',
    updated: 'actualizado|última actualización',
    about: 'quen somos|sobre nós|contacto|aviso legal',
  },
  attribution: {
    names:
      'segundo|de acordo con|fonte:|fontes:|un estudo|unha enquisa|un informe|datos de|datos do|dixo|dixeron|di que|afirmou|afirma|' +
      'asegurou|asegura|anunciou|explicou|informou|confirmou|declarou|sinalou|indicou',
    quotes:
      'di|din|explica|engade|engadiu|lembra|lembrou|comenta|comentou|respondeu|preguntou|concluíu|lamentou|recoñece|escribiu|' +
      'subliñou|destacou|opina',
  },
};
