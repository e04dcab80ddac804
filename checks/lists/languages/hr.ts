import type { Language } from './language.ts';

export const hr: Language = {
  name: 'Croatian',
  script: 'Latn',
  functionWords:
    'i u je na se da su za od s što koji ne o a kao ali iz to koje sve bi će po nije samo koja ili kako biti bio može još do više ' +
    'jer kada te nakon bilo prema ovo',
  furtherFunctionWords: 'bila svi',
  pageWords: {
    byline: 'autor|autorica|piše|napisao|napisala|tekst|priredio|priredila|novinar',
    published: 'objavljeno|datum|datum objave|objavljen|kreirano',
    updated: 'ažurirano|zadnja izmjena|posljednja izmjena|izmijenjeno',
    about: 'o nama|impressum|impresum|kontakt|kontaktirajte nas|tko smo|uredništvo',
  },
  and: 'i',
  legalForms: { after: String.raw`d\.?o\.?o` },
  pageEdited: 'ova stranica posljednji put',
  attribution: {
    names:
      'prema podacima|prema riječima|kako navodi|kako prenosi|kako javlja|izvor:|javlja|prenosi|priopćio|priopćila|priopćeno|rekao|' +
      'rekla|rekli|izjavio|izjavila|naveo|navela|potvrdio|potvrdila|najavio|najavila|objavio|objavila|upozorio|upozorila|tvrdi|' +
      'prema navodima|prema izvješću|prema istraživanju|prema procjenama',
    quotes:
      'kaže|kažu|kazao|kazala|dodao|dodala|dodaje|istaknuo|istaknula|ističe|objasnio|objasnila|objašnjava|naglasio|naglasila|' +
      'naglašava|smatra|poručio|poručila|poručuje|odgovorio|odgovorila|upitao|priča|govori|komentirao|zaključio|zaključila|napisao|' +
      'napisala|prisjeća se|priznaje',
  },
  genericTitles: 'početna|naslovnica|početna stranica|dobrodošli|nova stranica|bez naslova|trgovina|web trgovina|webshop',
  genericAnchors:
    'ovdje|kliknite ovdje|klikni ovdje|kliknite|više|više informacija|saznaj više|saznajte više|pročitaj više|' +
    'pročitajte više|čitaj dalje|čitaj više|nastavi čitati|opširnije|detaljnije|detalji|pogledaj|pogledajte|prikaži više|' +
    'prikaži sve|dalje|sljedeće|nastavi|poveznica|link|ova stranica|preuzmi|idi',
  paths: { about: 'impresum', imprint: 'impresum' },
  notFound:
    'stranica nije pronađena|stranica nije nađena|stranica ne postoji|stranicu nije moguće pronaći|nije pronađena|' +
    'greška 404|pogreška 404',
  buy: 'dodaj u košaricu|stavi u košaricu|u košaricu|kupi|kupi odmah',
};
