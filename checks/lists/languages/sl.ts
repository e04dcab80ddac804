import type { Language } from './language.ts';

export const sl: Language = {
  name: 'Slovenian',
  script: 'Latn',
  functionWords:
    'in je v na se da so za od z ki pa ne tudi o kot po s bi iz še ali le pri ni bil do kako lahko zelo ker že bilo jih ima med kar ' +
    'tem več',
  furtherFunctionWords: 'bila biti niso',
  pageWords: {
    byline: 'avtor|avtorica|piše|napisal|napisala|besedilo|novinar',
    published: 'objavljeno|datum|datum objave',
    updated: 'posodobljeno|zadnja sprememba|spremenjeno',
    about: 'o nas|kontakt|kontakti|kolofon|uredništvo|kdo smo',
  },
  and: 'in',
  months: { written: ['januarja|februarja|marca|aprila|maja|junija|julija|avgusta|septembra|oktobra|novembra|decembra'] },
  attribution: {
    names:
      'po podatkih|po besedah|po mnenju|po navedbah|vir:|poroča|poročajo|sporočil|sporočila|sporočili|povedal|povedala|povedali|' +
      'dejal|dejala|dejali|izjavil|izjavila|navedel|navedla|potrdil|potrdila|napovedal|napovedala|opozoril|opozorila|ocenjuje|trdi',
    quotes:
      'pravi|pravijo|dodal|dodala|dodaja|poudaril|poudarila|poudarja|pojasnil|pojasnila|pojasnjuje|meni|menijo|odgovoril|odgovorila|' +
      'vprašal|pripoveduje|zapisal|zapisala|razlaga|komentiral|priznal|priznava',
  },
  genericAnchors:
    'tukaj|kliknite tukaj|klikni tukaj|več|več informacij|več o tem|preberi več|preberite več|beri naprej|' +
    'nadaljuj z branjem|izvedi več|izvedite več|podrobnosti|poglej|oglej si|prikaži več|prikaži vse|naprej|naslednja|' +
    'nadaljuj|povezava|ta stran|prenesi',
  notFound: 'stran ni bila najdena|stran ni najdena|stran ne obstaja|strani ni mogoče najti|strani nismo našli|napaka 404',
  buy: 'dodaj v košarico|v košarico|dodaj v voziček|kupi|kupi zdaj',
};
