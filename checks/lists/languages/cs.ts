import type { Language } from './language.ts';

export const cs: Language = {
  name: 'Czech',
  script: 'Latn',
  functionWords:
    'a se v na je že s z do o to i ve pro za by ale si po jako ze jsou k které jeho od který jsem tak byl už není při být jen také ' +
    'která až bylo podle nebo u před nás co ještě ho jak má kde může když',
  furtherFunctionWords:
    'tvůj tvoje váš vaše vaši náš naše naši svůj svoje proč kdy který která které všechno všechny každý mezi před bez byla byli pak ' +
    'pod nad než ten této toho tím její jejich kdo což aby ani letos roku let rok mají',
  pageWords: {
    byline: 'autor|autorka|autoři|napsal|napsala|text|připravil|připravila|zapsal',
    published: 'publikováno|vydáno|datum|zveřejněno|datum vydání|přidáno',
    updated:
      'aktualizováno|naposledy aktualizováno|poslední aktualizace|upraveno|změněno|stránka byla naposledy editována|' +
      'naposledy upraveno',
    about: 'o nás|o webu|o projektu|kdo jsme|kontakt|kontakty|kontaktujte nás|redakce|tiráž|o společnosti',
  },
  longBylines: 'rozhovor|připravili|text a foto|autor článku|autorka článku|autor textu',
  and: 'a',
  legalForms: { after: String.raw`a\.?\s?s|s\.?\s?r\.?\s?o` },
  pageEdited: 'stránka byla naposledy',
  attribution: {
    names:
      'podle|dle|na základě údajů|zdroj:|zdroje:|uvedl|uvedla|uvedli|uvedlo|uvádí|uvádějí|řekl|řekla|řekli|oznámil|oznámila|oznámili|' +
      'oznámilo|informoval|informovala|informovali|informuje|potvrdil|potvrdila|potvrdili|prohlásil|prohlásila|sdělil|sdělila|' +
      'sdělili|odhaduje|odhadl|odhadla|tvrdí|varoval|varovala|varuje|napsal|napsala|s odkazem na|vyplývá z|vyplynulo z|citoval|' +
      'citovala|studie|průzkum|et al',
    quotes:
      'říká|říkají|řekne|píše|píší|dodal|dodala|dodává|dodali|vysvětlil|vysvětlila|vysvětluje|popsal|popsala|popisuje|přiznal|' +
      'přiznala|přiznává|odpověděl|odpověděla|odpovídá|zeptal|zeptala|ptá se|myslí si|domnívá se|zdůraznil|zdůraznila|zdůrazňuje|' +
      'poznamenal|poznamenala|podotkl|podotkla|upozornil|upozornila|upozorňuje|připomněl|připomněla|připomíná|komentoval|komentovala|' +
      'komentuje|okomentoval|pochválil|pochválila|chválí|pokračoval|pokračovala|pokračuje|přidává se|přidal se|přirovnává|vzpomíná|' +
      'vzpomínal|doplnil|doplnila|doplňuje|míní|soudí|věří|věřil|shrnul|shrnula|usmívá se|líčí|vypráví|hodnotí|zhodnotil|zhodnotila|' +
      'konstatoval|konstatovala|prozradil|prozradila|svěřil|svěřila|nechal se slyšet|vzkázal|vzkázala|reagoval|reagovala|reaguje|' +
      'stojí v',
  },
  anyone: 'kdo|ti, kteří|těch, kteří|všichni, kteří',
  speakers: 'já|mě|můj|moje|my|nás|nám|náš|naše|našich|vítejte|vítáme|ahoj|dobrý den|tento článek',
  leaning: 'to|pokud|například|také',
  genericTitles:
    'domů|úvod|úvodní stránka|hlavní stránka|domovská stránka|vítejte|nová stránka|bez názvu|obchod|e-shop|eshop|internetový obchod',
  genericAnchors:
    'zde|tady|klikněte zde|klikněte|klikni zde|více|více zde|více informací|víc|číst dál|číst dále|číst více|čtěte dále|' +
    'čtěte více|pokračovat|pokračovat ve čtení|celý článek|zobrazit|zobrazit více|zobrazit vše|zjistit více|zjistěte více|' +
    'podrobnosti|detail|další|odkaz|tento odkaz|tato stránka|stáhnout|přejít|web',
  paths: {
    login: 'prihlaseni',
    cart: 'kosik',
    checkout: 'pokladna',
    account: 'ucet muj-ucet',
    search: 'hledat hledani',
    about: 'o-spolecnosti redakce tiraz o-webu o-projektu',
    contact: 'kontakty',
    policy: 'podminky obchodni-podminky ochrana-osobnich-udaju napoveda',
  },
  notFound:
    'stránka nenalezena|stránka nebyla nalezena|stránku jsme nenašli|stránka neexistuje|stránka již neexistuje|' +
    'stránku se nepodařilo najít|stránku nelze najít|stránka, kterou hledáte|chyba 404|nenalezeno',
  buy: 'do košíku|přidat do košíku|vložit do košíku|koupit|koupit hned|koupit nyní',
};
