/**
 * Subtags of the IANA Language Subtag Registry as BCP 47 uses them: two-letter languages (ISO 639-1, with the withdrawn
 * codes that the registry keeps), extended languages, scripts (ISO 15924), regions (ISO 3166-1, with the registry's exceptional,
 * former and private-use codes, and UN M.49 areas) and variants. Not the 8,000 languages of three letters.
 * Source: https://www.iana.org/assignments/language-subtag-registry, written from ISO 639-1, 15924 and 3166-1, 2026-11-21;
 * extended languages, areas and variants from the registry of 2025-08-25.
 */
const set = (codes: string): ReadonlySet<string> => new Set(codes.split(' '));

export const languageCodes = set(
  'aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ' +
    'ha he hi ho hr ht hu hy hz ia id ie ig ii ik in io is it iu iw ja ji jv jw ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mo mr ms mt my ' +
    'na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ' +
    'ug uk ur uz ve vi vo wa wo xh yi yo za zh zu',
);

export const scriptCodes = set(
  'Adlm Afak Aghb Ahom Arab Aran Armi Armn Avst Bali Bamu Bass Batk Beng Berf Bhks Blis Bopo Brah Brai Bugi Buhd Cakm Cans Cari Cham Cher Chis Chrs Cirt Copt Cpmn Cprt Cyrl Cyrs ' +
    'Deva Diak Dogr Dsrt Dupl Egyd Egyh Egyp Elba Elym Ethi Gara Geok Geor Glag Gong Gonm Goth Gran Grek Gujr Gukh Guru Hanb Hang Hani Hano Hans Hant Hatr Hebr Hira Hluw Hmng Hmnp ' +
    'Hntl Hrkt Hung Inds Ital Jamo Java Jpan Jurc Kali Kana Kawi Khar Khmr Khoj Kitl Kits Knda Kore Kpel Krai Kthi Lana Laoo Latf Latg Latn Leke Lepc Limb Lina Linb Lisu Loma Lyci Lydi ' +
    'Mahj Maka Mand Mani Marc Maya Medf Mend Merc Mero Mlym Modi Mong Moon Mroo Mtei Mult Mymr Nagm Nand Narb Nbat Newa Nkdb Nkgb Nkoo Nshu Ogam Olck Onao Orkh Orya Osge Osma Ougr ' +
    'Palm Pauc Pcun Pelm Perm Phag Phli Phlp Phlv Phnx Piqd Plrd Prti Psin Ranj Rjng Rohg Roro Runr Samr Sara Sarb Saur Seal Sgnw Shaw Shrd Shui Sidd Sidt Sind Sinh Sogd Sogo Sora Soyo ' +
    'Sund Sunu Sylo Syrc Syre Syrj Syrn Tagb Takr Tale Talu Taml Tang Tavt Tayo Telu Teng Tfng Tglg Thaa Thai Tibt Tirh Tnsa Todr Tols Toto Tutg Ugar Vaii Visp Vith Wara Wcho Wole ' +
    'Xpeo Xsux Yezi Yiii Zanb Zinh Zmth Zsye Zsym Zxxx Zyyy Zzzz',
);

export const regionCodes = set(
  'AA AC AD AE AF AG AI AL AM AN AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BU BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CP CQ CR CS CU CV CW CX CY CZ ' +
    'DD DE DG DJ DK DM DO DZ EA EC EE EG EH ER ES ET EU EZ FI FJ FK FM FO FR FX GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU IC ID IE IL IM IN IO IQ IR IS IT ' +
    'JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NT NU NZ ' +
    'OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SU SV SX SY SZ TA TC TD TF TG TH TJ TK TL TM TN TO TP TR TT TV TW TZ ' +
    'UA UG UM UN US UY UZ VA VC VE VG VI VN VU WF WS XK YD YE YT YU ZA ZM ZR ZW ZZ ' +
    '001 002 003 005 009 011 013 014 015 017 018 019 021 029 030 034 035 039 053 054 057 061 142 143 145 150 151 154 155 202 419',
);

/** Extended languages by the language that each must follow: zh-yue, sgn-ase. */
export const extendedLanguageCodes: Readonly<Record<string, ReadonlySet<string>>> = {
  ar: set('aao abh abv acm acq acw acx acy adf aeb aec afb ajp apc apd arb arq ars ary arz auz avl ayh ayl ayn ayp bbz pga shu ssh'),
  sgn: set(
    'ads aed aen afg ajs ase asf asp asq asw bfi bfk bog bqn bqy bvl bzs cds csc csd cse csf csg csl csn csq csr csx doq dse dsl dsz ecs ehs esl esn eso eth fcs fse fsl fss ' +
      'gds gse gsg gsm gss gus hab haf hds hks hos hps hsh hsl icl iks ils inl ins ise isg isr jcs jhs jks jls jos jsl jus kgi kvk lbs lgs lls lsb lsc lsg lsl lsn lso lsp lst ' +
      'lsv lsw lsy lws mdl mfs mre msd msr mzc mzg mzy nbs ncs nsi nsl nsp nsr nzs okl pgz pks prl prz psc psd psg psl pso psp psr pys rib rms rnb rsi rsl rsm rsn sdl sfb sfs ' +
      'sgg sgx slf sls sqk sqs sqx ssp ssr svk swl syy szs tse tsm tsq tss tsy tza ugn ugy ukl uks vgt vsi vsl vsv wbs xki xml xms yds ygs yhs ysl ysm zib zsl',
  ),
  ms: set(
    'bjn btj bve bvu coa dup hji jak jax kvb kvr kxd lce lcf liw max meo mfa mfb min mqg msi mui orn ors pel pse tmw urk vkk vkt xmm zlm zmi zsm',
  ),
  zh: set('cdo cjy cmn cnp cpx csp czh czo gan hak hnm hsn luh lzh mnp nan sjc wuu yue'),
  kok: set('gom knn'),
  lv: set('ltg lvs'),
  sw: set('swc swh'),
  uz: set('uzn uzs'),
};

/** Dialects, spellings and transcriptions: de-1901, ca-valencia. */
export const variantCodes = set(
  '1606nict 1694acad 1901 1959acad 1994 1996 abl1943 akhmimic akuapem alalc97 aluku anpezo ao1990 aranes arevela arevmda arkaika asante auvern baku1926 balanka barla ' +
    'basiceng bauddha bciav bcizbl biscayan biske blasl bohairic bohoric boont bornholm cisaup colb1945 cornu creiss dajnko ekavsk emodeng fascia fayyumic fodom fonipa ' +
    'fonkirsh fonnapa fonupa fonxsamp gallo gascon gherd grclass grital grmistr hanoi hepburn heploc hognorsk hsistemo huett ijekavsk itihasa ivanchov jauer jyutping kkcor ' +
    'kleinsch kociewie kscor laukika leidentr lemosin lengadoc lipaw ltg1929 ltg2007 luna1918 lycopol mdcegyp mdctrans mesokem metelko monoton ndyuka nedis newfound nicard ' +
    'njiva nulik osojs oxendict pahawh2 pahawh3 pahawh4 pamaka peano pehoeji petr1708 pinyin polyton provenc puter rigik rozaj rumgr sahidic saigon scotland scouse simple ' +
    'solba sotav spanglis surmiran sursilv sutsilv synnejyl tailo tarask tongyong tunumiit uccor ucrcor ulster unifon vaidika valbadia valencia vallader vecdruka viennese ' +
    'vivaraup wadegile xsistemo',
);
