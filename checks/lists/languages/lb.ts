import type { Language } from './language.ts';

export const lb: Language = {
  name: 'Luxembourgish',
  script: 'Latn',
  functionWords:
    'de den dat déi der dem an vun vum ass net eng e en et fir op mat och sech hunn huet si sinn zu datt bei um wéi wat nach ' +
    'awer gëtt ginn gouf no iwwer hien dee deen dës méi kann nëmmen wou duerch ze mä seng säin säi hir ech mir',
  furtherFunctionWords:
    'am a d ouni ënner tëscht géint wann well dann elo hei do schonn ëmmer keen keng eis eise eiser eisen meng mäin senger senge hirer hiren ' +
    'engem enger virun zanter muss soll wëll hat haten hätt wier war waren goufen kënnen kënne mussen sollen géif wien firwat wéini ' +
    'dësen dëser dëst dësem alles jiddereen nom beim zum hatt sidd',
  // “Vum” and “vun” alone begin sentences whose nouns have capitals like names: they are no bylines.
  pageWords: {
    byline: 'auteur|auteuren|autor|autorin|text vum|text vun|text vun der|geschriwwe vum|geschriwwe vun|geschriwwe vun der|redaktioun',
    published: 'publizéiert|publizéiert den|verëffentlecht|verëffentlecht den|datum',
    updated:
      "aktualiséiert|aktualiséiert den|fir d'lescht aktualiséiert|fir d'lescht geännert|lescht aktualiséierung|lescht ännerung|" +
      'geännert|geännert den|update',
    about: 'iwwer eis|iwwer mech|wie mir sinn|eis ekipp|eis equipe|kontakt|kontaktéiert eis|impressum|redaktioun',
  },
  longBylines:
    'en artikel vum|en artikel vun der|e bäitrag vum|e bäitrag vun der|eng reportage vum|eng reportage vun der|interview|text a fotoen|text a fotos',
  and: 'an|a',
  jobTitles: 'redakter chefredakter direkter direktesch journalistin',
  legalForms: { after: String.raw`S\.?\s?à\.?\s?r\.?\s?l\.?(?:-S)?|S\.?A|a\.?\s?s\.?\s?b\.?\s?l|S\.?C\.?A` },
  rights: { phrases: 'all rechter|rechter reservéiert', words: 'rechter' },
  pageEdited: 'dës säit gouf den',
  ago: { one: 'engem|enger' },
  attribution: {
    names:
      'laut|no angabe vum|no angabe vun|quell:|quellen:|sot|soten|seet|matgedeelt|deelt mat|deelen mat|schreift|huet confirméiert|' +
      'hunn confirméiert|hu confirméiert|eng etüd vum|eng etüd vun|eng ëmfro vum|eng ëmfro vun|chiffere vum|chiffere vun|' +
      'donnéeë vum|donnéeë vun|zuele vum|zuele vun',
    quotes:
      'gesot|heescht et|mengt|erkläert|betount|ënnersträicht|freet|äntwert|zielt|bedauert|hofft|fuerdert|kritiséiert|kommentéiert|' +
      'gleeft|warnt|am interview|am gespréich|an engem communiqué|spriecher|spriecherin',
  },
  anyone: 'wien|déijéineg, déi|all déi, déi',
  speakers: 'ech|mech|meng|mäin|mäi|mir|eis|eise|eisen|eiser|eist|wëllkomm|moien|dësen artikel',
  leaning: 'et|dat|dëst|hien|hatt|si|wann|falls|zum beispill|och|dann|esou',
  genericTitles: 'home|startsäit|haaptsäit|wëllkomm|säit|websäit|nei säit|buttek|online-buttek|shop',
  sectionTitles: 'blog|produkter|produiten',
  genericAnchors:
    'hei klicken|klickt hei|klick hei|hei|méi|méi liesen|liest méi|weider liesen|weiderliesen|méi gewuer ginn|méi informatiounen|' +
    'méi infoen|weider|detailer|zum artikel|link|dëse link|dës säit|websäit|eroflueden|download|kucken|alles weisen|méi weisen',
  paths: { login: 'aloggen umellen', search: 'sichen', about: 'iwwer-eis', policy: 'dateschutz' },
};
