import type { Language } from './language.ts';

export const nl: Language = {
  name: 'Dutch',
  script: 'Latn',
  functionWords:
    'de van het een en in is dat op te zijn met voor niet aan er die als ook maar om hij bij dan nog naar uit wordt door ze over ' +
    'heeft tot worden wat kan meer geen was of deze werd zo hebben je dit wij ik jaar',
  furtherFunctionWords:
    'voor naar jouw jullie onze deze zonder waar waarom wanneer welke tussen onder tegen alle alles elke ieder mijn hun haar zelf ' +
    'hier daar wel zou had zal wie hoe per veel hem ons moet mag zegt zei',
  pageWords: {
    byline: 'door|auteur|auteurs|geschreven door|geplaatst door|tekst|tekst door|van onze redacteur|redactie',
    published:
      'gepubliceerd|gepubliceerd op|geplaatst|geplaatst op|verschenen|verschenen op|datum|publicatiedatum|geschreven op|aangemaakt op',
    updated:
      'bijgewerkt|bijgewerkt op|laatst bijgewerkt|laatst gewijzigd|gewijzigd|gewijzigd op|laatste update|laatste wijziging|' +
      'aangepast op|herzien op|update',
    about: 'over|over ons|over mij|wie zijn wij|wie we zijn|ons verhaal|ons team|het bedrijf|contact|neem contact op|colofon|redactie',
  },
  longBylines:
    "een artikel van|tekst en foto's|tekst en beeld|interview|door onze redacteur|ingediend door|door onze verslaggever|door onze verslaggeefster|door onze correspondent|door onze redactie|door verslaggever|door redacteur|van onze verslaggever|van onze verslaggeefster|van onze correspondent|van onze redactie",
  and: 'en',
  jobTitles: 'redacteur hoofdredacteur advocaat',
  legalForms: { after: String.raw`B\.?V|N\.?V` },
  rights: { phrases: 'alle rechten|rechten voorbehouden', words: 'rechten' },
  pageEdited: 'deze pagina is voor het laatst',
  ago: { one: 'een' },
  attribution: {
    names:
      'volgens|aldus|bron:|bronnen:|blijkt uit|bleek uit|meldt|meldde|melden|meldden|op basis van cijfers|een onderzoek van|' +
      'onderzoek van|onderzoek door|een studie van|een enquête|een rapport van|cijfers van|gegevens van|data van|gepubliceerd door|' +
      'gepubliceerd in|geciteerd door|zegt|zei|zeggen|zeiden|verklaarde|verklaart|verklaarden|stelt dat|stelde|liet weten|laat weten|' +
      'lieten weten|kondigde|maakte bekend|bevestigde|bevestigt|schat|schatte|schrijft|schreef|waarschuwt|waarschuwde|berichtte|et al',
    quotes:
      'vertelt|vertelde|legt uit|legde uit|voegt|voegde|vindt|vond|denkt|dacht|benadrukt|benadrukte|stelt|reageert|reageerde|' +
      'antwoordt|antwoordde|vraagt|vroeg|besluit|besloot|vervolgt|vervolgde|merkt op|merkte op|noemt|noemde|geeft toe|gaf toe|erkent|' +
      'erkende|lacht|hoopt|hoopte|gelooft|concludeert|concludeerde|beschrijft|beschreef|roept|riep|twitterde|luidt',
  },
  anyone: 'wie|degenen die|iedereen die',
  speakers: 'ik|mij|mijn|wij|we|ons|onze|welkom|hallo|hoi|dit artikel',
  leaning: 'het|dat|dit|als|bijvoorbeeld|ook|dan',
  genericTitles: 'home|startpagina|welkom|pagina|nieuwe pagina|naamloos|winkel|webwinkel|webshop|shop',
  sectionTitles: 'blog|producten',
  genericAnchors:
    'klik hier|klik|hier|lees meer|meer lezen|lees verder|verder lezen|verder|meer|meer info|meer informatie|meer weten|' +
    'kom meer te weten|ontdek meer|bekijk|bekijk meer|bekijk hier|bekijk alles|toon meer|details|bekijk details|link|deze link|' +
    'deze pagina|dit artikel|lees artikel|downloaden|download|website|volgende|ga verder|ga naar',
  paths: {
    login: 'inloggen aanmelden registreren',
    cart: 'winkelwagen winkelmandje',
    checkout: 'afrekenen',
    account: 'mijn-account',
    search: 'zoeken',
    about: 'over-ons over wie-zijn-wij',
    booking: 'reserveren afspraak offerte',
    imprint: 'colofon',
    policy: 'voorwaarden algemene-voorwaarden privacybeleid privacyverklaring hulp',
  },
  notFound:
    'pagina niet gevonden|niet gevonden|fout 404|404-fout|pagina bestaat niet|pagina bestaat niet meer|' +
    'pagina is niet meer beschikbaar|pagina kan niet worden gevonden|pagina kon niet worden gevonden|pagina die u zoekt|' +
    'niets gevonden|geen resultaten gevonden',
  buy:
    'in winkelwagen|in winkelmand|in winkelmandje|in de winkelwagen|in mijn winkelwagen|in mijn winkelmandje|' +
    'in winkelwagentje|toevoegen aan winkelwagen|toevoegen aan winkelmand|voeg toe aan winkelwagen|nu kopen',
  lexicon: {
    headings:
      'inleiding|introductie|overzicht|over|conclusie|conclusies|tot slot|samenvatting|kort samengevat|details|meer|meer informatie|' +
      'informatie|algemeen|algemene informatie|achtergrond|functies|kenmerken|voordelen|beschrijving|omschrijving|inhoud|' +
      'inhoudsopgave|opmerkingen|overig|overige|diversen|welkom|aan de slag|faq|veelgestelde vragen|gerelateerd|' +
      'gerelateerde artikelen|lees ook|lees meer|lees verder',
    openers:
      'dit is|dit zijn|dit was|dit betekent|dit komt|dit zorgt|dit kan|dit wordt|dit heeft|dit maakt|deze is|deze zijn|deze wordt|' +
      'deze worden|deze kan|deze kunnen|dat is|dat zijn|dat was|dat betekent|dat komt|dat kan|dat maakt|hij|zij|ze|zulke|echter|' +
      'daarom|daardoor|daarmee|daarbij|daarnaast|bovendien|dus|toch|desondanks|daarentegen|hierdoor|hiermee|hierin|om deze reden|' +
      'als gevolg hiervan|aan de andere kant|maar|en|laatstgenoemde|eerstgenoemde|vervolgens',
    pointers:
      'zie boven|zie onder|zie hierboven|zie hieronder|zoals hierboven vermeld|zoals eerder vermeld|zoals gezegd|' +
      'zoals eerder genoemd|bovengenoemd|bovengenoemde|hierboven genoemd|hierboven genoemde|bovenstaande tabel|' +
      'in de vorige paragraaf|in de volgende paragraaf|in het vorige hoofdstuk|klik hier',
    consent:
      'wij gebruiken cookies|we gebruiken cookies|deze website gebruikt|deze site gebruikt|wij en onze partners|gaat u akkoord met|' +
      'ga je akkoord met|ons gebruik van cookies|alle cookies accepteren',
    methods:
      'methode|methoden|methodes|methodologie|werkwijze|zo testen we|zo hebben we getest|onze gegevens|onderzoeksmethode|' +
      'onderzoeksverantwoording|verantwoording',
    inStock: 'op voorraad|beschikbaar|direct leverbaar|leverbaar|op werkdagen voor|morgen in huis|nog enkele|pre-order|reserveer nu',
    outOfStock:
      'niet op voorraad|uitverkocht|niet beschikbaar|niet leverbaar|tijdelijk niet leverbaar|tijdelijk uitverkocht|' +
      'niet meer leverbaar|niet meer beschikbaar',
    free: 'gratis|kosteloos|zonder kosten|vrij beschikbaar',
  },
};
