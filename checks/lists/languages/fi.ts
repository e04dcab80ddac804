import type { Language } from './language.ts';

export const fi: Language = {
  name: 'Finnish',
  script: 'Latn',
  functionWords:
    'ja on ei että se oli ovat myös kuin hän mutta joka sen tai kun niin jos mukaan ole vain jo voi sitä mitä olla nyt sekä ' +
    'vielä jälkeen kanssa noin mikä ollut tämä tämän minä te',
  furtherFunctionWords:
    'sinun minun meidän teidän miten miksi missä milloin mikä mitkä kaikki kanssa ilman sekä tämä nämä myös joka siis tässä tästä ' +
    'siitä sille jotka enemmän sanoo sanoi',
  pageWords: {
    byline: 'kirjoittaja|kirjoittanut|teksti|toimittaja|kirjoittajat',
    published: 'julkaistu|päiväys|luotu|julkaisupäivä',
    updated: 'päivitetty|viimeksi päivitetty|muokattu|viimeksi muokattu|sivua on viimeksi muutettu|viimeksi muutettu',
    about: 'tietoa meistä|meistä|yhteystiedot|ota yhteyttä|keitä olemme|yritys|toimitus',
  },
  longBylines: 'teksti ja kuvat|teksti ja kuva|teksti & kuvat',
  and: 'ja',
  legalForms: { after: 'O[yY]j?' },
  pageEdited: 'sivua on viimeksi',
  months: {
    written: ['tammikuun|helmikuun|maaliskuun|huhtikuun|toukokuun|kesäkuun|heinäkuun|elokuun|syyskuun|lokakuun|marraskuun|joulukuun'],
  },
  attribution: {
    names:
      'mukaan|lähde:|lähteet:|kertoo|kertoi|kertovat|kertoivat|kerrotaan|sanoo|sanoi|sanovat|sanoivat|ilmoitti|ilmoittaa|ilmoittivat|' +
      'raportoi|vahvisti|vahvistaa|kirjoittaa|kirjoitti|väittää|väitti|arvioi|arvioivat|arvioitiin|varoitti|varoittaa|totesi|toteaa|' +
      'totesivat|uutisoi|tiedotti|tutkimuksessa|selvityksessä|selviää|esitti',
    quotes:
      'lisäsi|selitti|selittää|korosti|korostaa|muistutti|muistuttaa|huomautti|huomauttaa|painotti|painottaa|vastasi|vastaa|kysyi|' +
      'kysyy|jatkoi|jatkaa|pohti|pohtii|uskoo|uskoi|muistelee|muisteli|kommentoi|myönsi|myöntää|naurahtaa|nauroi|kuvailee|kuvaili|' +
      'toivoo|toivoi|summaa|kiteyttää|perustelee|perusteli|linjasi|lausui|kuuluu|ihmettelee',
  },
  anyone: 'ne, jotka|niiden, jotka|niistä, jotka',
  speakers: 'minä|minun|me|meidän|tervetuloa|hei|tämä artikkeli',
  leaning: 'se|ne|hän|he|jos|mutta|siksi|kuitenkin|lisäksi|esimerkiksi|tämä on|tämä tarkoittaa',
  genericTitles: 'etusivu|koti|tervetuloa|uusi sivu|nimetön|kauppa|verkkokauppa',
  genericAnchors:
    'tästä|täältä|tässä|täällä|klikkaa|klikkaa tästä|klikkaa tästä lisää|lue lisää|lue lisää täältä|lue|lue koko juttu|' +
    'lue koko artikkeli|jatka lukemista|lisää|lisätietoja|lisätiedot|katso|katso lisää|näytä lisää|näytä kaikki|tutustu|' +
    'seuraava|jatka|linkki|tämä linkki|tämä sivu|lataa|siirry',
  paths: {
    cart: 'ostoskori',
    search: 'haku',
    about: 'tietoa-meista',
    contact: 'yhteystiedot ota-yhteytta',
    policy: 'tietosuoja kayttoehdot',
  },
  notFound:
    'sivua ei löydy|sivua ei löytynyt|sivua ei ole olemassa|sivua ei ole enää|sivu ei löydy|sivu on poistettu|' +
    'etsimääsi sivua|hakemaasi sivua|ei löytynyt|virhe 404|404-virhe',
  buy: 'lisää ostoskoriin|lisää koriin|ostoskoriin|osta nyt|osta heti',
};
