import type { Language } from './language.ts';

export const it: Language = {
  name: 'Italian',
  script: 'Latn',
  functionWords:
    'di e il la che in a per un è del non con i le della si una da sono al dei gli nel alla più anche come ha lo ma o delle dal se ' +
    'nella questo su hanno suo stato tra essere cui anni dopo degli due ci loro prima così molto',
  furtherFunctionWords:
    'come dove quando perché sono della delle dello degli dalla dalle alla alle allo agli nella nelle nello negli sulla sulle vostra ' +
    'vostro vostri vostre nostra nostro nostri nostre tutto tutti tutta tutte ogni senza contro verso quale quali questa queste ' +
    'questi uno sul dai nei sui sua fra era chi ciò tre ora mai già poi mia mio tuo tua suoi ancora solo stata stati aveva detto può',
  pageWords: {
    byline: 'di|a cura di|autore|autrice|autori|scritto da|pubblicato da|testo di|dal nostro inviato|redazione',
    published: 'pubblicato|pubblicato il|pubblicata il|data|data di pubblicazione|pubblicazione|scritto il|inserito il|creato il|del|il',
    updated: 'aggiornato|aggiornato il|aggiornata il|ultimo aggiornamento|ultima modifica|modificato il|aggiornamento|rivisto il',
    about:
      "chi siamo|chi sono|su di noi|la nostra storia|il nostro team|l'azienda|azienda|contatti|contattaci|contatto|note legali|" +
      'redazione|la redazione',
  },
  longBylines: 'un articolo di|articolo di|testo e foto|intervista di|testi e foto|inviato da',
  and: 'e|ed',
  jobTitles: 'redattore redattrice giornalista direttore direttrice avvocato avvocata',
  legalForms: { after: String.raw`S\.?p\.?A|S\.?r\.?l` },
  rights: { phrases: 'tutti i diritti|diritti riservati', words: 'diritti' },
  pageEdited: "questa pagina è stata|l'ultima modifica per la pagina",
  ago: { one: "un|una|un'" },
  attribution: {
    names:
      'secondo|stando a|in base a|fonte:|fonti:|come riporta|riporta|riportano|ha riferito|hanno riferito|riferisce|uno studio|' +
      "una ricerca|un sondaggio|un'indagine|un rapporto|dati di|dati del|dati della|dati dell'|i dati istat|pubblicato da|" +
      'pubblicata su|pubblicato su|citato da|ha dichiarato|hanno dichiarato|dichiara|ha detto|hanno detto|dice che|ha affermato|' +
      'afferma|affermano|ha annunciato|annuncia|ha spiegato|spiega|spiegano|ha confermato|conferma|ha sottolineato|sottolinea|' +
      'ha rivelato|rivela|stima|ha stimato|avverte|ha avvertito|segnala|sostiene|ha precisato|precisa|ha comunicato|et al',
    quotes:
      'dice|dicono|disse|aggiunge|ha aggiunto|aggiungeva|continua|ha continuato|prosegue|ha proseguito|racconta|ha raccontato|' +
      'commenta|ha commentato|risponde|ha risposto|chiede|ha chiesto|conclude|ha concluso|ricorda|ha ricordato|osserva|ha osservato|' +
      'scrive|ha scritto|ammette|ha ammesso|ribadisce|ha ribadito|insiste|lamenta|denuncia|ha denunciato|esclama|confessa|si legge|' +
      'evidenzia|ha evidenziato|dichiarava|sottolineava|spiegava|incalza|assicura|ha assicurato|si augura|chiosa|auspica',
  },
  anyone: 'chi|coloro che|quelli che|quelle che',
  speakers: 'io|mio|mia|miei|noi|ci|nostro|nostra|nostri|nostre|benvenuti|benvenuto|ciao|grazie|questo articolo',
  leaning: 'se|per esempio|ad esempio|anche|ciò|questo|così|inoltre',
  genericTitles: 'home|benvenuti|pagina iniziale|pagina|nuova pagina|senza titolo|negozio|negozio online|shop',
  sectionTitles: 'blog|prodotti',
  genericAnchors:
    'clicca qui|cliccare qui|clicca|qui|leggi tutto|leggi di più|leggi|leggi ancora|continua|continua a leggere|continua la lettura|' +
    'scopri di più|scopri|di più|altro|maggiori informazioni|più informazioni|vedi|vedi tutto|vedi di più|vai|dettagli|vedi dettagli|' +
    "link|questo link|questa pagina|questo articolo|leggi l'articolo|scarica|sito|sito web|avanti|approfondisci",
  paths: {
    login: 'accedi registrati accesso',
    cart: 'carrello',
    checkout: 'cassa pagamento',
    account: 'il-mio-account',
    search: 'ricerca cerca',
    about: 'chi-siamo azienda chi-sono',
    contact: 'contatti contattaci',
    booking: 'prenota prenotazione preventivo',
    imprint: 'note-legali',
    policy: 'condizioni termini termini-e-condizioni informativa-privacy assistenza',
    authors: 'autore autori',
  },
  notFound:
    'pagina non trovata|non trovata|non trovato|errore 404|pagina non esiste|pagina non è disponibile|pagina inesistente|' +
    'pagina che cerchi non esiste|pagina richiesta non|non è stata trovata|nessun risultato',
  buy: 'aggiungi al carrello|metti nel carrello|aggiungi alla borsa|acquista ora|acquista|compra ora|compra subito',
  lexicon: {
    headings:
      'introduzione|premessa|panoramica|informazioni|informazioni generali|generalità|conclusione|conclusioni|riassunto|in sintesi|' +
      'riepilogo|dettagli|altro|di più|maggiori informazioni|contesto|caratteristiche|funzionalità|vantaggi|descrizione|contenuto|' +
      'contenuti|indice|sommario|note|varie|risorse|benvenuto|benvenuti|per iniziare|faq|domande frequenti|articoli correlati|' +
      'potrebbe interessarti|leggi anche|leggi tutto|chi siamo',
    openers:
      'questo è|questo significa|questo perché|questo vuol dire|questo permette|questa è|questi sono|queste sono|ciò significa|' +
      'ciò vuol dire|ciò è|ciò non|ciò permette|ciò nonostante|esso|essa|essi|esse|lui|loro|tale|tali|tuttavia|però|quindi|perciò|' +
      "pertanto|dunque|così,|inoltre|infatti|invece,|d'altra parte|di conseguenza|per questo,|per questo motivo|in questo modo|ma|e|" +
      "quest'ultimo è|quest'ultima è|nonostante ciò",
    pointers:
      'vedi sopra|vedi sotto|come detto sopra|come già detto|come accennato|sopra menzionato|sopra citato|sopraccitato|suddetto|' +
      'suddetta|come abbiamo visto|come visto sopra|la tabella sopra|la sezione precedente|la sezione successiva|' +
      'nel prossimo paragrafo|nel paragrafo precedente|clicca qui',
    consent:
      'utilizziamo i cookie|utilizziamo cookie|usiamo i cookie|questo sito utilizza|questo sito usa|noi e i nostri partner|' +
      "acconsenti all'uso|acconsenti all'utilizzo|accetti l'uso|accetti l'utilizzo|accetta tutti i cookie",
    methods: 'metodo|metodi|metodologia|come abbiamo testato|come testiamo|i nostri dati|dati e metodi|nota metodologica',
    inStock:
      'disponibile|disponibilità immediata|in magazzino|in stock|pronta consegna|pronto per la spedizione|ultimi pezzi|' +
      'solo pochi pezzi|preordine|preordina',
    outOfStock:
      'non disponibile|esaurito|esaurita|attualmente non disponibile|temporaneamente non disponibile|terminato|fuori produzione|' +
      'non più disponibile',
    free: 'gratis|gratuito|gratuita|gratuiti|gratuite|gratuitamente|senza costi|a costo zero',
  },
};
