import type { Language } from './language.ts';

export const hu: Language = {
  name: 'Hungarian',
  script: 'Latn',
  functionWords:
    'a az és hogy nem is egy ez azt csak meg de már ha volt mint vagy el még van ki lehet kell több pedig szerint után minden ezt ' +
    'mert lesz illetve amely ezek aki nagyon így úgy akkor között',
  furtherFunctionWords: 'ami azok lett',
  pageWords: {
    byline: 'írta|szerző|szerzők|szöveg|szerkesztő|szerkesztette|riporter',
    published: 'közzétéve|megjelent|megjelenés|dátum|publikálva|létrehozva|feltöltve',
    updated: 'frissítve|módosítva|utolsó frissítés|utolsó módosítás|utoljára frissítve|a lap utolsó módosítása',
    about: 'rólunk|kapcsolat|impresszum|kik vagyunk|elérhetőség|magunkról|szerkesztőség',
  },
  longBylines: 'riport|szöveg és fotó|a cikk szerzője',
  and: 'és',
  legalForms: { after: 'Kft|Zrt|Nyrt' },
  pageEdited: 'a lap utolsó módosítása',
  ago: { endings: 'perce|órája|napja|hete|hónapja|éve' },
  attribution: {
    names:
      'szerint|forrás:|források:|közölte|közölték|közli|mondta|mondták|jelentette|jelentették|állítja|állította|állítják|' +
      'bejelentette|bejelentették|megerősítette|nyilatkozta|nyilatkozott|írta|írták|számolt be|számoltak be|becslése szerint|' +
      'becslései szerint|adatai szerint|adatai alapján|hivatkozva|idézi|idézte|figyelmeztetett|tájékoztatta|tájékoztatott|' +
      'kijelentette',
    quotes:
      'mondja|mondják|írja|írják|tette hozzá|hozzátette|magyarázta|magyarázza|hangsúlyozta|hangsúlyozza|fogalmazott|fogalmaz|' +
      'vélekedett|véli|vallja|vallotta|válaszolta|válaszolt|kérdezte|kérdezi|emlékszik|emlékezett|mesélte|meséli|folytatta|' +
      'jegyezte meg|megjegyezte|elismerte|elmondta|kiemelte|rámutatott|emlékeztetett|kommentálta|összegezte|áll a|olvasható',
  },
  speakers: 'én|mi|minket|nekünk|üdvözöljük|üdvözlünk|szia|ez a cikk',
  leaning: 'ő|ők|ha|de|ezért|azonban|emellett|például|szintén|ez azt jelenti',
  genericTitles: 'kezdőlap|főoldal|nyitólap|üdvözöljük|új oldal|névtelen|bolt|webáruház|webshop',
  genericAnchors:
    'itt|ide|ide kattintva|kattintson ide|kattints ide|kattintson|tovább|tovább olvasom|olvass tovább|olvasson tovább|' +
    'bővebben|részletek|részletesen|több|többet|további információ|további információk|megnézem|megtekintés|mutass többet|' +
    'összes|következő|folytatás|link|ez a link|ez az oldal|letöltés|ugrás',
  paths: {
    cart: 'kosar',
    search: 'kereses',
    about: 'rolunk impresszum',
    contact: 'kapcsolat kapcsolatok',
    imprint: 'impresszum',
    policy: 'aszf adatvedelem',
    authors: 'szerzo',
  },
  notFound:
    'az oldal nem található|oldal nem található|a keresett oldal nem|a kért oldal nem|az oldal nem létezik|' +
    'nem létező oldal|nincs ilyen oldal|nem található|404-es hiba|404 hiba|hiba 404',
  buy: 'kosárba|a kosárba|kosárba teszem|kosárba rakom|kosárba helyezem|kosárhoz adás|hozzáadás a kosárhoz|megveszem',
};
