import type { Language } from './language.ts';

export const sk: Language = {
  name: 'Slovak',
  script: 'Latn',
  functionWords:
    'a sa v na je že s z do o to i vo pre za by ale si po ako zo sú k ktoré jeho od ktorý som tak bol už nie pri byť len aj ktorá až ' +
    'bolo podľa alebo u pred nás čo ešte ho ma kde môže keď',
  furtherFunctionWords: 'bola boli pod nad bez než ten tej toho tým ich jej kto aby ani rok roku rokov majú',
  pageWords: {
    byline: 'autor|autorka|autori|napísal|napísala|text|pripravil|pripravila',
    published: 'publikované|zverejnené|dátum|vydané|pridané',
    updated: 'aktualizované|naposledy aktualizované|posledná aktualizácia|upravené|naposledy upravené',
    about: 'o nás|o webe|kto sme|kontakt|kontakty|redakcia|tiráž',
  },
  longBylines: 'autor článku|autorka článku|text a foto',
  and: 'a',
  pageEdited: 'táto stránka bola naposledy',
  ago: { omitsOne: true },
  attribution: {
    names:
      'podľa|na základe údajov|zdroj:|uviedol|uviedla|uviedli|uvádza|povedal|povedala|povedali|oznámil|oznámila|oznámili|informoval|' +
      'informovala|informuje|potvrdil|potvrdila|vyhlásil|vyhlásila|odhaduje|tvrdí|varoval|varovala|napísal|napísala|s odvolaním na|' +
      'vyplýva z|skonštatoval|skonštatovala',
    quotes:
      'hovorí|hovoria|vraví|píše|dodal|dodala|dodáva|vysvetlil|vysvetlila|vysvetľuje|opísal|opísala|opisuje|priznal|priznala|' +
      'odpovedal|odpovedala|pýta sa|myslí si|zdôraznil|zdôraznila|zdôrazňuje|poznamenal|poznamenala|upozornil|upozornila|pripomenul|' +
      'pripomenula|komentoval|komentovala|pokračoval|pokračovala|spomína|doplnil|doplnila|verí|reagoval|reagovala',
  },
  genericTitles: 'domov|úvod|úvodná stránka|hlavná stránka|vitajte|nová stránka|bez názvu|obchod|e-shop|eshop|internetový obchod',
  genericAnchors:
    'tu|sem|kliknite sem|kliknite|viac|viac tu|viac info|viac informácií|čítať ďalej|čítať viac|čítajte viac|pokračovať|' +
    'pokračovať v čítaní|celý článok|zobraziť|zobraziť viac|zobraziť všetko|zistiť viac|podrobnosti|detail|ďalšie|ďalej|' +
    'odkaz|tento odkaz|táto stránka|stiahnuť|prejsť',
  paths: { about: 'redakcia' },
  notFound:
    'stránka sa nenašla|stránka nenájdená|stránka nebola nájdená|stránku sme nenašli|stránka neexistuje|' +
    'stránka už neexistuje|stránku sa nepodarilo nájsť|stránka, ktorú hľadáte|chyba 404',
  buy: 'do košíka|pridať do košíka|vložiť do košíka|kúpiť|kúpiť teraz',
};
