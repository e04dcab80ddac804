import type { Language } from './language.ts';

export const de: Language = {
  name: 'German',
  script: 'Latn',
  functionWords:
    'der die und das in den von zu mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach ' +
    'wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis mehr durch man wir ich ihr kann ' +
    'wenn',
  furtherFunctionWords:
    'oder aber ohne eine einen eines dein deine deinen deiner mein meine meinen unser unsere unseren euer eure ihre ihren ihrer ' +
    'dieser diese dieses diesen jeder jede jedes alle allen alles welche welcher warum wann woher wohin hier dort immer gegen unter ' +
    'zwischen während damit statt sein seine seinen sollte können müssen ihm ihn uns mir dir nun mal bin was wer wen wem ins ans vom ' +
    'beim daß schon sehr doch dann denn weil worden wurde wurden waren hatte sagte sagt soll muss will',
  pageWords: {
    byline: 'von|autor|autorin|autoren|verfasst von|geschrieben von|text von|ein beitrag von|text|redaktion',
    published:
      'veröffentlicht|veröffentlicht am|erschienen|erschienen am|erstellt am|datum|stand|publiziert am|vom|geschrieben am|' +
      'erstveröffentlichung',
    updated:
      'aktualisiert|aktualisiert am|zuletzt aktualisiert|zuletzt geändert|zuletzt bearbeitet|geändert am|letzte änderung|' +
      'letzte aktualisierung|überarbeitet|update',
    about:
      'über|über uns|über mich|wir über uns|unser team|das unternehmen|unternehmen|kontakt|kontaktieren sie uns|impressum|' +
      'anbieterkennzeichnung|redaktion',
    capitalizedNouns: { prepositions: 'aus in im mit bis an am auf nach zu zum zur', verbEndings: 'en ern eln' },
  },
  longBylines:
    'ein artikel von|ein text von|eine reportage von|ein gastbeitrag von|gastbeitrag von|ein kommentar von|kommentar von|' +
    'eine analyse von|eine kolumne von|ein interview von|interview von|interview|text & fotos|text und fotos|text und bilder|' +
    'text & bilder|fotos und text|protokoll|aufgezeichnet von|verfasser|verfasserin|artikel von|beitrag von|gespeichert von|' +
    'eingetragen von|von unserem korrespondenten|von unserer korrespondentin|von unserem redakteur|von unserer redakteurin|von unserem mitarbeiter|von unserer mitarbeiterin|von unserem reporter|von unserer reporterin',
  and: 'und',
  jobTitles:
    'redakteur redakteurin chefredakteur chefredakteurin autor autorin journalistin leiter leiterin geschäftsführer geschäftsführerin rechtsanwalt rechtsanwältin fachanwalt fachanwältin steuerberater steuerberaterin facharzt fachärztin',
  legalForms: { after: String.raw`GmbH(?: & Co\.? KGa?A?)?|gGmbH|mbH|AG|KG|KGaA|OHG|UG|e\.?\s?V` },
  rights: { phrases: 'alle rechte|rechte vorbehalten', words: 'rechte' },
  pageEdited: 'diese seite wurde zuletzt',
  months: { locales: ['de-AT'], short: { jän: 1, feber: 2, mrz: 3, maerz: 3, sep: 9 } },
  ago: { one: 'einer|einem' },
  attribution: {
    names:
      'laut|zufolge|nach angaben|nach angabe|nach ansicht|nach einschätzung|nach aussage|nach worten|nach informationen|nach meinung|' +
      'gemäß|quelle:|quellen:|wie aus|unter berufung auf|berichten zufolge|einer studie|eine studie|einer umfrage|eine umfrage|' +
      'einer erhebung|einer untersuchung|ergab|ergaben|daten von|daten des|daten der|zahlen von|zahlen des|zahlen der|angaben des|' +
      'angaben der|angaben von|teilte mit|teilten mit|teilt mit|teilte der|teilte die|teilte das|sagt|sagte|sagten|sagen experten|' +
      'berichtet|berichtete|berichteten|berichten|schrieb|schreibt|erklärte|erklärten|betonte|betonten|meldet|meldete|schätzt|' +
      'schätzten|warnt|warnte|bestätigte|bestätigt|verkündete|kündigte|gab bekannt|behauptet|behauptete|zitiert nach|zitierte|' +
      'zitiert|veröffentlichte|et al',
    quotes:
      'sagen|erklärt|betont|meint|meinte|ergänzt|ergänzte|fügte|fügt|fragt|fragte|antwortet|antwortete|erzählt|erzählte|findet|fand|' +
      'weiß|wusste|so der|so die|so das|hieß es|heißt es|lautet|lautete|kommentiert|kommentierte|lobt|lobte|kritisiert|kritisierte|' +
      'fordert|forderte|hofft|hoffte|glaubt|glaubte|freut sich|freute sich|beruhigt|beruhigte|beschreibt|beschrieb|räumt|räumte|' +
      'unterstreicht|unterstrich|erläutert|erläuterte|führt aus|führte aus|stellt fest|stellte fest|äußert|äußerte|gibt zu|gab zu|' +
      'lacht|lachte|scherzt|ruft|rief|nennt|nannte|bilanziert|erinnert sich|erinnerte sich|überzeugt|versichert|versicherte|' +
      'prophezeit|resümiert|im interview|im gespräch|in einer mitteilung|sprecher|sprecherin',
  },
  anyone: 'wer|alle, die|diejenigen, die|denjenigen, die|jene, die|jenen, die|derer, die',
  speakers:
    'ich|mich|mir|mein|meine|meinen|meinem|meiner|wir|uns|unser|unsere|unseren|unserem|unserer|unseres|willkommen|hallo|liebe leser|' +
    'dieser beitrag|diesem beitrag|dieser artikel|diesem artikel',
  leaning: 'es|das|dies|er|sie|wenn|falls|zum beispiel|auch|dann|so',
  frontPage: 'startseite',
  genericTitles: 'start|startseite|home|willkommen|herzlich willkommen|seite|webseite|website|neue seite|shop|onlineshop|online-shop',
  sectionTitles: 'blog|produkte',
  genericAnchors:
    'hier klicken|klicken sie hier|klick hier|klicke hier|hier|mehr|mehr lesen|weiterlesen|mehr erfahren|erfahren sie mehr|' +
    'mehr infos|mehr info|mehr informationen|weitere informationen|weiter|details|zum artikel|ganzer artikel|link|dieser link|' +
    'diese seite|website|webseite|herunterladen|download|ansehen|zur website|mehr anzeigen|jetzt lesen|los|siehe|dies|das',
  paths: {
    login: 'anmelden anmeldung einloggen registrieren',
    cart: 'warenkorb einkaufswagen',
    checkout: 'kasse bestellen',
    account: 'konto mein-konto kundenkonto',
    search: 'suche suchergebnisse',
    about: 'ueber-uns uber-uns ueber uber-mich ueber-mich unternehmen redaktion wer-wir-sind',
    contact: 'kontakt kontakte',
    booking: 'buchen termin termine anfrage angebot angebot-anfordern',
    imprint: 'impressum',
    policy: 'agb nutzungsbedingungen datenschutz datenschutzerklaerung hilfe',
    authors: 'autor autoren profil kolumnist',
  },
  notFound:
    'seite nicht gefunden|nicht gefunden|fehler 404|404-fehler|seite existiert nicht|seite wurde nicht gefunden|' +
    'seite konnte nicht gefunden werden|seite ist nicht mehr verfügbar|seite gibt es nicht|nichts gefunden|existiert nicht mehr',
  buy:
    'in den warenkorb|in den warenkorb legen|zum warenkorb hinzufügen|in den einkaufswagen|in den korb|' +
    'in die einkaufstasche|jetzt kaufen|sofort kaufen',
  lexicon: {
    headings:
      'einleitung|einführung|überblick|übersicht|über|fazit|schluss|zusammenfassung|details|mehr|weitere informationen|informationen|' +
      'allgemeines|allgemeine informationen|hintergrund|funktionen|vorteile|beschreibung|inhalt|inhaltsverzeichnis|hinweise|' +
      'sonstiges|verschiedenes|willkommen|erste schritte|faq|häufige fragen|häufig gestellte fragen|mehr zum thema|' +
      'das könnte sie auch interessieren|weiterlesen',
    openers:
      'dies ist|dies sind|dies war|dies bedeutet|dies führt|dies gilt|dies liegt|dies zeigt|dies geschieht|dies ermöglicht|dies kann|' +
      'dies wird|dies hat|dies macht|dies hilft|das ist|das sind|das war|das bedeutet|das heißt|das gilt|das liegt|das führt|' +
      'das zeigt|das macht|das kann|das wird|das hat|diese ist|diese sind|diese werden|diese können|diese haben|dieser ist|' +
      'dieser wird|dieser hat|dieses ist|dieses wird|dieses hat|sie ist|sie war|sie hat|sie wird|sie kann|er|solche|solcher|jedoch|' +
      'allerdings|deshalb|deswegen|daher|dadurch ist|dadurch sind|dadurch wird|dadurch werden|dadurch kann|dadurch können|' +
      'dadurch entsteht|damit ist|damit sind|damit wird|damit werden|damit kann|damit können|damit hat|dabei|dazu|außerdem|zudem|' +
      'ferner|dennoch|trotzdem|stattdessen|andererseits|folglich|somit|aber|und|letztere|erstere|aus diesem grund',
    pointers:
      'siehe oben|siehe unten|s. o.|s. u.|wie oben erwähnt|wie oben beschrieben|oben genannt|oben genannte|oben genannten|' +
      'oben erwähnt|oben erwähnten|wie bereits erwähnt|wie schon gesagt|im vorigen abschnitt|im nächsten abschnitt|' +
      'im folgenden abschnitt|die obige tabelle|klicken sie hier|hier klicken',
    consent:
      'wir verwenden cookies|wir nutzen cookies|wir setzen cookies|wir und unsere partner|diese website verwendet|' +
      'diese webseite verwendet|diese seite verwendet|unsere verwendung von cookies|stimmen sie der verwendung|' +
      'stimmst du der verwendung|sind sie mit der verwendung|erklären sie sich mit|alle cookies akzeptieren',
    methods:
      'methode|methoden|methodik|methodisches vorgehen|so haben wir getestet|so testen wir|unsere daten|datengrundlage|testaufbau|' +
      'untersuchungsmethode',
    inStock: 'auf lager|lieferbar|sofort lieferbar|verfügbar|vorrätig|versandfertig|nur noch wenige|vorbestellbar|sofort verfügbar',
    outOfStock:
      'nicht auf lager|ausverkauft|nicht verfügbar|nicht lieferbar|derzeit nicht verfügbar|vergriffen|nicht vorrätig|' +
      'nicht mehr verfügbar|nicht mehr lieferbar',
    free: 'kostenlos|gratis|kostenfrei|unentgeltlich|umsonst|frei erhältlich',
  },
};
