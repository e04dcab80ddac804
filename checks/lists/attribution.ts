/**
 * How texts say where a number or a quotation comes from, for each language: ours, written by hand, lower case, parted by "|".
 * `names` tells a source anywhere in a sentence: "according to", "said", "announced". `quotes` does so only beside a quotation,
 * because elsewhere the word means something else ("added", "continued", "explains"). In scripts with spaces they are whole
 * words, unless "*" says where a word goes on; "^" stands for the beginning of a clause, "$" for the end of a sentence. language/attribution.ts knows the prefixes
 * of Arabic and Hebrew. `never` are words of scripts without spaces that hold one of these and say nothing of whom.
 */
export interface Attribution {
  names: string;
  quotes: string;
  never?: string;
}

export const attributions: Readonly<Record<string, Attribution>> = {
  en: {
    names:
      'according to|as reported|reported by|reported that|reports that|reportedly told|as cited|cited by|citing|quoted by|source:|sources:|data from|data by|figures from|figures by|statistics from|numbers from|study by|a study in|study found|study finds|study shows|survey by|survey found|survey of|poll by|poll found|research by|research from|research shows|researchers found|report by|report from|published by|published in|estimates by|estimates from|estimates that|found that|told|tells|said|says|saying|say that|say the|say$|company claims|he claims|she claims|they claim|announced|claims that|stated that|states that|warned|wrote|testified|tweeted|disclosed|revealed|predicted|predicts|argued|argues|noted that|notes that|explained that|explains that|concluded that|concludes that|believes that|added that|adds that|acknowledged|officials say|experts say|researchers say|scientists say|analysts say|police say|et al|confirmed that|confirmed to|has confirmed|have confirmed|confirms that|claimed that|reportedly',
    quotes:
      'say|added|adds|explained|explains|noted|notes|continued|continues|recalled|recalls|insisted|insists|admitted|admits|declared|declares|commented|comments|replied|replies|responded|responds|asked|asks|urged|urges|concluded|concludes|stressed|stresses|emphasized|emphasised|observed|observes|remarked|remarks|laughed|laughs|joked|jokes|suggested|suggests|thinks|believes|believed|agreed|agrees|answered|answers|stated|states|describes|described|puts it|put it|quoted|quotes|reads|writes|shared|recounted|reflected|cautioned|quipped|lamented|maintained|maintains|pointed out|points out|expressed|exclaimed|whispered|shouted|tweets|posted|in the words of|a statement|in an interview|interview with|confirmed|confirms|claimed',
  },
  de: {
    names:
      'laut|zufolge|nach angaben|nach angabe|nach ansicht|nach einschätzung|nach aussage|nach worten|nach informationen|nach meinung|gemäß|quelle:|quellen:|wie aus|unter berufung auf|berichten zufolge|einer studie|eine studie|einer umfrage|eine umfrage|einer erhebung|einer untersuchung|ergab|ergaben|daten von|daten des|daten der|zahlen von|zahlen des|zahlen der|angaben des|angaben der|angaben von|teilte mit|teilten mit|teilt mit|teilte der|teilte die|teilte das|sagt|sagte|sagten|sagen experten|berichtet|berichtete|berichteten|berichten|schrieb|schreibt|erklärte|erklärten|betonte|betonten|meldet|meldete|schätzt|schätzten|warnt|warnte|bestätigte|bestätigt|verkündete|kündigte|gab bekannt|behauptet|behauptete|zitiert nach|zitierte|zitiert|veröffentlichte|et al',
    quotes:
      'sagen|erklärt|betont|meint|meinte|ergänzt|ergänzte|fügte|fügt|fragt|fragte|antwortet|antwortete|erzählt|erzählte|findet|fand|weiß|wusste|so der|so die|so das|hieß es|heißt es|lautet|lautete|kommentiert|kommentierte|lobt|lobte|kritisiert|kritisierte|fordert|forderte|hofft|hoffte|glaubt|glaubte|freut sich|freute sich|beruhigt|beruhigte|beschreibt|beschrieb|räumt|räumte|unterstreicht|unterstrich|erläutert|erläuterte|führt aus|führte aus|stellt fest|stellte fest|äußert|äußerte|gibt zu|gab zu|lacht|lachte|scherzt|ruft|rief|nennt|nannte|bilanziert|erinnert sich|erinnerte sich|überzeugt|versichert|versicherte|prophezeit|resümiert|im interview|im gespräch|in einer mitteilung|sprecher|sprecherin',
  },
  fr: {
    names:
      "selon|d'après|aux dires de|source :|source:|sources :|sources:|rapporte|rapportent|a rapporté|une étude de|une étude du|une étude menée|une enquête|un sondage|un rapport|publié par|publiée par|publiée dans|publié dans|données de|données du|chiffres de|chiffres du|cité par|citée par|estime|estiment|a estimé|ont estimé|a déclaré|ont déclaré|déclare|a affirmé|affirme|affirment|a annoncé|ont annoncé|annonce que|avait annoncé|a indiqué|indique|indiquent|a précisé|précise|a expliqué|explique|expliquent|a assuré|assure|a confirmé|confirme|a dit|dit que|disent|a souligné|souligne|rappelle|a rappelé|révèle|a révélé|soulève|écrit|a écrit|prévient|et al",
    quotes:
      "dit|dit-il|dit-elle|disait|ajoute|a ajouté|ajoutait|poursuit|a poursuivi|raconte|a raconté|répond|a répondu|demande|s'exclame|s'interroge|lâche|lâché|conclut|a conclu|commente|a commenté|confie|a confié|témoigne|a témoigné|martèle|insiste|lance|a lancé|reconnaît|a reconnu|regrette|dénonce|a dénoncé|salue|plaide|note|observe|constate|juge|a jugé|s'inquiète|se félicite|met-il|met-elle|énonce|stipule|dispose que|prévoit|peut-on lire|a réagi|réagit|a soutenu|soutient|argue|arguant|résume|détaille|analyse|a tweeté|cite|sourit|ironise|glisse|avance|pense",
  },
  es: {
    names:
      'según|de acuerdo con|de acuerdo a|fuente:|fuentes:|conforme a|un estudio de|un estudio del|una encuesta|un informe de|un informe del|datos de|datos del|cifras de|cifras del|publicado por|publicado en|publicada en|citado por|citando|informó|informaron|informa|reportó|reportaron|señaló|señala|señalaron|afirmó|afirma|afirmaron|afirman|declaró|declararon|dijo|dijeron|dice que|dicen que|aseguró|asegura|aseguran|aseguraron|indicó|indica|indicaron|explicó|explica que|anunció|anunciaron|confirmó|confirmaron|confirma|reveló|revela|estima|estimó|estiman|advirtió|advierte|precisó|destacó|sostuvo|sostiene|manifestó|comunicó|et al',
    quotes:
      'dice|dicen|explica|añade|añadió|agregó|agrega|apuntó|apunta|subrayó|subraya|recordó|recuerda|comentó|comenta|contó|cuenta|expresó|expresa|respondió|responde|preguntó|pregunta|insistió|insiste|concluyó|concluye|lamentó|lamenta|reconoció|reconoce|admitió|admite|opinó|opina|escribió|escribe|exclamó|aclaró|aclara|detalló|detalla|relató|relata|puntualizó|aseveró|reiteró|enfatizó|remarcó|consideró|considera|criticó|denunció|prosiguió|continuó|matizó|argumentó|tuiteó|expuso|alertó|celebró',
  },
  it: {
    names:
      "secondo|stando a|in base a|fonte:|fonti:|come riporta|riporta|riportano|ha riferito|hanno riferito|riferisce|uno studio|una ricerca|un sondaggio|un'indagine|un rapporto|dati di|dati del|dati della|dati dell'|i dati istat|pubblicato da|pubblicata su|pubblicato su|citato da|ha dichiarato|hanno dichiarato|dichiara|ha detto|hanno detto|dice che|ha affermato|afferma|affermano|ha annunciato|annuncia|ha spiegato|spiega|spiegano|ha confermato|conferma|ha sottolineato|sottolinea|ha rivelato|rivela|stima|ha stimato|avverte|ha avvertito|segnala|sostiene|ha precisato|precisa|ha comunicato|et al",
    quotes:
      'dice|dicono|disse|aggiunge|ha aggiunto|aggiungeva|continua|ha continuato|prosegue|ha proseguito|racconta|ha raccontato|commenta|ha commentato|risponde|ha risposto|chiede|ha chiesto|conclude|ha concluso|ricorda|ha ricordato|osserva|ha osservato|scrive|ha scritto|ammette|ha ammesso|ribadisce|ha ribadito|insiste|lamenta|denuncia|ha denunciato|esclama|confessa|si legge|evidenzia|ha evidenziato|dichiarava|sottolineava|spiegava|incalza|assicura|ha assicurato|si augura|chiosa|auspica',
  },
  pt: {
    names:
      'segundo|de acordo com|conforme|fonte:|fontes:|um estudo da|um estudo do|um estudo de|uma pesquisa|um levantamento|um relatório|dados do|dados da|dados de|números do|números da|publicado por|publicado na|publicado no|publicada na|citado por|citando|informou|informaram|informa|afirmou|afirmaram|afirma|afirmam|declarou|declararam|disse|disseram|diz que|dizem que|aponta|apontou|apontam|anunciou|anunciaram|confirmou|confirmaram|revelou|revela|explicou|explica que|destacou|ressaltou|estima|estimou|estimam|indica que|indicou|garantiu|garante|relatou|alertou|comunicou|et al',
    quotes:
      'diz|dizem|explica|acrescenta|acrescentou|acrescentaram|completou|completa|conta|contou|comenta|comentou|continua|continuou|lembra|lembrou|recorda|recordou|ressalta|destaca|responde|respondeu|pergunta|perguntou|concluiu|conclui|lamentou|lamenta|admitiu|admite|reconheceu|reconhece|escreveu|escreve|defendeu|defende|criticou|critica|frisou|frisa|sublinhou|sublinha|salientou|salienta|referiu|refere|avalia|avaliou|pontua|pontuou|enfatizou|reforçou|reforça|detalhou|argumentou|sustentou|considerou|considera|brincou|exclamou|tuitou|publicou',
  },
  nl: {
    names:
      'volgens|aldus|bron:|bronnen:|blijkt uit|bleek uit|meldt|meldde|melden|meldden|op basis van cijfers|een onderzoek van|onderzoek van|onderzoek door|een studie van|een enquête|een rapport van|cijfers van|gegevens van|data van|gepubliceerd door|gepubliceerd in|geciteerd door|zegt|zei|zeggen|zeiden|verklaarde|verklaart|verklaarden|stelt dat|stelde|liet weten|laat weten|lieten weten|kondigde|maakte bekend|bevestigde|bevestigt|schat|schatte|schrijft|schreef|waarschuwt|waarschuwde|berichtte|et al',
    quotes:
      'vertelt|vertelde|legt uit|legde uit|voegt|voegde|vindt|vond|denkt|dacht|benadrukt|benadrukte|stelt|reageert|reageerde|antwoordt|antwoordde|vraagt|vroeg|besluit|besloot|vervolgt|vervolgde|merkt op|merkte op|noemt|noemde|geeft toe|gaf toe|erkent|erkende|lacht|hoopt|hoopte|gelooft|concludeert|concludeerde|beschrijft|beschreef|roept|riep|twitterde|luidt',
  },
  pl: {
    names:
      'według|zdaniem|zgodnie z danymi|jak podaje|jak podał|jak podała|jak podają|jak informuje|źródło:|źródła:|jak wynika z|wynika z|z badania|badanie przeprowadzone|badania przeprowadzone|z raportu|raport|dane gus|dane z|opublikowany przez|opublikowane w|cytowany przez|powiedział|powiedziała|powiedzieli|poinformował|poinformowała|poinformowali|poinformowało|informuje|podał|podała|podało|stwierdził|stwierdziła|stwierdzili|oświadczył|oświadczyła|oznajmił|oznajmiła|ogłosił|ogłosiła|potwierdził|potwierdziła|przekazał|przekazała|szacuje|szacują|ocenił|oceniła|ocenia|zapowiedział|zapowiedziała|ostrzegł|ostrzegła|napisał|napisała|twierdzi|et al',
    quotes:
      'mówi|mówił|mówiła|mówią|dodał|dodała|dodaje|dodali|podkreślił|podkreśliła|podkreśla|zaznaczył|zaznaczyła|zaznacza|wyjaśnił|wyjaśniła|wyjaśnia|tłumaczy|tłumaczył|tłumaczyła|zauważył|zauważyła|zauważa|przyznał|przyznała|przyznaje|odpowiedział|odpowiedziała|odpowiada|zapytał|zapytała|pyta|pytał|pisze|pisał|komentuje|skomentował|skomentowała|przypomniał|przypomniała|przypomina|opowiada|opowiadał|opowiadała|relacjonuje|wskazał|wskazała|wskazuje|apeluje|zaapelował|przekonuje|przekonywał|uważa|czytamy|przytoczył|przytoczyła|cytuje|wspomina|wspominał|wspominała|żartuje|kontynuował|kontynuowała|kontynuuje|powtórzył|akcentuje|skwitował|odparł|odparła|zwrócił uwagę|zwróciła uwagę|ocenili|deklaruje',
  },
  ru: {
    names:
      'по данным|согласно|по словам|по мнению|по информации|по оценке|по оценкам|по подсчётам|по подсчетам|по версии|по сообщению|по сообщениям|как сообщает|как сообщил|как пишет|как отметил|сообщает|сообщают|сообщил|сообщила|сообщили|сообщило|сообщается|источник:|источники:|со ссылкой на|в исследовании|исследование показало|исследования показали|опрос показал|опубликовано в|опубликованном|цитирует|передаёт|передает|передают|заявил|заявила|заявили|заявило|заявляет|рассказал|рассказала|рассказали|отметил|отметила|отметили|отмечает|подтвердил|подтвердила|подтвердили|объявил|объявила|объявили|уточнил|уточнила|уточнили|сказал|сказала|сказали|утверждает|утверждают|оценил|оценила|оценивает|подсчитали|предупредил|предупредила|пояснил|пояснила|написал|написала|et al',
    quotes:
      'говорит|говорил|говорила|говорят|пишет|писал|писала|пишут|добавил|добавила|добавили|добавляет|подчеркнул|подчеркнула|подчёркивает|подчеркивает|объяснил|объяснила|объясняет|поясняет|считает|считают|признался|призналась|признаётся|признается|признал|признала|ответил|ответила|отвечает|спросил|спросила|спрашивает|вспоминает|вспомнил|вспомнила|вспоминал|вспоминала|рассказывает|рассказывают|рассказывал|заметил|заметила|замечает|заключил|заключила|прокомментировал|прокомментировала|комментирует|поделился|поделилась|продолжил|продолжила|продолжает|уверен|уверена|убеждён|убежден|убеждена|призвал|призвала|напомнил|напомнила|указал|указала|указывает|констатировал|делится|говорится|восклицает|воскликнул|резюмировал|посетовал|подытожил|уверяет|уверял|пошутил|пошутила|советует|выразил мнение',
  },
  uk: {
    names:
      'за даними|за словами|за інформацією|за оцінками|за оцінкою|на думку|згідно|як повідомляє|як повідомив|як пише|повідомляє|повідомляють|повідомив|повідомила|повідомили|повідомило|повідомляється|джерело:|джерела:|з посиланням на|дослідження показало|опитування показало|опубліковано|заявив|заявила|заявили|заявляє|розповів|розповіла|розповіли|зазначив|зазначила|зазначили|зазначає|підтвердив|підтвердила|оголосив|оголосила|уточнив|уточнила|сказав|сказала|сказали|стверджує|стверджують|попередив|попередила|передає|написав|написала',
    quotes:
      'каже|кажуть|говорить|пише|додав|додала|додали|додає|підкреслив|підкреслила|підкреслює|наголосив|наголосила|наголошує|пояснив|пояснила|пояснює|вважає|вважають|визнав|визнала|відповів|відповіла|відповідає|запитав|запитала|згадує|розповідає|розповідають|зауважив|зауважила|прокоментував|прокоментувала|коментує|поділився|поділилася|продовжив|продовжила|переконаний|переконана|закликав|закликала|нагадав|нагадала|вказав|вказала|йдеться|запевнив|запевнила',
  },
  be: {
    names:
      'паводле|па словах|па звестках|крыніца:|паведамляе|паведаміў|паведаміла|паведамілі|заявіў|заявіла|сказаў|сказала|распавёў|распавяла|адзначыў|адзначыла',
    quotes: 'кажа|гаворыць|піша|дадаў|дадала|падкрэсліў|падкрэсліла|лічыць|тлумачыць|адказаў|адказала',
  },
  bg: {
    names:
      'според|по данни на|по думите на|по информация на|по мнението на|източник:|съобщи|съобщиха|съобщава|каза|казаха|заяви|заявиха|заявява|посочи|посочиха|обяви|обявиха|потвърди|потвърдиха|отбеляза|предупреди|твърди|твърдят|пише|написа|цитиран|цитира',
    quotes:
      'казва|казват|добави|добавя|допълни|допълва|обясни|обяснява|подчерта|подчертава|коментира|разказа|разказва|смята|призна|признава|отговори|отговаря|попита|сподели|споделя|изтъкна|уточни|уверен|припомни|категоричен',
  },
  sr: {
    names:
      'према подацима|према речима|по речима|како наводи|како преноси|извор:|преноси|саопштио|саопштила|саопштено|рекао|рекла|рекли|изјавио|изјавила|навео|навела|потврдио|потврдила|најавио|најавила|prema podacima|prema rečima|po rečima|kako navodi|kako prenosi|izvor:|prenosi|saopštio|saopštila|saopšteno|rekao|rekla|rekli|izjavio|izjavila|naveo|navela|potvrdio|potvrdila|najavio|najavila|према наводима|према извештају|prema navodima|prema izveštaju',
    quotes:
      'каже|кажу|додао|додала|додаје|истакао|истакла|истиче|објаснио|објаснила|објашњава|нагласио|нагласила|сматра|поручио|поручила|одговорио|питао|прича|kaže|kažu|dodao|dodala|dodaje|istakao|istakla|ističe|objasnio|objasnila|objašnjava|naglasio|naglasila|smatra|poručio|poručila|odgovorio|pitao|priča',
  },
  hr: {
    names:
      'prema podacima|prema riječima|kako navodi|kako prenosi|kako javlja|izvor:|javlja|prenosi|priopćio|priopćila|priopćeno|rekao|rekla|rekli|izjavio|izjavila|naveo|navela|potvrdio|potvrdila|najavio|najavila|objavio|objavila|upozorio|upozorila|tvrdi|prema navodima|prema izvješću|prema istraživanju|prema procjenama',
    quotes:
      'kaže|kažu|kazao|kazala|dodao|dodala|dodaje|istaknuo|istaknula|ističe|objasnio|objasnila|objašnjava|naglasio|naglasila|naglašava|smatra|poručio|poručila|poručuje|odgovorio|odgovorila|upitao|priča|govori|komentirao|zaključio|zaključila|napisao|napisala|prisjeća se|priznaje',
  },
  sl: {
    names:
      'po podatkih|po besedah|po mnenju|po navedbah|vir:|poroča|poročajo|sporočil|sporočila|sporočili|povedal|povedala|povedali|dejal|dejala|dejali|izjavil|izjavila|navedel|navedla|potrdil|potrdila|napovedal|napovedala|opozoril|opozorila|ocenjuje|trdi',
    quotes:
      'pravi|pravijo|dodal|dodala|dodaja|poudaril|poudarila|poudarja|pojasnil|pojasnila|pojasnjuje|meni|menijo|odgovoril|odgovorila|vprašal|pripoveduje|zapisal|zapisala|razlaga|komentiral|priznal|priznava',
  },
  mk: {
    names: 'според|по зборовите на|извор:|соопшти|соопштија|рече|рекоа|изјави|изјавија|наведе|потврди|објави|пренесува|најави',
    quotes: 'вели|велат|додаде|додава|истакна|истакнува|објасни|објаснува|нагласи|смета|порача|одговори|напиша|кажа',
  },
  cs: {
    names:
      'podle|dle|na základě údajů|zdroj:|zdroje:|uvedl|uvedla|uvedli|uvedlo|uvádí|uvádějí|řekl|řekla|řekli|oznámil|oznámila|oznámili|oznámilo|informoval|informovala|informovali|informuje|potvrdil|potvrdila|potvrdili|prohlásil|prohlásila|sdělil|sdělila|sdělili|odhaduje|odhadl|odhadla|tvrdí|varoval|varovala|varuje|napsal|napsala|s odkazem na|vyplývá z|vyplynulo z|citoval|citovala|studie|průzkum|et al',
    quotes:
      'říká|říkají|řekne|píše|píší|dodal|dodala|dodává|dodali|vysvětlil|vysvětlila|vysvětluje|popsal|popsala|popisuje|přiznal|přiznala|přiznává|odpověděl|odpověděla|odpovídá|zeptal|zeptala|ptá se|myslí si|domnívá se|zdůraznil|zdůraznila|zdůrazňuje|poznamenal|poznamenala|podotkl|podotkla|upozornil|upozornila|upozorňuje|připomněl|připomněla|připomíná|komentoval|komentovala|komentuje|okomentoval|pochválil|pochválila|chválí|pokračoval|pokračovala|pokračuje|přidává se|přidal se|přirovnává|vzpomíná|vzpomínal|doplnil|doplnila|doplňuje|míní|soudí|věří|věřil|shrnul|shrnula|usmívá se|líčí|vypráví|hodnotí|zhodnotil|zhodnotila|konstatoval|konstatovala|prozradil|prozradila|svěřil|svěřila|nechal se slyšet|vzkázal|vzkázala|reagoval|reagovala|reaguje|stojí v',
  },
  sk: {
    names:
      'podľa|na základe údajov|zdroj:|uviedol|uviedla|uviedli|uvádza|povedal|povedala|povedali|oznámil|oznámila|oznámili|informoval|informovala|informuje|potvrdil|potvrdila|vyhlásil|vyhlásila|odhaduje|tvrdí|varoval|varovala|napísal|napísala|s odvolaním na|vyplýva z|skonštatoval|skonštatovala',
    quotes:
      'hovorí|hovoria|vraví|píše|dodal|dodala|dodáva|vysvetlil|vysvetlila|vysvetľuje|opísal|opísala|opisuje|priznal|priznala|odpovedal|odpovedala|pýta sa|myslí si|zdôraznil|zdôraznila|zdôrazňuje|poznamenal|poznamenala|upozornil|upozornila|pripomenul|pripomenula|komentoval|komentovala|pokračoval|pokračovala|spomína|doplnil|doplnila|verí|reagoval|reagovala',
  },
  hu: {
    names:
      'szerint|forrás:|források:|közölte|közölték|közli|mondta|mondták|jelentette|jelentették|állítja|állította|állítják|bejelentette|bejelentették|megerősítette|nyilatkozta|nyilatkozott|írta|írták|számolt be|számoltak be|becslése szerint|becslései szerint|adatai szerint|adatai alapján|hivatkozva|idézi|idézte|figyelmeztetett|tájékoztatta|tájékoztatott|kijelentette',
    quotes:
      'mondja|mondják|írja|írják|tette hozzá|hozzátette|magyarázta|magyarázza|hangsúlyozta|hangsúlyozza|fogalmazott|fogalmaz|vélekedett|véli|vallja|vallotta|válaszolta|válaszolt|kérdezte|kérdezi|emlékszik|emlékezett|mesélte|meséli|folytatta|jegyezte meg|megjegyezte|elismerte|elmondta|kiemelte|rámutatott|emlékeztetett|kommentálta|összegezte|áll a|olvasható',
  },
  ro: {
    names:
      'potrivit|conform|după cum|sursa:|surse:|sursă:|a declarat|au declarat|declară|a spus|au spus|spune că|a anunțat|au anunțat|anunță|a afirmat|afirmă|a precizat|precizează|a transmis|transmite|a informat|informează|a confirmat|confirmă|a raportat|estimează|a estimat|susține|a susținut|a avertizat|scrie|a scris|citat de|citată de|un studiu|un sondaj|un raport|datele',
    quotes:
      'spune|spunea|adaugă|a adăugat|explică|a explicat|a subliniat|subliniază|povestește|a povestit|a răspuns|răspunde|a întrebat|a comentat|comentează|a recunoscut|recunoaște|a menționat|menționează|a continuat|continuă|crede|consideră|amintește|a amintit|a conchis|a punctat|a arătat|arată|se arată|a completat|a exclamat|mărturisește|a mărturisit',
  },
  el: {
    names:
      'σύμφωνα με|πηγή:|πηγές:|ανακοίνωσε|ανακοίνωσαν|δήλωσε|δήλωσαν|δηλώνει|είπε|είπαν|ανέφερε|ανέφεραν|αναφέρει|αναφέρουν|επιβεβαίωσε|μετέδωσε|υποστηρίζει|υποστήριξε|εκτιμά|εκτιμούν|προειδοποίησε|έγραψε|επικαλούμενο|επικαλείται|έρευνα του|έρευνα της|μελέτη|έκθεση',
    quotes:
      'λέει|λένε|έλεγε|γράφει|πρόσθεσε|προσθέτει|εξήγησε|εξηγεί|τόνισε|τονίζει|υπογράμμισε|υπογραμμίζει|σχολίασε|σχολιάζει|απάντησε|απαντά|ρώτησε|παραδέχθηκε|παραδέχεται|πιστεύει|θυμάται|διηγείται|σημείωσε|σημειώνει|επισήμανε|συνέχισε|κατέληξε|εξομολογήθηκε|διευκρίνισε',
  },
  sv: {
    names:
      'enligt|källa:|källor:|säger|sade|sa att|uppger|uppgav|rapporterar|rapporterade|meddelar|meddelade|bekräftar|bekräftade|skriver|skrev|hävdar|hävdade|berättar|berättade|uppskattar|uppskattade|varnar|varnade|konstaterar|konstaterade|en studie|en undersökning|en rapport|siffror från|uppgifter från|statistik från|visar en',
    quotes:
      'sa|sagt|tillägger|tillade|förklarar|förklarade|menar|menade|betonar|betonade|understryker|underströk|påpekar|påpekade|svarar|svarade|frågar|frågade|tycker|tyckte|tror|trodde|fortsätter|fortsatte|minns|mindes|kommenterar|kommenterade|erkänner|erkände|noterar|skrattar|hoppas|anser|ansåg|beskriver|beskrev|lyder|slår fast|summerar|avslutar|utbrister',
  },
  da: {
    names:
      'ifølge|kilde:|kilder:|siger|sagde|oplyser|oplyste|rapporterer|rapporterede|meddeler|meddelte|bekræfter|bekræftede|skriver|skrev|hævder|hævdede|fortæller|fortalte|vurderer|vurderede|anslår|advarer|advarede|konstaterer|konstaterede|en undersøgelse|et studie|en rapport|tal fra|viser en|udtaler|udtalte',
    quotes:
      'tilføjer|tilføjede|forklarer|forklarede|mener|mente|understreger|understregede|påpeger|påpegede|svarer|svarede|spørger|spurgte|synes|tror|fortsætter|fortsatte|husker|kommenterer|kommenterede|erkender|erkendte|griner|håber|beskriver|beskrev|lyder|lød|konkluderer|pointerer|slutter',
  },
  nb: {
    names:
      'ifølge|kilde:|kilder:|sier|sa at|sa til|opplyser|opplyste|rapporterer|rapporterte|melder|meldte|bekrefter|bekreftet|skriver|skrev|hevder|hevdet|forteller|fortalte|anslår|advarer|advarte|konstaterer|konstaterte|en undersøkelse|en studie|en rapport|tall fra|viser en|uttaler|uttalte|i følge',
    quotes:
      'sa|legger til|la til|forklarer|forklarte|mener|mente|understreker|understreket|påpeker|påpekte|svarer|svarte|spør|spurte|synes|tror|fortsetter|fortsatte|husker|kommenterer|kommenterte|innrømmer|innrømmet|ler|håper|beskriver|beskrev|lyder|lød|konkluderer|slår fast|avslutter',
  },
  fi: {
    names:
      'mukaan|lähde:|lähteet:|kertoo|kertoi|kertovat|kertoivat|kerrotaan|sanoo|sanoi|sanovat|sanoivat|ilmoitti|ilmoittaa|ilmoittivat|raportoi|vahvisti|vahvistaa|kirjoittaa|kirjoitti|väittää|väitti|arvioi|arvioivat|arvioitiin|varoitti|varoittaa|totesi|toteaa|totesivat|uutisoi|tiedotti|tutkimuksessa|selvityksessä|selviää|esitti',
    quotes:
      'lisäsi|selitti|selittää|korosti|korostaa|muistutti|muistuttaa|huomautti|huomauttaa|painotti|painottaa|vastasi|vastaa|kysyi|kysyy|jatkoi|jatkaa|pohti|pohtii|uskoo|uskoi|muistelee|muisteli|kommentoi|myönsi|myöntää|naurahtaa|nauroi|kuvailee|kuvaili|toivoo|toivoi|summaa|kiteyttää|perustelee|perusteli|linjasi|lausui|kuuluu|ihmettelee',
  },
  et: {
    names:
      'sõnul|andmetel|hinnangul|kohaselt|väitel|teatel|allikas:|ütles|ütlesid|ütleb|teatas|teatasid|teatab|kinnitas|kinnitab|kirjutas|kirjutab|väitis|väidab|hoiatas|vahendab|vahendas|märkis|märgib|rääkis|lausus',
    quotes:
      'lisas|lisab|selgitas|selgitab|rõhutas|rõhutab|vastas|vastab|küsis|arvas|arvab|usub|meenutas|meenutab|kommenteeris|tunnistas|tunnistab|jätkas|sõnas|nentis|nendib|tõdes|tõdeb|räägib',
  },
  lv: {
    names:
      'saskaņā ar|pēc datiem|liecina|liecināja|norādīja|norāda|paziņoja|paziņo|ziņo|ziņoja|vēstī|vēstīja|teica|sacīja|saka|pavēstīja|pavēsta|informēja|informē|apstiprināja|apgalvo|apgalvoja|raksta|rakstīja|brīdināja|lēš|lēsa|avots:|avoti:|aģentūra|pētījums|aptauja|dati liecina|pauda|pauž|stāstīja|stāsta|izteicās',
    quotes:
      'piebilda|piebilst|skaidroja|skaidro|uzsvēra|uzsver|atzina|atzīst|atzīmēja|domā|uzskata|uzskatīja|atbildēja|atbild|jautāja|jautā|atceras|atcerējās|turpināja|komentēja|komentē|minēja|min|secināja|atgādināja',
  },
  lt: {
    names:
      'pasak|anot|remiantis|duomenimis|teigimu|skaičiavimais|šaltinis:|sakė|sako|pranešė|praneša|teigė|teigia|teigiama|nurodė|nurodo|pareiškė|pareiškia|patvirtino|skelbia|skelbė|rašo|rašė|informavo|informuoja|perspėjo|įspėjo|kalbėjo|tikino|tvirtino',
    quotes:
      'pridūrė|priduria|pridėjo|paaiškino|aiškino|aiškina|pabrėžė|pabrėžia|pripažino|pripažįsta|manė|atsakė|atsako|klausė|klausia|prisimena|prisiminė|tęsė|komentavo|komentuoja|pažymėjo|pasakojo|pasakoja|džiaugėsi|sakoma|svarstė',
  },
  tr: {
    names:
      "verilerine göre|raporuna göre|kaynak:|kaynaklar:|kaynak :|tarafından yapılan|tarafından yayımlanan|tarafından yayınlanan|araştırmasına|araştırmaya|çalışmasında|anketine|açıkladı|açıklayan|açıklamasında|bildirdi|bildirildi|bildiren|belirtti|belirtildi|belirten|söyledi|söyleyen|ifade etti|ifade eden|aktardı|aktaran|duyurdu|duyuran|kaydetti|doğruladı|iddia etti|tahmin ediyor|uyardı|yazdı|dedi|dediler|diyor|kaynakça|vd|et al|'a göre|'e göre|'ya göre|'ye göre|'na göre|'ne göre|verilere göre|rapora göre|habere göre|haberine göre|araştırmaya göre|araştırmasına göre|açıklamaya göre|açıklamasına göre|bilgilere göre|bilgiye göre|iddiaya göre|kaynaklara göre|ankete göre|anketine göre|uzmanlara göre|yetkililere göre|resmi verilere göre",
    quotes:
      'diye konuştu|konuştu|ekledi|ekleyen|vurguladı|vurgulayan|anlattı|anlatan|anlatıyor|diyen|diyerek|dedim|sordu|soruyor|yanıtladı|yanıt verdi|cevap verdi|cevabını verdi|dile getirdi|dikkat çekti|düşünüyor|savundu|savunan|söylüyor|söyler|yorumladı|ifadesini kullandı|ifadelerini kullandı|şeklinde konuştu|itiraf etti|hatırlattı|değerlendirdi|değerlendirmesinde|devam etti|sözlerini|paylaştı|yazıyor|şöyle|göre',
  },
  az: {
    names:
      'məlumatına görə|sözlərinə görə|mənbə:|bildirib|bildirdi|bildirir|deyib|dedi|deyir|məlumat verib|açıqlayıb|açıqladı|qeyd edib|vurğulayıb|xəbər verir|istinadən|məlumata görə|statistikaya görə',
    quotes: 'əlavə edib|söyləyib|söylədi|cavab verib|soruşub|yazıb|danışıb|hesab edir|qeyd edir|görə',
  },
  kk: {
    names:
      'айтуынша|мәліметінше|мәліметі бойынша|деректеріне сәйкес|дереккөз:|хабарлады|хабарлайды|мәлімдеді|деді|дейді|айтты|жазды|растады',
    quotes: 'дейді ол|деп|қосты|түсіндірді|атап өтті|жауап берді',
  },
  id: {
    names:
      'menurut|berdasarkan data|berdasarkan laporan|berdasarkan|sumber:|sumber :|dikutip dari|dikutip|mengutip|dilansir|dilansir dari|melansir|sebuah studi|sebuah penelitian|penelitian dari|hasil survei|survei|data dari|laporan dari|diterbitkan oleh|diterbitkan di|kata|katanya|ujar|ujarnya|tutur|tuturnya|ucap|ucapnya|menyatakan|mengatakan|menyebutkan|menyebut|mengungkapkan|mengumumkan|melaporkan|menegaskan|menjelaskan bahwa|memperkirakan|mengonfirmasi|mengklaim|memperingatkan|dkk|et al',
    quotes:
      'jelas|jelasnya|imbuh|imbuhnya|tambah|tambahnya|tegas|tegasnya|ungkap|ungkapnya|papar|paparnya|terang|terangnya|sebut|sebutnya|pungkas|pungkasnya|lanjut|lanjutnya|cerita|ceritanya|kenang|keluh|tanya|tanyanya|jawab|jawabnya|berkata|menjelaskan|menambahkan|menuturkan|bertanya|menjawab|menulis|tulis|tulisnya|bersabda|sabda|berfirman|firman|bunyi|cuit|cuitnya|beber|bebernya|sambung|sambungnya',
  },
  ms: {
    names:
      'menurut|berdasarkan|sumber:|memetik|dipetik|kata|katanya|ujar|ujarnya|menyatakan|mengatakan|berkata|memaklumkan|mengumumkan|melaporkan|mengesahkan|menegaskan|mendedahkan|mendakwa|menurutnya',
    quotes: 'jelas|jelasnya|tambah|tambahnya|tegas|tegasnya|menjelaskan|menambah|bertanya|menjawab|menulis|tulis|tulisnya|ulas|ulasnya',
  },
  tl: {
    names: 'ayon kay|ayon sa|ayon kina|batay sa|sabi ni|sabi ng|sinabi|ani|iniulat|inihayag|kinumpirma|pahayag ni|pahayag ng|inanunsyo',
    quotes: 'sabi|aniya|dagdag|giit|wika|paliwanag|tugon|sagot|tanong|saad|kuwento',
  },
  vi: {
    names:
      'theo|nguồn:|trích dẫn|dẫn lời|dẫn nguồn|cho biết|cho hay|nói rằng|cho rằng|khẳng định|tuyên bố|thông báo|công bố|báo cáo của|nghiên cứu của|khảo sát|xác nhận|ước tính của|cảnh báo|tiết lộ|thống kê của|số liệu của',
    quotes:
      'nói|chia sẻ|nhấn mạnh|giải thích|trả lời|hỏi|kể|viết|bày tỏ|nhận định|đánh giá|bổ sung|thừa nhận|phát biểu|kêu gọi|nhớ lại|tâm sự|phân tích|chỉ ra|lưu ý|than|đáp',
  },
  ca: {
    names:
      "segons|d'acord amb|font:|fonts:|un estudi de|una enquesta|un informe|dades de|dades del|xifres de|publicat per|publicat a|ha dit|van dir|va dir|diu que|ha afirmat|va afirmar|afirma|ha assegurat|assegura|ha anunciat|va anunciar|ha explicat|va explicar|ha informat|informa|ha confirmat|va confirmar|ha declarat|va declarar|ha assenyalat|estima",
    quotes:
      'diu|diuen|explica|afegeix|ha afegit|va afegir|recorda|ha recordat|comenta|respon|ha respost|pregunta|conclou|lamenta|reconeix|escriu|ha escrit|ha subratllat|subratlla|ha remarcat|insisteix|destaca|ha destacat|opina|considera',
  },
  gl: {
    names:
      'segundo|de acordo con|fonte:|fontes:|un estudo|unha enquisa|un informe|datos de|datos do|dixo|dixeron|di que|afirmou|afirma|asegurou|asegura|anunciou|explicou|informou|confirmou|declarou|sinalou|indicou',
    quotes:
      'di|din|explica|engade|engadiu|lembra|lembrou|comenta|comentou|respondeu|preguntou|concluíu|lamentou|recoñece|escribiu|subliñou|destacou|opina',
  },
  af: {
    names: 'volgens|bron:|aldus|sê|het gesê|het gesĕ|het aangekondig|het bevestig|het berig|berig|het verklaar|skryf|het geskryf|luidens',
    quotes: 'het bygevoeg|verduidelik|vertel|het vertel|antwoord|vra|glo|meen|reken',
  },
  sq: {
    names: 'sipas|burimi:|tha|thanë|thotë se|deklaroi|deklaruan|njoftoi|njoftuan|konfirmoi|raportoi|raporton|shkruan|pohoi',
    quotes: 'thotë|thonë|shtoi|shton|shpjegoi|theksoi|thekson|u përgjigj|pyeti|shkroi|tregoi|tregon',
  },
  is: {
    names: 'samkvæmt|að sögn|heimild:|segir|sagði|segja|sögðu|greinir frá|greindi frá|tilkynnti|staðfesti|skrifar|skrifaði|fullyrðir',
    quotes: 'bætir við|bætti við|útskýrir|útskýrði|svarar|svaraði|spyr|spurði|telur|taldi',
  },
  sw: {
    names:
      'kwa mujibu wa|kulingana na|chanzo:|alisema|amesema|walisema|wamesema|anasema|ilisema|imesema|alitangaza|ametangaza|ilitangaza|aliripoti|imeripoti|alithibitisha|amethibitisha',
    quotes: 'aliongeza|ameongeza|alieleza|ameeleza|anaeleza|alijibu|aliuliza|aliandika|wanasema',
  },
  ar: {
    names:
      'وفقا|وفقا ل|طبقا ل|بحسب|حسب|حسبما|نقلا عن|المصدر:|المصادر:|استنادا إلى|دراسة أجرتها|دراسة أجراها|دراسة نشرت|أظهرت دراسة|كشفت دراسة|استطلاع|تقرير صادر عن|بيانات من|إحصاءات|إحصائيات|نشرته|نشرت في|ذكرت|ذكر|ذكروا|أفاد|أفادت|أفادوا|قال|قالت|قالوا|يقول|تقول|يقولون|صرح|صرحت|أعلن|أعلنت|أعلنوا|أكد|أكدت|أكدوا|يؤكد|تؤكد|أوضح|أوضحت|يوضح|أشار|أشارت|أشاروا|يشير|كشف|كشفت|أخبر|أخبرت|نقلت|رأى|رأت|اعتبر|اعتبرت|حذر|حذرت|زعم|زعمت|أورد|أوردت',
    quotes:
      'أضاف|أضافت|أضافوا|يضيف|تضيف|تابع|تابعت|شدد|شددت|يشدد|لفت|لفتت|نوه|نوهت|استطرد|أردف|أردفت|واصل|واصلت|أجاب|أجابت|رد|ردت|سأل|سألت|تساءل|علق|علقت|كتب|كتبت|غرد|غردت|روى|تروي|يروي|حكى|طالب|طالبت|دعا|دعت|وصف|وصفت|اعترف|اعترفت|ختم|ختمت|جاء في|عبر عن|أعرب|أعربت|نبه|نبهت|استدرك|هتف|اتهم|انتقد|تعهد|وعد|قائلا|قائلة|قائلين|مؤكدا|مؤكدة|مضيفا|مضيفة|مشيرا|مشيرة|موضحا|موضحة|معتبرا|معتبرة|مشددا|معلنا',
  },
  fa: {
    names:
      'به گفته|به گزارش|بر اساس|براساس|طبق|به نقل از|منبع:|منابع:|گفت|گفتند|گفته است|گفته‌اند|می‌گوید|می‌گویند|اعلام کرد|اعلام کردند|اعلام کرده است|خبر داد|خبر داده است|گزارش داد|گزارش داده است|تأیید کرد|تایید کرد|اظهار داشت|اظهار کرد|بیان کرد|عنوان کرد|نوشت|ادعا کرد|هشدار داد|تصریح کرد|تخمین زد|نشان می‌دهد',
    quotes:
      'افزود|اضافه کرد|ادامه داد|تأکید کرد|تاکید کرد|توضیح داد|خاطرنشان کرد|یادآور شد|پاسخ داد|پرسید|معتقد است|اشاره کرد|نوشته است|می‌نویسد|توییت کرد|ابراز|گفته بود|خواستار',
  },
  ur: {
    names:
      'کے مطابق|کا کہنا ہے|کا کہنا تھا|نے کہا|نے بتایا|ذرائع:|ذریعہ:|کے حوالے سے|رپورٹ کے|نے اعلان|نے تصدیق|نے دعویٰ|نے خبردار|کہتے ہیں|کہتی ہیں|کہتا ہے',
    quotes: 'کہا|کہا کہ|بتایا|مزید کہا|جواب دیا|پوچھا|لکھا|اضافہ کیا|بولے|بولیں|زور دیا|وضاحت',
  },
  ps: { names: 'په وینا|د معلوماتو له مخې|سرچینه:|وویل|وايي|ویلي|خبر ورکړ|تایید کړه', quotes: 'زیاته کړه|ځواب ورکړ|ولیکل' },
  he: {
    names:
      'לפי|על פי|על-פי|לדברי|לטענת|מקור:|מקורות:|מסר|מסרה|מסרו|אמר|אמרה|אמרו|אומר|אומרת|אומרים|הודיע|הודיעה|הודיעו|דיווח|דיווחה|דיווחו|אישר|אישרה|אישרו|טען|טענה כי|טענו|הכריז|הכריזה|כתב|כתבה כי|הזהיר|הזהירה|ציין|ציינה|ציינו|נמסר|בהתאם לנתוני|נתוני|סקר|מחקר של|העריך|העריכה|מעריכים|גילה|גילתה|חשף|חשפה',
    quotes:
      'הוסיף|הוסיפה|הוסיפו|מוסיף|מוסיפה|הסביר|הסבירה|מסביר|מסבירה|הדגיש|הדגישה|מדגיש|סיפר|סיפרה|ענה|ענתה|השיב|השיבה|שאל|המשיך|המשיכה|הגיב|הגיבה|סיכם|סיכמה|מאמין|מאמינה|כותב|כותבת|נכתב|צייץ|הודה|הודתה|נזכר',
  },
  hi: {
    names:
      'के अनुसार|के मुताबिक|के मुताबिक़|स्रोत:|स्रोत|सूत्रों के|के हवाले से|के आंकड़ों|के आँकड़ों|एक अध्ययन|अध्ययन में|एक सर्वेक्षण|सर्वे में|सर्वे के|रिपोर्ट में|की रिपोर्ट|रिपोर्ट के|द्वारा प्रकाशित|में प्रकाशित|ने कहा|ने बताया|का कहना है|का कहना था|का मानना है|ने घोषणा|ने ऐलान|ने पुष्टि|ने दावा|का दावा है|ने चेतावनी|ने लिखा|कहते हैं|कहती हैं|कहता है|बताते हैं|बताती हैं|ने अनुमान|संदर्भ',
    quotes:
      'कहा|कहा कि|कहे|बताया|बताया कि|बोले|बोलीं|बोला|बोली|जोड़ा|आगे कहा|जवाब दिया|पूछा|लिखा|समझाया|जोर दिया|ज़ोर दिया|याद करते|मानते हैं|ट्वीट किया|अपील की|प्रतिक्रिया',
  },
  mr: {
    names: 'स्रोत:|म्हणाले|म्हणाल्या|म्हणाला|म्हणाली|यांनी सांगितले|ने सांगितले|सांगितलं|जाहीर केले|यांनी दिली|अहवालात|दावा केला|स्पष्ट केले|*च्या मते|*नुसार',
    quotes: 'म्हणतात|म्हटले|म्हटलं|सांगितले|विचारले|उत्तर दिले|लिहिले|नमूद केले',
  },
  ne: { names: 'का अनुसार|अनुसार|स्रोत:|बताए|बताइन्|भने|भन्नुभयो|बताउनुभयो|जनाए|जानकारी दिए|दाबी गरे', quotes: 'भनिन्|भन्छन्|भनेका छन्|थपे|सोधे|लेखे' },
  bn: {
    names:
      'অনুসারে|অনুযায়ী|মতে|তথ্যমতে|সূত্র:|সূত্রে|সূত্র জানায়|বলেন|বলেছেন|জানান|জানিয়েছেন|জানিয়েছে|জানায়|বলেছে|বলছে|ঘোষণা করেছে|ঘোষণা করেন|নিশ্চিত করেছেন|দাবি করেন|দাবি করেছেন|উল্লেখ করেন|প্রতিবেদনে|গবেষণায়|বরাত দিয়ে',
    quotes: 'বলেছিলেন|বললেন|বলছেন|যোগ করেন|ব্যাখ্যা করেন|উত্তর দেন|প্রশ্ন করেন|লিখেছেন|লেখেন|মন্তব্য করেন|মনে করেন|বলে',
  },
  ta: {
    names:
      'படி|கூற்றுப்படி|தகவலின்படி|ஆதாரம்:|கூறினார்|கூறினர்|கூறியுள்ளார்|கூறியுள்ளது|தெரிவித்தார்|தெரிவித்தனர்|தெரிவித்துள்ளார்|தெரிவித்துள்ளது|அறிவித்தார்|அறிவித்துள்ளது|என்றார்|உறுதிப்படுத்தினார்|ஆய்வில்|அறிக்கையில்',
    quotes: 'என்கிறார்|என்று|சொன்னார்|சொல்கிறார்|கேட்டார்|பதிலளித்தார்|எழுதினார்|விளக்கினார்|குறிப்பிட்டார்',
  },
  te: {
    names: 'ప్రకారం|మేరకు|మూలం:|అన్నారు|తెలిపారు|చెప్పారు|పేర్కొన్నారు|వెల్లడించారు|ప్రకటించారు|ప్రకటించింది|తెలిపింది|వెల్లడించింది|ధృవీకరించారు',
    quotes: 'అంటున్నారు|చెబుతున్నారు|అడిగారు|రాశారు|వివరించారు|స్పష్టం చేశారు|అని',
  },
  ml: { names: 'പ്രകാരം|അനുസരിച്ച്|ഉറവിടം:|പറഞ്ഞു|അറിയിച്ചു|വ്യക്തമാക്കി|പ്രഖ്യാപിച്ചു|സ്ഥിരീകരിച്ചു', quotes: 'പറയുന്നു|ചോദിച്ചു|എഴുതി|കൂട്ടിച്ചേർത്തു' },
  kn: { names: 'ಪ್ರಕಾರ|ಮೂಲ:|ಹೇಳಿದರು|ಹೇಳಿದ್ದಾರೆ|ತಿಳಿಸಿದರು|ತಿಳಿಸಿದ್ದಾರೆ|ಘೋಷಿಸಿದರು|ಸ್ಪಷ್ಟಪಡಿಸಿದರು', quotes: 'ಹೇಳುತ್ತಾರೆ|ಎಂದರು|ಕೇಳಿದರು|ಬರೆದರು' },
  gu: { names: 'અનુસાર|મુજબ|સ્ત્રોત:|કહ્યું|જણાવ્યું|જાહેરાત કરી|પુષ્ટિ કરી|કહે છે', quotes: 'ઉમેર્યું|પૂછ્યું|લખ્યું|જવાબ આપ્યો' },
  pa: { names: 'ਅਨੁਸਾਰ|ਮੁਤਾਬਕ|ਮੁਤਾਬਿਕ|ਸਰੋਤ:|ਨੇ ਕਿਹਾ|ਨੇ ਦੱਸਿਆ|ਦਾ ਕਹਿਣਾ ਹੈ|ਐਲਾਨ ਕੀਤਾ|ਪੁਸ਼ਟੀ ਕੀਤੀ', quotes: 'ਕਿਹਾ|ਦੱਸਿਆ|ਪੁੱਛਿਆ|ਲਿਖਿਆ|ਕਹਿੰਦੇ ਹਨ' },
  si: { names: 'අනුව|මූලාශ්‍රය:|පැවසීය|පවසයි|පැවසුවේය|කීවේය|කියා සිටියේය|නිවේදනය කළේය|තහවුරු කළේය|සඳහන් කළේය', quotes: 'කියයි|එකතු කළේය|ඇසීය|ලිවීය' },
  ja: {
    names:
      'によると|によれば|による調査|による報告|の調査で|の発表で|の報告で|の研究で|が発表した|が公表した|を発表した|を公表した|と発表した|と公表した|が報じた|と報じた|と伝えた|を伝えた|が伝えた|によって報じられ|出典|出所|引用元|参考文献|情報源|ソース:|のデータでは|の統計|に基づく|と述べ|と語|と話|と説明し|と説明する|と指摘|と明らかにし|を明らかにし|が明らかにし|と主張|と強調し|と強調する|としている|と示唆|と予測|と推計|と試算|と警告|と発言|と表明|を表明し|に明らかにし|と見積も|と報告し|と回答し|調べ)|調べによ|調べで|の調べ',
    quotes:
      'と言|といって|といい|と書|と記|とコメント|と答え|と返|と尋ね|と聞|と訴え|と振り返|と続け|と付け加え|と笑|と叫|とつぶや|とツイート|と投稿|と呼びかけ|と考え|と感じ|と評|と批判|と反論|と釈明|と謝罪|とつづ|と綴|と定義|と題|と規定|と定め|と引用|とのこと|とした',
  },
  zh: {
    names:
      '根据|根據|依据|依據|按照|数据来源|資料來源|资料来源|来源:|來源:|援引|引述|报道称|報導稱|报道|報導|表示|指出|透露|的研究|研究显示|研究顯示|研究表明|研究发现|研究發現|研究人员发现|研究人員發現|研究者发现|研究者發現|专家发现|專家發現|学者发现|學者發現|科学家发现|科學家發現|调查显示|調查顯示|调查发现|調查發現|数据显示|數據顯示|报告显示|報告顯示|报告指出|報告指出|统计显示|統計顯示|发布的|發布的|发表于|發表於|引用自|参考文献|參考文獻|宣布|宣佈|公布|公佈|证实|證實|认为|認為|警告|坦言|直言|承认|承認|声明|聲明|回应|回應|^据|^據|据统计|據統計|据悉|據悉|据介绍|据了解|據了解|据报|據報|称,|称:|稱,|稱:|声称|聲稱|宣称|宣稱|并称|据称|说,|说:|說,|說:|他说|她说|他說|她說|据说|據說|告诉记者|告訴記者|强调,|强调:',
    quotes:
      '写道|寫道|补充|補充|解释|解釋|回答|问道|問道|笑道|感叹|感嘆|回忆|回憶|总结|總結|评价|評價|提到|谈到|談到|提出|呼吁|呼籲|反问|反問|写着|寫著|提醒|分析|建议|建議|回复|回覆|留言|发文|發文|规定|規定|称|稱|说|說|介绍|介紹|强调|強調|告诉|告訴|问|問|答:|写|寫',
    never:
      '问题|問題|疑问|疑問|学问|學問|访问|訪問|慰问|慰問|顾问|顧問|问卷|問卷|小说|小說|传说|傳說|学说|學說|名称|名稱|称号|稱號|称谓|稱謂|称为|稱為|简称|簡稱|全称|全稱|俗称|俗稱|统称|統稱|对称|對稱|职称|職稱|著称|著稱|相称|相稱|写真|寫真|写作|寫作|写字楼|大写|大寫|小写|小寫|规定动作|分析师|分析師',
  },
  ko: {
    names:
      '따르면|의하면|출처|자료:|자료 :|인용해|인용하|조사 결과|연구 결과|발표했다|발표한|발표하|보도했다|보도한|보고서|통계청|밝혔다|밝힌|밝히|말했다|말한|말하|전했다|전한|설명했다|설명한|설명하|강조했다|강조한|강조하|지적했다|지적한|지적하|분석했다|분석한|주장했다|주장한|주장하|언급했다|언급한|확인했다|공개했다|경고했다|예상했다|전망했다|추산했다|추정했다|참고 문헌|참고문헌',
    quotes:
      '라고|다고|이라고|덧붙였다|덧붙이|털어놨|털어놓|물었|대답했|답했|썼다|적었|적혀|호소했|토로했|소감을|회상했|외쳤|반박했|해명했|당부했|고백했|인터뷰|했다며|라며|이라며|다며|면서',
  },
  th: {
    names:
      'ตามที่|ตามข้อมูล|ตามรายงาน|จากข้อมูล|จากการสำรวจ|จากการศึกษา|ที่มา:|แหล่งที่มา|อ้างอิง|รายงานว่า|ระบุว่า|กล่าวว่า|เปิดเผยว่า|เผยว่า|แถลง|ยืนยัน|ประกาศ|ชี้ว่า|บอกว่า|ประเมินว่า|คาดการณ์ว่า|เตือนว่า|อ้างว่า',
    quotes: 'กล่าว|บอก|พูด|เล่า|ตอบ|ถาม|เขียน|เสริม|อธิบาย|ย้ำ|โพสต์|ทวีต|ว่า',
  },
  lo: { names: 'ອີງຕາມ|ແຫຼ່ງຂໍ້ມູນ|ກ່າວວ່າ|ລາຍງານວ່າ|ແຈ້ງວ່າ|ປະກາດ|ຢືນຢັນ|ເວົ້າວ່າ', quotes: 'ກ່າວ|ເວົ້າ|ຕອບ|ຖາມ|ຂຽນ|ວ່າ' },
  km: {
    names: 'យោងតាម|ប្រភព៖|ប្រភព:|បានឲ្យដឹង|បានឱ្យដឹង|បាននិយាយ|បានថ្លែង|បានប្រកាស|បានបញ្ជាក់|រាយការណ៍|បានប្រាប់',
    quotes: 'និយាយ|ថ្លែង|ឆ្លើយ|សួរ|សរសេរ|ថា',
  },
  my: {
    names:
      'ရင်းမြစ်|ပြောသည်|ပြောပါသည်|ပြောကြား|ပြောဆို|ပြောပါတယ်|ပြောတယ်|ပြောခဲ့|မိန့်ကြား|ကြေညာ|ထုတ်ပြန်|အတည်ပြု|သတင်းပို့|ဖော်ပြ|ဆိုသည်|ဆိုပါတယ်|အဆိုအရ|အချက်အလက်များအရ|အချက်အလက်အရ|ပြောကြားချက်အရ|သတင်းအရ|စာရင်းအရ|စာရင်းများအရ',
    quotes: 'လို့|ဟု|ရေးသား|ဖြေကြား|မေး|ရှင်းပြ|ပြော',
  },
  ka: {
    names: 'მიხედვით|თანახმად|ცნობით|წყარო:|განაცხადა|განაცხადეს|თქვა|ამბობს|აცხადებს|იტყობინება|დაადასტურა|აღნიშნა',
    quotes: 'დასძინა|ამატებს|უპასუხა|ჰკითხა|წერს|დაწერა',
  },
  hy: {
    names:
      'համաձայն|ըստ|աղբյուր:|հայտարարել է|հայտարարեց|ասել է|ասաց|ասում է|հայտնել է|հայտնում է|հայտնեց|նշել է|նշեց|հաստատել է|տեղեկացրել է',
    quotes: 'հավելել է|հավելեց|պատասխանել է|պատասխանեց|գրել է|գրում է|հարցրեց',
  },
  am: { names: 'እንደገለጹት|እንደተናገሩት|ምንጭ|አስታወቀ|አስታወቁ|ተናገረ|ተናገሩ|ገለጸ|ገለጹ|ዘግቧል|አረጋገጠ', quotes: 'ብለዋል|ብሏል|አሉ|አለ|ጠየቀ|መለሰ|ጽፏል' },
  mn: {
    names: 'мэдээлснээр|дагуу|эх сурвалж:|мэдэгдэв|мэдэгдлээ|мэдээллээ|мэдээлэв|хэлэв|хэллээ|хэлсэн|тайлбарлав',
    quotes: 'гэв|гэлээ|гэж|нэмж|асуув|бичжээ',
  },
  eu: {
    names:
      'arabera|iturria:|esan du|esan zuen|esan dute|adierazi du|adierazi zuen|jakinarazi du|iragarri du|azaldu du|baieztatu du|ohartarazi du',
    quotes: 'dio|diote|gaineratu du|erantsi du|erantzun du|galdetu du|idatzi du|nabarmendu du|azpimarratu du',
  },
};

/**
 * Words before a verb of saying by which it tells of whom, not who says so: those who wrote, pupils who told. Only what is certain
 * is here: the pronouns of people in general, and English "who" (after a comma it goes on with a name that was given). Folded, "|" between.
 */
export const ofAnyone: Readonly<Record<string, string>> = {
  en: 'who|who have|who has|who had|whoever',
  de: 'wer|alle, die|diejenigen, die|denjenigen, die|jene, die|jenen, die|derer, die',
  fr: 'ceux qui|celles qui|celui qui|celle qui|quiconque',
  es: 'quienes|quien|los que|las que|aquellos que|aquellas que',
  it: 'chi|coloro che|quelli che|quelle che',
  pt: 'quem|aqueles que|aquelas que|os que|as que',
  nl: 'wie|degenen die|iedereen die',
  sv: 'de som|den som|alla som',
  da: 'dem, der|de, der|alle, der',
  nb: 'de som|dem som|alle som',
  fi: 'ne, jotka|niiden, jotka|niistä, jotka',
  pl: 'kto|ci, którzy|tych, którzy|wszyscy, którzy|osób, które|osoby, które',
  cs: 'kdo|ti, kteří|těch, kteří|všichni, kteří',
  ru: 'кто|те, кто|тех, кто|тем, кто|все, кто|всех, кто',
  uk: 'хто|ті, хто|тих, хто|всі, хто|усіх, хто',
  el: 'όποιος|όποια|όσοι|όσες|όσων|εκείνοι που|αυτοί που',
  ar: 'أولئك الذين|هؤلاء الذين|كل من',
  fa: 'کسانی که|آنهایی که|آنها که|هر که',
  hi: 'जिन्होंने|जिसने',
};
