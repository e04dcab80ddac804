import type { Lexicon } from './lexicon.ts';

export const pl: Lexicon = {
  headings: [
    'wstęp', 'wprowadzenie', 'przegląd', 'o nas', 'podsumowanie', 'wnioski', 'zakończenie', 'streszczenie', 'szczegóły', 'więcej', 'więcej informacji', 'informacje', 'informacje ogólne', 'informacje podstawowe', 'ogólne', 'tło', 'kontekst', 'funkcje', 'cechy',
    'zalety', 'korzyści', 'opis', 'treść', 'spis treści', 'uwagi', 'inne', 'różne', 'pozostałe', 'zasoby', 'witamy', 'witaj', 'pierwsze kroki', 'faq', 'najczęściej zadawane pytania', 'często zadawane pytania', 'powiązane artykuły', 'zobacz także', 'zobacz też', 'przeczytaj także', 'czytaj więcej',
  ],
  anchors: [
    'kliknij tutaj', 'kliknij tu', 'kliknij', 'tutaj', 'tu', 'czytaj więcej', 'czytaj dalej', 'czytaj', 'przeczytaj', 'więcej', 'więcej informacji', 'dowiedz się więcej', 'zobacz', 'zobacz więcej', 'pokaż więcej', 'szczegóły', 'zobacz szczegóły', 'dalej',
    'kontynuuj', 'kontynuuj czytanie', 'link', 'ten link', 'ta strona', 'ten artykuł', 'cały artykuł', 'pobierz', 'strona', 'strona internetowa', 'następna', 'przejdź', 'sprawdź',
  ],
  openers: [
    'to jest', 'to są', 'to był', 'to była', 'to było', 'to oznacza', 'to znaczy', 'to dlatego', 'to pozwala', 'to sprawia', 'on', 'ona', 'ono', 'oni', 'one', 'taki', 'taka',
    'takie', 'jednak', 'jednakże', 'dlatego', 'zatem', 'więc', 'stąd', 'ponadto', 'poza tym', 'oprócz tego', 'również', 'także', 'też', 'natomiast', 'z kolei', 'mimo to',
    'w związku z tym', 'w rezultacie', 'z tego powodu', 'z drugiej strony', 'ale', 'a', 'w ten sposób',
  ],
  pointers: [
    'patrz wyżej', 'patrz powyżej', 'patrz niżej', 'patrz poniżej', 'zob. wyżej', 'jak wspomniano powyżej', 'jak wspomniano wyżej', 'jak już wspomniano', 'wspomniany wyżej', 'wyżej wymieniony', 'wyżej wymienione', 'powyższa tabela', 'w poprzedniej sekcji', 'w poprzednim rozdziale',
    'w następnej sekcji', 'w kolejnym rozdziale', 'jak widzieliśmy', 'kliknij tutaj',
  ],
  consent: [
    'używamy plików cookie', 'używamy plików cookies', 'używamy cookies', 'korzystamy z plików cookie', 'korzystamy z plików cookies', 'ta strona używa', 'ta strona korzysta',
    'nasz serwis wykorzystuje', 'my i nasi partnerzy', 'wyrażasz zgodę na', 'zgadzasz się na',
  ],
  methods: ['metoda', 'metody', 'metodologia', 'metodyka', 'jak testowaliśmy', 'jak testujemy', 'nasze dane', 'nota metodologiczna', 'opis badania'],
  byline: ['autor', 'autorka', 'autorzy', 'napisał', 'napisała', 'przygotował', 'przygotowała', 'opracował', 'opracowała', 'opracowanie', 'tekst', 'redakcja', 'dodał', 'dodała', 'przez'],
  published: ['opublikowano', 'opublikowany', 'opublikowane', 'data publikacji', 'publikacja', 'data', 'dodano', 'data dodania', 'utworzono', 'z dnia', 'dnia'],
  updated: ['zaktualizowano', 'aktualizacja', 'ostatnia aktualizacja', 'ostatnio zaktualizowano', 'data aktualizacji', 'zmodyfikowano', 'ostatnia modyfikacja', 'data modyfikacji', 'zmieniono'],
  about: ['o nas', 'o mnie', 'o firmie', 'o serwisie', 'kim jesteśmy', 'nasza historia', 'nasz zespół', 'redakcja', 'kontakt', 'skontaktuj się', 'napisz do nas', 'nota prawna', 'dane firmy'],
  notFound: [
    'nie znaleziono strony', 'strona nie została znaleziona', 'strony nie znaleziono', 'nie znaleziono', 'błąd 404', 'strona nie istnieje', 'strona już nie istnieje', 'strona jest niedostępna', 'podana strona nie istnieje', 'szukana strona', 'brak wyników',
  ],
  inStock: ['w magazynie', 'dostępny', 'dostępna', 'dostępne', 'na stanie', 'wysyłka w 24h', 'wysyłka od ręki', 'ostatnie sztuki', 'przedsprzedaż', 'produkt dostępny'],
  outOfStock: ['niedostępny', 'niedostępna', 'niedostępne', 'brak w magazynie', 'wyprzedany', 'wyprzedane', 'brak na stanie', 'chwilowo niedostępny', 'produkt niedostępny', 'nakład wyczerpany'],
  free: ['za darmo', 'darmowy', 'darmowa', 'darmowe', 'bezpłatny', 'bezpłatna', 'bezpłatne', 'bezpłatnie', 'gratis'],
};
