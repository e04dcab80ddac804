import type { Lexicon } from './lexicon.ts';

export const it: Lexicon = {
  headings: [
    'introduzione', 'premessa', 'panoramica', 'informazioni', 'informazioni generali', 'generalità', 'conclusione', 'conclusioni', 'riassunto', 'in sintesi', 'riepilogo', 'dettagli', 'altro', 'di più', 'maggiori informazioni',
    'contesto', 'caratteristiche', 'funzionalità', 'vantaggi', 'descrizione', 'contenuto', 'contenuti', 'indice', 'sommario', 'note', 'varie', 'risorse', 'benvenuto', 'benvenuti', 'per iniziare', 'faq', 'domande frequenti',
    'articoli correlati', 'potrebbe interessarti', 'leggi anche', 'leggi tutto', 'chi siamo',
  ],
  anchors: [
    'clicca qui', 'cliccare qui', 'clicca', 'qui', 'leggi tutto', 'leggi di più', 'leggi', 'leggi ancora', 'continua', 'continua a leggere', 'continua la lettura', 'scopri di più', 'scopri', 'di più', 'altro', 'maggiori informazioni', 'più informazioni',
    'vedi', 'vedi tutto', 'vedi di più', 'vai', 'dettagli', 'vedi dettagli', 'link', 'questo link', 'questa pagina', 'questo articolo', "leggi l'articolo", 'scarica', 'sito', 'sito web', 'avanti', 'approfondisci',
  ],
  openers: [
    'questo è', 'questo significa', 'questo perché', 'questo vuol dire', 'questo permette', 'questa è', 'questi sono', 'queste sono', 'ciò significa', 'ciò vuol dire',
    'ciò è', 'ciò non', 'ciò permette', 'ciò nonostante', 'esso', 'essa', 'essi', 'esse', 'lui', 'loro', 'tale', 'tali', 'tuttavia', 'però', 'quindi', 'perciò', 'pertanto',
    'dunque', 'così,', 'inoltre', 'infatti', 'invece,', "d'altra parte", 'di conseguenza', 'per questo,', 'per questo motivo', 'in questo modo', 'ma', 'e', "quest'ultimo è",
    "quest'ultima è", 'nonostante ciò',
  ],
  pointers: [
    'vedi sopra', 'vedi sotto', 'come detto sopra', 'come già detto', 'come accennato', 'sopra menzionato', 'sopra citato', 'sopraccitato', 'suddetto', 'suddetta', 'come abbiamo visto', 'come visto sopra', 'la tabella sopra',
    'la sezione precedente', 'la sezione successiva', 'nel prossimo paragrafo', 'nel paragrafo precedente', 'clicca qui',
  ],
  consent: [
    'utilizziamo i cookie', 'utilizziamo cookie', 'usiamo i cookie', 'questo sito utilizza', 'questo sito usa', 'noi e i nostri partner', "acconsenti all'uso",
    "acconsenti all'utilizzo", "accetti l'uso", "accetti l'utilizzo", 'accetta tutti i cookie',
  ],
  methods: ['metodo', 'metodi', 'metodologia', 'come abbiamo testato', 'come testiamo', 'i nostri dati', 'dati e metodi', 'nota metodologica'],
  byline: ['di', 'a cura di', 'autore', 'autrice', 'autori', 'scritto da', 'pubblicato da', 'testo di', 'dal nostro inviato', 'redazione'],
  published: ['pubblicato', 'pubblicato il', 'pubblicata il', 'data', 'data di pubblicazione', 'pubblicazione', 'scritto il', 'inserito il', 'creato il', 'del', 'il'],
  updated: ['aggiornato', 'aggiornato il', 'aggiornata il', 'ultimo aggiornamento', 'ultima modifica', 'modificato il', 'aggiornamento', 'rivisto il'],
  about: ['chi siamo', 'chi sono', 'su di noi', 'la nostra storia', 'il nostro team', "l'azienda", 'azienda', 'contatti', 'contattaci', 'contatto', 'note legali', 'redazione', 'la redazione'],
  notFound: [
    'pagina non trovata', 'non trovata', 'non trovato', 'errore 404', 'pagina non esiste', 'pagina non è disponibile', 'pagina inesistente', 'pagina che cerchi non esiste', 'pagina richiesta non', 'non è stata trovata', 'nessun risultato',
  ],
  inStock: ['disponibile', 'disponibilità immediata', 'in magazzino', 'in stock', 'pronta consegna', 'pronto per la spedizione', 'ultimi pezzi', 'solo pochi pezzi', 'preordine', 'preordina'],
  outOfStock: ['non disponibile', 'esaurito', 'esaurita', 'attualmente non disponibile', 'temporaneamente non disponibile', 'terminato', 'fuori produzione', 'non più disponibile'],
  free: ['gratis', 'gratuito', 'gratuita', 'gratuiti', 'gratuite', 'gratuitamente', 'senza costi', 'a costo zero'],
};
