import type { Language } from './language.ts';

export const pl: Language = {
  name: 'Polish',
  script: 'Latn',
  functionWords:
    'i w na z się nie do to jest że o jak po ale od za przez co tak są dla jego tym tego już być czy był może ma oraz lub też jej ' +
    'ich było które który która można przy tylko jako bardzo pod ze go aby',
  furtherFunctionWords:
    'twój twoja twoje twoim twoją nasz nasza nasze wasz jest oraz przez gdzie kiedy dlaczego jakie jaka jaki które który która ' +
    'bardzo wszystko wszystkie każdy każda swój swoje swoją bez przed między była były tej ten temu nad ani oni ona ono kto gdy bo ' +
    'mogą mają niż lat rok roku',
  pageWords: {
    byline:
      'autor|autorka|autorzy|napisał|napisała|przygotował|przygotowała|opracował|opracowała|opracowanie|tekst|redakcja|dodał|dodała|' +
      'przez',
    published: 'opublikowano|opublikowany|opublikowane|data publikacji|publikacja|data|dodano|data dodania|utworzono|z dnia|dnia',
    updated:
      'zaktualizowano|aktualizacja|ostatnia aktualizacja|ostatnio zaktualizowano|data aktualizacji|zmodyfikowano|' +
      'ostatnia modyfikacja|data modyfikacji|zmieniono',
    about:
      'o nas|o mnie|o firmie|o serwisie|kim jesteśmy|nasza historia|nasz zespół|redakcja|kontakt|skontaktuj się|napisz do nas|' +
      'nota prawna|dane firmy',
  },
  longBylines:
    'rozmawiał|rozmawiała|rozmawia|oprac|opr|tekst i zdjęcia|źródło i autor|autor tekstu|wysłane przez|opublikowane przez|materiał przygotował|materiał przygotowała|autor artykułu|autorka artykułu|dodane przez',
  and: 'i|oraz',
  jobTitles: 'redaktor dziennikarz dziennikarka adwokat',
  legalForms: { after: String.raw`z\s?o\.?\s?o|sp\.\s?z\s?o\.\s?o|S\.?C` },
  rights: { phrases: 'wszelkie prawa|wszystkie prawa|prawa zastrzeżone', words: 'prawa' },
  pageEdited: 'tę stronę ostatnio',
  ago: { omitsOne: true },
  attribution: {
    names:
      'według|zdaniem|zgodnie z danymi|jak podaje|jak podał|jak podała|jak podają|jak informuje|źródło:|źródła:|jak wynika z|' +
      'wynika z|z badania|badanie przeprowadzone|badania przeprowadzone|z raportu|raport|dane gus|dane z|opublikowany przez|' +
      'opublikowane w|cytowany przez|powiedział|powiedziała|powiedzieli|poinformował|poinformowała|poinformowali|poinformowało|' +
      'informuje|podał|podała|podało|stwierdził|stwierdziła|stwierdzili|oświadczył|oświadczyła|oznajmił|oznajmiła|ogłosił|ogłosiła|' +
      'potwierdził|potwierdziła|przekazał|przekazała|szacuje|szacują|ocenił|oceniła|ocenia|zapowiedział|zapowiedziała|ostrzegł|' +
      'ostrzegła|napisał|napisała|twierdzi|et al',
    quotes:
      'mówi|mówił|mówiła|mówią|dodał|dodała|dodaje|dodali|podkreślił|podkreśliła|podkreśla|zaznaczył|zaznaczyła|zaznacza|wyjaśnił|' +
      'wyjaśniła|wyjaśnia|tłumaczy|tłumaczył|tłumaczyła|zauważył|zauważyła|zauważa|przyznał|przyznała|przyznaje|odpowiedział|' +
      'odpowiedziała|odpowiada|zapytał|zapytała|pyta|pytał|pisze|pisał|komentuje|skomentował|skomentowała|przypomniał|przypomniała|' +
      'przypomina|opowiada|opowiadał|opowiadała|relacjonuje|wskazał|wskazała|wskazuje|apeluje|zaapelował|przekonuje|przekonywał|' +
      'uważa|czytamy|przytoczył|przytoczyła|cytuje|wspomina|wspominał|wspominała|żartuje|kontynuował|kontynuowała|kontynuuje|' +
      'powtórzył|akcentuje|skwitował|odparł|odparła|zwrócił uwagę|zwróciła uwagę|ocenili|deklaruje',
  },
  anyone: 'kto|ci, którzy|tych, którzy|wszyscy, którzy|osób, które|osoby, które',
  speakers: 'ja|mnie|mój|moja|moje|my|nas|nam|nasz|nasza|nasze|naszych|naszej|witamy|witaj|cześć|dziękujemy|ten artykuł|tym artykule',
  leaning: 'jeśli|jeżeli|na przykład|to|także|również|on|ona|ono',
  genericTitles: 'strona główna|witamy|strona|nowa strona|bez tytułu|sklep|sklep internetowy',
  sectionTitles: 'blog|produkty',
  genericAnchors:
    'kliknij tutaj|kliknij tu|kliknij|tutaj|tu|czytaj więcej|czytaj dalej|czytaj|przeczytaj|więcej|więcej informacji|' +
    'dowiedz się więcej|zobacz|zobacz więcej|pokaż więcej|szczegóły|zobacz szczegóły|dalej|kontynuuj|kontynuuj czytanie|link|' +
    'ten link|ta strona|ten artykuł|cały artykuł|pobierz|strona|strona internetowa|następna|przejdź|sprawdź',
  paths: {
    login: 'zaloguj logowanie rejestracja',
    cart: 'koszyk',
    checkout: 'kasa zamowienie',
    account: 'moje-konto',
    search: 'szukaj wyszukiwarka',
    about: 'o-nas o-firmie redakcja',
    booking: 'rezerwacja wycena',
    imprint: 'nota-prawna',
    policy: 'regulamin polityka-prywatnosci pomoc',
  },
  notFound:
    'nie znaleziono strony|strona nie została znaleziona|strony nie znaleziono|nie znaleziono|błąd 404|strona nie istnieje|' +
    'strona już nie istnieje|strona jest niedostępna|podana strona nie istnieje|szukana strona|brak wyników',
  buy: 'dodaj do koszyka|do koszyka|kup teraz|kup',
  lexicon: {
    headings:
      'wstęp|wprowadzenie|przegląd|o nas|podsumowanie|wnioski|zakończenie|streszczenie|szczegóły|więcej|więcej informacji|informacje|' +
      'informacje ogólne|informacje podstawowe|ogólne|tło|kontekst|funkcje|cechy|zalety|korzyści|opis|treść|spis treści|uwagi|inne|' +
      'różne|pozostałe|zasoby|witamy|witaj|pierwsze kroki|faq|najczęściej zadawane pytania|często zadawane pytania|' +
      'powiązane artykuły|zobacz także|zobacz też|przeczytaj także|czytaj więcej',
    openers:
      'to jest|to są|to był|to była|to było|to oznacza|to znaczy|to dlatego|to pozwala|to sprawia|on|ona|ono|oni|one|taki|taka|takie|' +
      'jednak|jednakże|dlatego|zatem|więc|stąd|ponadto|poza tym|oprócz tego|również|także|też|natomiast|z kolei|mimo to|' +
      'w związku z tym|w rezultacie|z tego powodu|z drugiej strony|ale|a|w ten sposób',
    pointers:
      'patrz wyżej|patrz powyżej|patrz niżej|patrz poniżej|zob. wyżej|jak wspomniano powyżej|jak wspomniano wyżej|jak już wspomniano|' +
      'wspomniany wyżej|wyżej wymieniony|wyżej wymienione|powyższa tabela|w poprzedniej sekcji|w poprzednim rozdziale|' +
      'w następnej sekcji|w kolejnym rozdziale|jak widzieliśmy|kliknij tutaj',
    consent:
      'używamy plików cookie|używamy plików cookies|używamy cookies|korzystamy z plików cookie|korzystamy z plików cookies|' +
      'ta strona używa|ta strona korzysta|nasz serwis wykorzystuje|my i nasi partnerzy|wyrażasz zgodę na|zgadzasz się na',
    methods: 'metoda|metody|metodologia|metodyka|jak testowaliśmy|jak testujemy|nasze dane|nota metodologiczna|opis badania',
    inStock:
      'w magazynie|dostępny|dostępna|dostępne|na stanie|wysyłka w 24h|wysyłka od ręki|ostatnie sztuki|przedsprzedaż|produkt dostępny',
    outOfStock:
      'niedostępny|niedostępna|niedostępne|brak w magazynie|wyprzedany|wyprzedane|brak na stanie|chwilowo niedostępny|' +
      'produkt niedostępny|nakład wyczerpany',
    free: 'za darmo|darmowy|darmowa|darmowe|bezpłatny|bezpłatna|bezpłatne|bezpłatnie|gratis',
  },
};
