import type { Language } from './language.ts';

export const lt: Language = {
  name: 'Lithuanian',
  script: 'Latn',
  functionWords:
    'ir yra kad su iš į tai bet kaip o už ar buvo nuo tik jau taip prie jo pat po per dar bei jis dėl labai savo ne kuri kurie jų ' +
    'gali būti apie metų',
  pageWords: {
    byline: 'autorius|autorė|parengė|parašė|tekstas|redaktorius|autoriai',
    published: 'paskelbta|publikuota|data|sukurta|įdėta',
    updated: 'atnaujinta|paskutinį kartą atnaujinta|pakeista|redaguota',
    about: 'apie mus|kontaktai|redakcija|kas mes|apie',
  },
  and: 'ir',
  attribution: {
    names:
      'pasak|anot|remiantis|duomenimis|teigimu|skaičiavimais|šaltinis:|sakė|sako|pranešė|praneša|teigė|teigia|teigiama|nurodė|nurodo|' +
      'pareiškė|pareiškia|patvirtino|skelbia|skelbė|rašo|rašė|informavo|informuoja|perspėjo|įspėjo|kalbėjo|tikino|tvirtino',
    quotes:
      'pridūrė|priduria|pridėjo|paaiškino|aiškino|aiškina|pabrėžė|pabrėžia|pripažino|pripažįsta|manė|atsakė|atsako|klausė|klausia|' +
      'prisimena|prisiminė|tęsė|komentavo|komentuoja|pažymėjo|pasakojo|pasakoja|džiaugėsi|sakoma|svarstė',
  },
  genericAnchors:
    'čia|spauskite čia|spausti čia|plačiau|skaityti|skaityti daugiau|skaitykite daugiau|skaityti toliau|daugiau|' +
    'daugiau informacijos|sužinoti daugiau|sužinokite daugiau|išsamiau|peržiūrėti|rodyti daugiau|rodyti visus|kitas|toliau|' +
    'tęsti|nuoroda|šis puslapis|atsisiųsti',
  paths: { contact: 'kontaktai', authors: 'autoriai' },
  notFound: 'puslapis nerastas|puslapis neegzistuoja|puslapis nebuvo rastas|tokio puslapio nėra|klaida 404',
  buy: 'į krepšelį|dėti į krepšelį|įdėti į krepšelį|pridėti į krepšelį|pirkti|pirkti dabar',
};
