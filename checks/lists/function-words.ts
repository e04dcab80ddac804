/**
 * The words that run through any text of a language (articles, pronouns, prepositions, forms of "be"), and letters that
 * few others write. Ours, written by hand for telling languages apart; lower case. Order does not matter.
 */
export const functionWords: Readonly<Record<'Latn' | 'Cyrl' | 'Deva', Readonly<Record<string, string>>>> = {
  Latn: {
    en: 'the of and to in is that for it with as was on are be this by at from or an have not you which but they his her has we their will can more been when who what your if about one all said were would there our out up how',
    de: 'der die und das in den von zu mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis mehr durch man wir ich ihr kann wenn',
    fr: 'de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se ce il sont la avec ou son aux cette mais nous vous ont être été leur ses comme fait elle on tout sa deux même très sans bien',
    es: 'de la que el en y a los se del las un por con no una su para es al lo como más o pero sus le ha me si sin sobre este ya entre cuando todo esta ser son dos también fue había era muy años hasta desde está nos durante',
    it: 'di e il la che in a per un è del non con i le della si una da sono al dei gli nel alla più anche come ha lo ma o delle dal se nella questo su hanno suo stato tra essere cui anni dopo degli due ci loro prima così molto',
    pt: 'de a o que e do da em um para com não uma os no se na por mais as dos como mas ao ele das à seu sua ou quando muito nos já eu também só pelo pela até isso ela entre depois sem mesmo aos seus quem nas esse você são foi está ser tem',
    nl: 'de van het een en in is dat op te zijn met voor niet aan er die als ook maar om hij bij dan nog naar uit wordt door ze over heeft tot worden wat kan meer geen was of deze werd zo hebben je dit wij ik deze jaar',
    pl: 'i w na z się nie do to jest że o jak po ale od za przez co tak są dla jego tym tego już być czy był może ma oraz lub też jej ich było które który która można przy tylko jako bardzo pod ze go aby',
    cs: 'a se v na je že s z do o to i ve pro za by ale si po jako ze jsou k které jeho od který jsem tak byl už není při být jen také která až bylo podle nebo u před nás co ještě ho jak má kde může když',
    sk: 'a sa v na je že s z do o to i vo pre za by ale si po ako zo sú k ktoré jeho od ktorý som tak bol už nie pri byť len aj ktorá až bolo podľa alebo u pred nás čo ešte ho ma kde môže keď',
    hu: 'a az és hogy nem is egy ez azt csak meg de már ha volt mint vagy el még van ki lehet kell több pedig szerint után minden ezt mert lesz illetve amely ezek aki nagyon így úgy akkor között',
    ro: 'de și în a la cu pe o să nu un care din este că mai pentru se au al fi sunt ce lui prin sau dar fost după ca ale acest fără această pot lor până când ei foarte doar despre',
    sv: 'och i att det som en på är av för med till den har inte om ett han men var jag sig från vi så kan när år under också efter eller nu sin där vid mot ska skulle kommer ut får finns vara hade alla andra mycket än de',
    da: 'og i at det er en til af på for med den de som ikke der et har han var kan vi jeg om men sig fra vil så blev eller også efter ved nu skal være havde over år når sin mere hun blive kun end meget noget',
    nb: 'og i det er på en til som av at for med den de ikke har et han var kan vi jeg om men seg fra vil så ble eller også etter ved nå skal være hadde over år når sin mer hun bli bare enn mye noe fra',
    fi: 'ja on ei että se oli ovat myös kuin hän mutta joka sen tai kun niin jos mukaan ole vain jo voi sitä mitä myös olla nyt sekä vielä jälkeen kanssa noin mikä ovat ollut tämä tämän minä te',
    et: 'ja on ei et see oli ka kui ning mis või aga oma selle kes siis nii mitte veel ta ma kuid nende mida välja pole seda olla juba saab kõik ole tema need',
    lv: 'un ir ar uz par no ka tas kas bet arī lai kā pēc tā to vai pie gan šo nav jau tikai kur ļoti viņš tiek bija savu gada vēl mēs tad pat ko līdz būs ja',
    lt: 'ir yra kad su iš į tai bet kaip o už ar buvo nuo tik jau taip prie jo pat po per dar bei jis dėl labai savo ne kuri kurie jų gali būti apie metų',
    hr: 'i u je na se da su za od s što koji ne o a kao ali iz to koje sve bi će po nije samo koja ili kako biti bio može još do više jer kada te nakon bilo prema ovo',
    sl: 'in je v na se da so za od z ki pa ne tudi o kot po s bi iz še ali le pri ni bil do kako lahko zelo ker že bilo jih ima med kar tem več',
    tr: 'bir ve bu da de için ile çok olarak daha o olan gibi kadar en sonra ne var ancak değil her ya ki veya oldu olduğu tarafından ise diye şey mi kendi ama yeni göre ben biz iki büyük',
    az: 'və bir bu ki ilə üçün də da olan daha çox kimi olaraq o sonra edir hər ən var isə görə lakin onun amma öz deyil olduğunu qeyd',
    id: 'yang dan di itu dengan untuk tidak ini dari dalam akan pada juga ke karena tersebut bisa ada mereka lebih kata oleh atau telah sudah saat harus kita sebagai anda adalah saya dapat bahwa seperti menjadi namun ketika tetapi',
    ms: 'yang dan di itu dengan untuk tidak ini dari dalam akan pada juga ke kerana tersebut boleh ada mereka lebih kata oleh atau telah sudah ketika perlu kita sebagai anda ialah saya dapat bahawa seperti menjadi beliau tetapi',
    vi: 'và của là có trong cho được không các với một những người này khi đã để đến từ cũng như về ra nhiều ở tại sẽ vào phải năm theo trên nhưng tôi hơn việc bị',
    ca: 'de la i el que a en els les per un amb una del és no al es més com dels ha són van aquest també però aquesta ser seva seu entre sobre fins molt tot ens hi això',
    sq: 'të e në dhe që për një me i nga është më se si do ka u kjo ky nuk janë por kanë ishte duke edhe tij ose pas deri kur shumë',
    eu: 'eta da ez du bat zen ere dira dute izan bere baina hau zuen egin behar dago arte beste baino gehiago horrek',
    gl: 'de a o que e do da en un para con non unha os no se na por máis as dos como mais ao el das á seu súa ou cando moi nos xa eu tamén só polo pola ata iso ela entre sen mesmo aos quen nas ese son foi está ser ten',
    af: 'die van en in is nie het dat te wat om vir met op hy sy aan ook daar sal as was word by kan hulle deur maar wees ons meer ek uit na hierdie nog',
    sw: 'ya na wa kwa ni katika la za kuwa cha kama hii yake hiyo au hayo huo baada wake lakini alisema kwamba watu sana vya',
    tl: 'ang ng sa na mga at ay si ni para hindi ito may kay nang rin ko siya pa lang mo kung ako isang din nila niya',
  },
  Cyrl: {
    ru: 'и в не на с что по к как из это от за для а его но он о у же так или все было только при до они может был быть если после уже когда ее мы во том также года которые',
    uk: 'і в не на з що до та як за це від для а його але він про у же так або все було тільки при вони може був бути якщо після вже коли її ми є також року які цього через й',
    be: 'і ў не на з што да як за гэта ад для а яго але ён пра у жа так або усе было толькі пры яны можа быў быць калі пасля ужо яе мы таксама года якія',
    bg: 'и на в да се за от не са с че по като това е до а със но при който ще във той или си го след които още само му има към между както те може бъде беше',
    sr: 'и у је на се да су за од са што који не о а као али из то које све би ће по није само која или како бити био може још до више јер када те након',
    mk: 'и на во да се за од не со дека што по како тоа е до а но кој ќе тој или си го кои уште само му има кон меѓу те може беше ова',
    kk: 'және бұл мен бір де үшін деп бар оның болып ол осы да болды сол жылы кейін қазақстан туралы керек емес',
    mn: 'нь байна гэж энэ ба юм хийх болон байгаа улсын болно тухай бол дээр ч хүн',
  },
  Deva: {
    hi: 'के में की है और से का को पर यह ने कि हैं एक इस लिए भी नहीं हो कर था तो वह जो गया अपने या साथ करने बाद थी कहा ही रहा',
    mr: 'आहे आणि या च्या मध्ये हे ते की असे नाही आहेत होते एक हा ही करण्यात साठी तर व पण झाली केली म्हणून त्यांनी',
    ne: 'छ र को मा का ले पनि यो हो भएको गर्न छन् गरेको लागि तथा थियो एक नेपाल भने हुन गरी त्यो',
  },
};

/**
 * More words that no text is about: possessives, questions, connections. Only for what is counted in short texts, where one
 * such word may stand several times; telling languages apart gains nothing by them. Words of four letters and more (in Chinese
 * and Korean of two), ours, lower case.
 */
export const furtherFunctionWords: Readonly<Record<string, string>> = {
  en: 'your yours ours theirs where than then them these those into onto over under only also some such very just does could should must every each other between before after because without while until here upon most much many both same never always',
  de: 'oder aber ohne eine einen eines dein deine deinen deiner mein meine meinen unser unsere unseren euer eure ihre ihren ihrer dieser diese dieses diesen jeder jede jedes alle allen alles welche welcher warum wann woher wohin hier dort immer gegen unter zwischen während damit statt sein seine seinen sollte können müssen',
  fr: 'votre notre leurs vous nous avec sans dans pour chez vers entre sous cette cette cela elle elles tout tous toute toutes comment pourquoi quand quel quelle quels quelles dont alors aussi selon avant après chaque être avoir faire mieux',
  es: 'para como cómo cuando cuándo donde dónde qué cuál cuáles quién desde hasta sobre entre contra según esta este esto estos estas todo todos toda todas nuestra nuestro nuestros nuestras vuestra vuestro tuyo tuya suyo cada porque aunque mejor mucho',
  it: 'come dove quando perché sono della delle dello degli dalla dalle alla alle allo agli nella nelle nello negli sulla sulle vostra vostro vostri vostre nostra nostro nostri nostre tutto tutti tutta tutte ogni senza contro verso quale quali questa queste questi',
  pt: 'para como onde quando sobre entre desde este esta estes estas esse essa isso todo todos toda todas nosso nossa nossos nossas vosso vossa seus suas meus minhas cada porque qual quais quem sem contra melhor',
  nl: 'voor naar jouw jullie onze deze zonder waar waarom wanneer welke tussen onder tegen alle alles elke ieder mijn hun haar zelf hier daar',
  pl: 'twój twoja twoje twoim twoją nasz nasza nasze wasz jest oraz przez gdzie kiedy dlaczego jakie jaka jaki które który która bardzo wszystko wszystkie każdy każda swój swoje swoją bez przed między',
  sv: 'eller utan från till över under mellan alla alltid varför vilka vilken hur din ditt dina deras deras våra vårt',
  da: 'eller uden over under mellem alle altid hvorfor hvordan hvilke hvilken hvor dine deres vores',
  nb: 'eller uten over under mellom alle alltid hvorfor hvordan hvilke hvilken hvor dine deres våre',
  fi: 'sinun minun meidän teidän miten miksi missä milloin mikä mitkä kaikki kanssa ilman sekä tämä nämä myös joka',
  cs: 'tvůj tvoje váš vaše vaši náš naše naši svůj svoje proč kdy který která které všechno všechny každý mezi před bez',
  tr: 'için ile veya nasıl neden nerede hangi bütün tüm kendi sizin bizim sonra önce kadar daha gibi olarak',
  ru: 'ваш ваша ваше ваши вашего вашей вашу ваших наш наша наши нашего нашей твой твоя свой свою свои своего чтобы когда если очень через после перед между этот этого этой можно нужно почему какой какая какие какую весь всего всех всем где куда или без для под надо лучше быть',
  uk: 'ваш ваша ваші вашого наш наша наші свій свою свої щоб коли якщо дуже через після перед між цей цього можна потрібно чому який яка які яку весь всього всіх для або без',
  id: 'untuk dengan dari pada yang anda kamu kita kami bagaimana mengapa kapan dimana atau dalam adalah semua setiap tanpa antara agar',
  vi: 'của cho với những trong như thế nào không được',
  ar: 'كيف لماذا متى أين هذا هذه ذلك التي الذي الذين على إلى حول بدون بعد قبل بين جميع لكن عند عندما كان',
  he: 'שלך שלכם שלנו שלי איך למה מתי איפה כמה הזה הזאת אשר בלי אחרי לפני בין כאשר אבל',
  fa: 'برای چگونه چرا کجا کدام این آن شما خود بدون برای تمام همه چیست',
  hi: 'क्या कैसे क्यों कहाँ कौन अपने अपनी अपना आपके आपकी आपका हमारे लिए बिना सभी और',
  ko: '그리고 우리 우리의 당신 당신의 모든 어떻게 또는 위한 위해 대한 없는 있는 하는 함께',
  zh: '什么 什麼 怎么 怎麼 怎样 怎樣 如何 我们 我們 你们 你們 可以 还是 還是 以及 哪些 哪个 哪個 哪里 為什麼 为什么 多少 这个 這個 一个 一個',
};

/** Letters that point to some languages and against the others of their script. */
export const tellingLetters: Readonly<Record<string, string>> = {
  ß: 'de', ñ: 'es gl eu tl', ã: 'pt vi', õ: 'pt et vi', ł: 'pl', ż: 'pl', ź: 'pl', ś: 'pl', ą: 'pl lt', ę: 'pl lt', ř: 'cs', ě: 'cs', ů: 'cs', ľ: 'sk', ĺ: 'sk', ŕ: 'sk',
  ő: 'hu', ű: 'hu', ă: 'ro vi', ș: 'ro', ț: 'ro', ţ: 'ro', ğ: 'tr az', ı: 'tr az', ş: 'tr az ro', ə: 'az', å: 'sv da nb fi', æ: 'da nb', ø: 'da nb', ā: 'lv', ē: 'lv', ī: 'lv',
  ķ: 'lv', ļ: 'lv', ņ: 'lv', ģ: 'lv', ė: 'lt', ų: 'lt', į: 'lt', ū: 'lt lv', đ: 'vi hr', ơ: 'vi', ư: 'vi', ả: 'vi', ạ: 'vi', ế: 'vi', ộ: 'vi', ć: 'hr pl', ë: 'sq nl', ï: 'ca nl fr',
  ò: 'it ca', ì: 'it', œ: 'fr', ê: 'fr pt vi', è: 'fr it ca', ç: 'fr pt ca tr az sq', ü: 'de tr hu et az', ä: 'de sv fi et', ö: 'de sv fi et tr hu az',
  ы: 'ru be kk mn', э: 'ru be mn kk', ё: 'ru be', ї: 'uk', є: 'uk', ґ: 'uk', і: 'uk be kk', ў: 'be', ј: 'sr mk', љ: 'sr mk', њ: 'sr mk', ћ: 'sr', ђ: 'sr', џ: 'sr mk', ѓ: 'mk', ќ: 'mk', ѕ: 'mk',
  ә: 'kk', ғ: 'kk', қ: 'kk', ң: 'kk', ұ: 'kk', ө: 'mn kk', ү: 'mn kk', ъ: 'bg',
};
