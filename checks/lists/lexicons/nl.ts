import type { Lexicon } from './lexicon.ts';

export const nl: Lexicon = {
  headings: [
    'inleiding', 'introductie', 'overzicht', 'over', 'conclusie', 'conclusies', 'tot slot', 'samenvatting', 'kort samengevat', 'details', 'meer', 'meer informatie', 'informatie', 'algemeen', 'algemene informatie', 'achtergrond', 'functies',
    'kenmerken', 'voordelen', 'beschrijving', 'omschrijving', 'inhoud', 'inhoudsopgave', 'opmerkingen', 'overig', 'overige', 'diversen', 'welkom', 'aan de slag', 'faq', 'veelgestelde vragen', 'gerelateerd', 'gerelateerde artikelen', 'lees ook', 'lees meer', 'lees verder',
  ],
  anchors: [
    'klik hier', 'klik', 'hier', 'lees meer', 'meer lezen', 'lees verder', 'verder lezen', 'verder', 'meer', 'meer info', 'meer informatie', 'meer weten', 'kom meer te weten', 'ontdek meer', 'bekijk', 'bekijk meer', 'bekijk hier', 'bekijk alles', 'toon meer',
    'details', 'bekijk details', 'link', 'deze link', 'deze pagina', 'dit artikel', 'lees artikel', 'downloaden', 'download', 'website', 'volgende', 'ga verder', 'ga naar',
  ],
  openers: [
    'dit is', 'dit zijn', 'dit was', 'dit betekent', 'dit komt', 'dit zorgt', 'dit kan', 'dit wordt', 'dit heeft', 'dit maakt', 'deze is', 'deze zijn', 'deze wordt',
    'deze worden', 'deze kan', 'deze kunnen', 'dat is', 'dat zijn', 'dat was', 'dat betekent', 'dat komt', 'dat kan', 'dat maakt', 'hij', 'zij', 'ze', 'zulke', 'echter',
    'daarom', 'daardoor', 'daarmee', 'daarbij', 'daarnaast', 'bovendien', 'dus', 'toch', 'desondanks', 'daarentegen', 'hierdoor', 'hiermee', 'hierin', 'om deze reden',
    'als gevolg hiervan', 'aan de andere kant', 'maar', 'en', 'laatstgenoemde', 'eerstgenoemde', 'vervolgens',
  ],
  pointers: [
    'zie boven', 'zie onder', 'zie hierboven', 'zie hieronder', 'zoals hierboven vermeld', 'zoals eerder vermeld', 'zoals gezegd', 'zoals eerder genoemd', 'bovengenoemd', 'bovengenoemde', 'hierboven genoemd', 'hierboven genoemde', 'bovenstaande tabel',
    'in de vorige paragraaf', 'in de volgende paragraaf', 'in het vorige hoofdstuk', 'klik hier',
  ],
  consent: [
    'wij gebruiken cookies', 'we gebruiken cookies', 'deze website gebruikt', 'deze site gebruikt', 'wij en onze partners', 'gaat u akkoord met', 'ga je akkoord met',
    'ons gebruik van cookies', 'alle cookies accepteren',
  ],
  methods: ['methode', 'methoden', 'methodes', 'methodologie', 'werkwijze', 'zo testen we', 'zo hebben we getest', 'onze gegevens', 'onderzoeksmethode', 'onderzoeksverantwoording', 'verantwoording'],
  byline: ['door', 'auteur', 'auteurs', 'geschreven door', 'geplaatst door', 'tekst', 'tekst door', 'van onze redacteur', 'redactie'],
  published: ['gepubliceerd', 'gepubliceerd op', 'geplaatst', 'geplaatst op', 'verschenen', 'verschenen op', 'datum', 'publicatiedatum', 'geschreven op', 'aangemaakt op'],
  updated: ['bijgewerkt', 'bijgewerkt op', 'laatst bijgewerkt', 'laatst gewijzigd', 'gewijzigd', 'gewijzigd op', 'laatste update', 'laatste wijziging', 'aangepast op', 'herzien op', 'update'],
  about: ['over', 'over ons', 'over mij', 'wie zijn wij', 'wie we zijn', 'ons verhaal', 'ons team', 'het bedrijf', 'contact', 'neem contact op', 'colofon', 'redactie'],
  notFound: [
    'pagina niet gevonden', 'niet gevonden', 'fout 404', '404-fout', 'pagina bestaat niet', 'pagina bestaat niet meer', 'pagina is niet meer beschikbaar', 'pagina kan niet worden gevonden', 'pagina kon niet worden gevonden', 'pagina die u zoekt', 'niets gevonden', 'geen resultaten gevonden',
  ],
  inStock: ['op voorraad', 'beschikbaar', 'direct leverbaar', 'leverbaar', 'op werkdagen voor', 'morgen in huis', 'nog enkele', 'pre-order', 'reserveer nu'],
  outOfStock: ['niet op voorraad', 'uitverkocht', 'niet beschikbaar', 'niet leverbaar', 'tijdelijk niet leverbaar', 'tijdelijk uitverkocht', 'niet meer leverbaar', 'niet meer beschikbaar'],
  free: ['gratis', 'kosteloos', 'zonder kosten', 'vrij beschikbaar'],
};
