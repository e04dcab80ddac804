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
  jobTitles:
    'redaktor redaktorka šéfredaktor šéfredaktorka novinář novinářka reportér reportérka zpravodaj zpravodajka komentátor komentátorka ' +
    'publicista publicistka autorka ředitel ředitelka jednatel jednatelka advokát advokátka',
  legalForms: { after: String.raw`a\.?\s?s|(?:spol\.\s?)?s\.?\s?r\.?\s?o|o\.\s?p\.\s?s|v\.\s?o\.\s?s|z\.\s?s` },
  // Not "práva" alone as a word, which is in "Správa".
  rights: { phrases: 'všechna práva|práva vyhrazena' },
  pageEdited: 'stránka byla naposledy',
  months: { short: { ún: 2, břez: 3, květ: 5, pros: 12, unora: 2, brezna: 3, kvetna: 5, cervna: 6, cervence: 7, zari: 9, rijna: 10 } },
  ago: { one: 'jedním|jednou', omitsOne: true },
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
  frontPage: 'úvod|úvodní stránka|hlavní stránka|domovská stránka|domů|uvod|uvodni-stranka|hlavni-stranka',
  genericTitles:
    'domů|úvod|úvodní stránka|hlavní stránka|domovská stránka|vítejte|nová stránka|bez názvu|obchod|e-shop|eshop|internetový obchod',
  sectionTitles: 'blog|produkty|profil',
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
  lexicon: {
    headings:
      'úvod|úvodem|přehled|o nás|závěr|závěrem|shrnutí|souhrn|podrobnosti|detaily|více|více informací|další informace|informace|' +
      'základní informace|obecné informace|obecně|všeobecné informace|pozadí|kontext|souvislosti|funkce|vlastnosti|výhody|přínosy|' +
      'popis|obsah|poznámky|poznámka|různé|ostatní|další|vítejte|začínáme|jak začít|první kroky|faq|časté dotazy|časté otázky|' +
      'často kladené dotazy|často kladené otázky|nejčastější dotazy|nejčastější otázky|otázky a odpovědi|související články|' +
      'související|podobné články|čtěte také|čtěte dále|přečtěte si také|mohlo by vás zajímat|číst dál|číst více',
    openers:
      'to je|to jsou|to byl|to byla|to bylo|to byli|to byly|to bude|to znamená|to platí|to umožňuje|to umožní|to umožnilo|to vede|' +
      'to vedlo|to může|to má|to mělo|to se|to však|to ale|to ovšem|to také|to způsobuje|to způsobí|to pomáhá|to pomůže|to souvisí|' +
      'to vysvětluje|to ukazuje|to zajistí|to zajišťuje|to vše|to všechno|toto je|toto jsou|toto znamená|toto umožňuje|toto platí|' +
      'tohle je|tohle jsou|tohle znamená|ten je|ten byl|ten má|ten se|ta je|ta byla|ta má|ta se|ti jsou|ti byli|ty jsou|ty byly|on|' +
      'ona|ono|oni|ony|jejich|takový|taková|takové|takoví|nicméně|ovšem|avšak|jenže|jenomže|zato|tudíž|tedy|takže|navíc|také|taky|' +
      'rovněž|taktéž|naopak|přitom|mezitím|tím pádem|z tohoto důvodu|ale|a|proto je|proto jsou|proto byl|proto byla|proto bylo|' +
      'proto se|proto si|proto jsme|proto by|proto může|proto můžete|proto musí|proto není|proto má|proto lze|proto také|' +
      'proto doporučujeme|přesto je|přesto jsou|přesto se|přesto však|přesto není|přesto může|přesto má|přesto lze|kromě toho je|' +
      'kromě toho jsou|kromě toho se|kromě toho také|kromě toho má|kromě toho může|kromě toho lze|mimo to je|mimo to se|' +
      'místo toho je|místo toho se|místo toho použijte|díky tomu je|díky tomu jsou|díky tomu se|díky tomu má|díky tomu může|' +
      'díky tomu můžete|díky tomu lze|kvůli tomu je|kvůli tomu se|v důsledku toho je|v důsledku toho se|z toho důvodu je|' +
      'z toho důvodu se|naproti tomu je|naproti tomu jsou|naproti tomu se|naproti tomu má|na druhou stranu je|na druhou stranu se|' +
      'na druhou stranu má|tím se|tím je|tím lze|tím získáte|tím zajistíte|poté se|poté je|jinak se|jinak by|jinak je|jinak hrozí|' +
      'zároveň je|zároveň jsou|zároveň se|zároveň však|zároveň ale|zároveň má|stejně tak je|stejně tak se|první z nich|jeden z nich|' +
      'jedna z nich|jedno z nich|většina z nich|některé z nich|mnoho z nich',
    pointers:
      'viz výše|viz níže|jak je uvedeno výše|jak bylo uvedeno výše|jak již bylo uvedeno|jak už bylo uvedeno|jak již bylo zmíněno|' +
      'jak už bylo zmíněno|jak již bylo řečeno|jak už bylo řečeno|jak jsme již zmínili|jak jsme už zmínili|výše uvedený|výše uvedená|' +
      'výše uvedené|výše uvedených|výše uvedeného|výše uvedeném|výše uvedeným|výše uvedenou|výše uvedenými|výše zmíněný|výše zmíněná|' +
      'výše zmíněné|výše zmíněných|výše zmíněného|výše zmíněným|výše zmíněnou|výše popsaný|výše popsaná|výše popsané|výše popsaného|' +
      'výše popsaným|výše popsanou|výše jmenovaný|níže uvedený|níže uvedená|níže uvedené|níže uvedených|níže uvedeném|níže uvedeným|' +
      'níže uvedenou|tabulka výše|v tabulce výše|v tabulce níže|na obrázku výše|na obrázku níže|v předchozí kapitole|' +
      'v předchozím oddíle|v předchozím odstavci|v předchozí části článku|v předchozí části textu|v následující kapitole|' +
      'v následujícím oddíle|v následujícím odstavci|v následující části článku|v následující části textu|jak jsme viděli|' +
      'klikněte zde|klikněte sem',
    consent:
      'používáme cookies|používáme cookie|používáme soubory cookie|používáme soubory cookies|využíváme cookies|' +
      'využíváme soubory cookie|využíváme soubory cookies|tento web používá|tento web využívá|tyto stránky používají|' +
      'tyto stránky využívají|tyto webové stránky používají|tyto webové stránky využívají|tato stránka používá|' +
      'tato webová stránka používá|náš web používá|náš web využívá|my a naši partneři|spolu s našimi partnery|souhlasíte s použitím|' +
      'souhlasíte s používáním|souhlasíte s využitím|souhlasíte s využíváním|souhlasíte s ukládáním|souhlasíte se zpracováním|' +
      'udělujete souhlas|vyjadřujete souhlas|přijmout všechny cookies|povolit všechny cookies',
    methods:
      'metoda|metody|metodika|metodologie|popis metodiky|metodická poznámka|data a metody|jak jsme testovali|jak testujeme|' +
      'jak jsme měřili|jak měříme|naše data|sběr dat|o průzkumu|průběh testování',
    inStock:
      'skladem|na skladě|ihned k odeslání|ihned k odběru|připraveno k odeslání|expedujeme ihned|odesíláme ihned|odesíláme dnes|' +
      'poslední kusy|poslední kus|produkt je dostupný|zboží je dostupné|předobjednávka|předobjednat|na objednávku',
    outOfStock:
      'není skladem|není na skladě|není již skladem|již není skladem|už není skladem|nemáme skladem|vyprodáno|vyprodaný|vyprodaná|' +
      'vyprodané|momentálně nedostupný|momentálně nedostupná|momentálně nedostupné|dočasně nedostupný|dočasně nedostupná|' +
      'dočasně nedostupné|aktuálně nedostupné|produkt je nedostupný|zboží je nedostupné|produkt není dostupný|zboží není dostupné|' +
      'zboží není k dispozici|produkt není k dispozici|prodej ukončen|prodej byl ukončen|již se neprodává',
    free: 'zdarma|bezplatně|bezplatný|bezplatná|bezplatné|bezplatného|bezplatnou|gratis|bez poplatku|bez poplatků|open source',
  },
};
