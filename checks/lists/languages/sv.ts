import type { Language } from './language.ts';

export const sv: Language = {
  name: 'Swedish',
  script: 'Latn',
  functionWords:
    'och i att det som en på är av för med till den har inte om ett han men var jag sig från vi så kan när år under också efter ' +
    'eller nu sin där vid mot ska skulle kommer ut får finns vara hade alla andra mycket än de',
  furtherFunctionWords:
    'eller utan från till över under mellan alla alltid varför vilka vilken hur din ditt dina deras våra vårt hon sitt sina ' +
    'upp ner här vad vem hos blir blev varit bara säger sade',
  pageWords: {
    byline: 'av|skriven av|författare|text|text av|text och foto|reporter|skribent|av:',
    published: 'publicerad|publicerat|publicerades|datum|skapad|postad|inlagd',
    updated: 'uppdaterad|uppdaterat|senast uppdaterad|senast ändrad|ändrad|sidan redigerades senast|redigerad|senast ändrades',
    about: 'om oss|om|om webbplatsen|kontakt|kontakta oss|vilka är vi|redaktion|redaktionen|om företaget',
  },
  longBylines: 'text och bild|text & foto|intervju|skrivet av|publicerad av|publicerat av',
  and: 'och',
  legalForms: { after: String.raw`A\.?B` },
  pageEdited: 'sidan redigerades senast',
  ago: { one: 'en|ett' },
  attribution: {
    names:
      'enligt|källa:|källor:|säger|sade|sa att|uppger|uppgav|rapporterar|rapporterade|meddelar|meddelade|bekräftar|bekräftade|' +
      'skriver|skrev|hävdar|hävdade|berättar|berättade|uppskattar|uppskattade|varnar|varnade|konstaterar|konstaterade|en studie|' +
      'en undersökning|en rapport|siffror från|uppgifter från|statistik från|visar en',
    quotes:
      'sa|sagt|tillägger|tillade|förklarar|förklarade|menar|menade|betonar|betonade|understryker|underströk|påpekar|påpekade|svarar|' +
      'svarade|frågar|frågade|tycker|tyckte|tror|trodde|fortsätter|fortsatte|minns|mindes|kommenterar|kommenterade|erkänner|erkände|' +
      'noterar|skrattar|hoppas|anser|ansåg|beskriver|beskrev|lyder|slår fast|summerar|avslutar|utbrister',
  },
  anyone: 'de som|den som|alla som',
  speakers: 'jag|mig|mitt|vi|oss|vår|vårt|våra|välkommen|välkomna|hej|den här artikeln',
  leaning: 'det|den|om|till exempel|också',
  genericAnchors:
    'här|klicka här|klicka|tryck här|gå hit|mer|läs mer|läs mer här|läs mera|läs vidare|fortsätt läsa|läs|läs hela artikeln|visa|' +
    'visa mer|visa fler|se mer|se här|mer info|mer information|ytterligare information|ta reda på mer|lär dig mer|detaljer|' +
    'visa detaljer|mer detaljer|fortsätt|vidare|nästa|gå vidare|länk|denna länk|den här länken|denna sida|den här sidan|' +
    'denna artikel|webbplats|till webbplatsen|hemsida|ladda ner|ladda ned|start',
  genericTitles: 'hem|startsida|välkommen|ny sida|namnlös|butik|webbutik|webbshop',
  paths: { cart: 'varukorg', checkout: 'kassa', search: 'sok', about: 'om-oss', policy: 'villkor integritetspolicy', authors: 'skribent' },
  notFound:
    'sidan hittades inte|sidan hittas inte|sidan kunde inte hittas|sidan kan inte hittas|sidan finns inte|' +
    'hittar inte sidan|kan inte hitta sidan|kunde inte hitta sidan|hittade inte sidan|sidan du söker|sidan saknas|' +
    'hittades inte|fel 404|404-fel',
  buy:
    'lägg i varukorgen|lägg i varukorg|lägg till i varukorgen|lägg till i varukorg|lägg i kundvagnen|lägg i kundvagn|' +
    'lägg till i kundvagn|köp nu|köp',
};
