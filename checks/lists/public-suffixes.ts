/**
 * Public suffixes of two labels: names under which different owners register, such as co.uk.
 * Derived from the Public Suffix List (https://publicsuffix.org/list/), Mozilla Public License 2.0; this file is available under
 * that licence. The whole list takes 130 kB of a script, so left out are: suffixes of three labels, the municipalities of .no, the
 * provinces of .it, .aero, and all private suffixes but well-known hosts of sites. A name under one of these is taken for one
 * registrable domain higher. As of the release of 2026-11.
 */

/** Each line: top-level domains, a colon, the second-level labels that are suffixes under each of them. */
export const secondLevelSuffixes = `
ac,al,ba,iq,kg,kz,sy,to,vc,ye:com edu gov mil net org
ae:ac co gov mil net org sch
af,bh,bm,bn,bs,bt,gr,kh,lb,lr,mo,ms,sb,sc,sg,sl,ws:com edu gov net org
ag:co com net nom org
ai:com net off org
am:co com commune net org
ao:co ed edu gov gv it og org pb
ar:bet com coop edu gob gov int mil musica mutual net org seg senasa tur
arpa:e164 home in-addr ip6 iris uri urn
as,bf,cd,cx,cz,ie,lt,mr,pw,sx,tl:gov
at:ac co gv or
au:act asn com conf edu gov id net nsw nt org oz qld sa tas vic wa
aw:com
az:biz co com edu gov info int mil name net org pp pro
bb:biz co com edu gov info net org store tv
bd:ac ai co com edu gov id info it mil net org sch tv
be:ac
bg:0 1 2 3 4 5 6 7 8 9 a b c d e f g h i j k l m n o p q r s t u v w x y z
bi:co com edu or org
bj:africa agro architectes assur avocats co com eco econo edu info loisirs money net org ote restaurant resto tourism univ
bo:academia agro arte blog bolivia ciencia com cooperativa democracia deporte ecologia economia edu empresa gob ia indigena industria info int medicina mil movimiento musica natural net nombre noticias org patria plurinacional politica profesional pueblo revista salud tecnologia tksat transporte tv web wiki
br:9guacu abc adm adv agr aju am anani aparecida api app arq art ato b barueri belem bet bhz bib bio blog bmd boavista bsb campinagrande campinas caxias cim cng cnt com contagem coop coz cri cuiaba curitiba def des det dev ecn eco edu emp enf eng esp etc eti far feira flog floripa fm fnd fortal fot foz fst g12 geo ggf goiania gov gru ia imb ind inf jab jampa jdf joinville jor jus leg leilao lel log londrina macapa maceio manaus maringa mat med mil morena mp mus natal net niteroi nom not ntr odo ong org osasco palmas poa ppg pro psc psi pvh qsl radio rec recife rep ribeirao rio riobranco riopreto salvador sampa santamaria santoandre saobernardo saogonca seg sjc slg slz social sorocaba srv taxi tc tec teo the tmp trd tur tv udi vet vix vlog wiki xyz zlg
bw:ac co gov net org
by:com gov mil of
bz,dm,gy,lc:co com edu gov net org
ca:ab bc gc mb nb nf nl ns nt nu on pe qc sk yk
ci:ac asso co com ed edu go gouv int net or org xn--aroport-bya
cl:co gob gov mil
cm:co com gov net
cn:ac ah bj com cq edu fj gd gov gs gx gz ha hb he hi hk hl hn jl js jx ln mil mo net nm nx org qh sc sd sh sn sx tj tw xj xn--55qx5d xn--io0a7i xn--od0alg xz yn zj
co:com edu gov mil net nom org
cr:ac co ed fi go or sa
cu:com edu gob inf nat net org
cv:com edu id int net nome org publ
cw,fm,ky,mt,vu:com edu net org
cy:ac biz com ekloges gov ltd mil net org press pro tm
do:art com edu gob gov mil net org sld web
dz:art asso com edu gov net org pol soc tm
ec:abg adm agron arqt art bar chef com cont cpa cue dent dgn disco doc edu eng esm fin fot gal gob gov gye ibr info k12 lat loj med mil mktg mon net ntr odont org pro prof psic psiq pub rio rrpp sal tech tul tur uio vet xxx
ee:aip com edu fie gov lib med org pri riik
eg:ac com edu eun gov info me mil name net org sci sport tv
es:com edu gob nom org
et:biz com edu gov info name net org
fi:aland
fj:ac biz com edu gov id info mil name net org pro
fr:asso avoues cci com gouv greta huissier-justice nom prd tm
gd,it:edu gov
ge:com cyb edu gov llc net online org pvt school tnx
gg,je:co net org
gh:biz com edu gov mil net org
gi:com edu gov ltd mod org
gl:co com edu net org
gn:ac com edu gov net org
gp:asso com edu mobi net org
gt:com edu gob ind mil net org
gu:com edu gov guam info net org web
hk:com edu gov idv net org xn--55qx5d xn--ciqpn xn--gmq050i xn--gmqw5a xn--io0a7i xn--lcvr32d xn--mk0axi xn--mxtq1m xn--od0alg xn--od0aq3b xn--tn0ag xn--uc0atv xn--uc0ay4a xn--wcvs22d xn--zf0avx
hn:com edu gob mil net org
hr:com from iz name
ht:adult art asso com coop edu firm gouv info med net org perso pol pro rel shop
hu:2000 agrar bolt casino city co erotica erotika film forum games hotel info ingatlan jogasz konyvelo lakas media news org priv reklam sex shop sport suli szex tm tozsde utazas video
id:ac ai biz co desa go kop mil my net or ponpes sch web xn--9tfky
il:ac co gov idf k12 muni net org
im:ac co com net org tt tv
in:5g 6g ac aero ai alumni am bank bihar biz business ca cn co com coop cs delhi dr edu er fin firm gen gov gujarat ind info int internet io me mil net nic org pg post pro res school travel tv ub uk up us
int:eu
io,tm:co com edu gov mil net nom org
ir:ac co gov id net org sch xn--mgba3a4f16a xn--mgba3a4fra
jo:agri ai com edu eng fm gov mil net org per phd sch tv
jp:ac ad aichi akita aomori chiba co ed ehime fukui fukuoka fukushima gifu go gr gunma hiroshima hokkaido hyogo ibaraki ishikawa iwate kagawa kagoshima kanagawa kawasaki kitakyushu kobe kochi kumamoto kyoto lg mie miyagi miyazaki nagano nagasaki nagoya nara ne niigata oita okayama okinawa or osaka saga saitama sapporo sendai shiga shimane shizuoka tochigi tokushima tokyo tottori toyama wakayama xn--0trq7p7nn xn--1ctwo xn--1lqs03n xn--1lqs71d xn--2m4a15e xn--32vp30h xn--4it168d xn--4it797k xn--4pvxs xn--5js045d xn--5rtp49c xn--5rtq34k xn--6btw5a xn--6orx2r xn--7t0a264c xn--8ltr62k xn--8pvr4u xn--c3s14m xn--d5qv7z876c xn--djrs72d6uy xn--djty4k xn--efvn9s xn--ehqz56n xn--elqq16h xn--f6qx53a xn--k7yn95e xn--kbrq7o xn--klt787d xn--kltp7d xn--kltx9a xn--klty5x xn--mkru45i xn--nit225k xn--ntso0iqx3a xn--ntsq17g xn--pssu33l xn--qqqt11m xn--rht27z xn--rht3d xn--rht61e xn--rny31h xn--tor131o xn--uist22h xn--uisz3g xn--uuwu58a xn--vgu402c xn--zbx025d yamagata yamaguchi yamanashi yokohama
ke:ac co go info me mobi ne or sc
ki,nr:biz com edu gov info net org
km:ass asso com coop edu gouv gov medecin mil nom notaires org pharmaciens prd presse tm veterinaire
kn:edu gov net org
kp:com edu gov org rep tra
kr:ac ai busan chungbuk chungnam co daegu daejeon es gangwon go gwangju gyeongbuk gyeonggi gyeongnam hs incheon io it jeju jeonbuk jeonnam kg me mil ms ne or pe re sc seoul ulsan
kw:com edu emb gov ind net org
la:com edu gov info int net org per
lk:ac assn com edu gov grp hotel int ltd net ngo org sch soc web
ls:ac biz co edu gov info net org sc
lv:asn com conf edu gov id mil net org
ly:com edu gov id med net org plc sch
ma:ac co gov net org press
mc:asso tm
me:ac co edu gov its net org priv
mg:co com edu gov mil nom org prd
mk:com edu gov inf name net org
ml:ac art asso com edu gouv gov info inst net org pr presse
mn:edu gov org
mu:ac co com gov net or org
mv:aero biz com coop edu gov info int mil museum name net org pro
mw:ac biz co com coop edu gov int net org
mx:com edu gob net org
my:biz com edu gov mil name net org
mz:ac adv co edu gov mil net org
na:alt co com gov net org
nc:asso nom
nf:arts com firm info net other per rec store web
ng:com edu gov i mil mobi name net org sch
ni:ac biz co com edu gob in info int mil net nom org web
nz:ac co cri geek gen govt health iwi kiwi maori mil net org parliament school xn--mori-qsa
om:co com edu gov med museum net org pro
pa:abo ac com edu gob ing med net nom org sld
pe:com edu gob mil net nom org
pf:com edu org
ph:com edu gov i mil net ngo org
pk:ac biz com edu fam gkp gob gog gok gop gos gov net org web
pl:agro aid atm augustow auto babia-gora bedzin beskidy bialowieza bialystok bielawa bieszczady biz boleslawiec bydgoszcz bytom cieszyn com czeladz czest dlugoleka edu elblag elk glogow gmina gniezno gorlice gov grajewo gsm ilawa info jaworzno jelenia-gora jgora kalisz karpacz kartuzy kaszuby katowice kazimierz-dolny kepno ketrzyn klodzko kobierzyce kolobrzeg konin konskowola kutno lapy lebork legnica lezajsk limanowa lomza lowicz lubin lukow mail malbork malopolska mazowsze mazury media miasta mielec mielno mil mragowo naklo net nieruchomosci nom nowaruda nysa olawa olecko olkusz olsztyn opoczno opole org ostroda ostroleka ostrowiec ostrowwlkp pc pila pisz podhale podlasie polkowice pomorskie pomorze powiat priv prochowice pruszkow przeworsk pulawy radom rawa-maz realestate rel rybnik rzeszow sanok sejny sex shop sklep skoczow slask slupsk sos sosnowiec stalowa-wola starachowice stargard suwalki swidnica swiebodzin swinoujscie szczecin szczytno szkola targi tarnobrzeg tgory tm tourism travel turek turystyka tychy ustka walbrzych warmia warszawa waw wegrow wielun wlocl wloclawek wodzislaw wolomin wroclaw zachpomor zagan zarow zgora zgorzelec
pn:co edu gov net org
pr:ac biz com edu est gov info isla name net org pro prof
pro:aaa aca acct avocat bar cpa eng jur law med recht
ps:com edu gov net org plo sec
pt:com edu gov int net nome org publ
py:com coop edu gov mil net org
qa:com edu gov mil name net org sch
re:asso com
ro:arts com firm info nom nt org rec store tm www
rs:ac co edu gov in org
rw:ac co coop gov mil net org
sa:com edu gov med net org pub sch
sd:com edu gov info med net org tv
se:a ac b bd brand c d e f fh fhsk fhv g h i k komforb kommunalforbund komvux l lanbib m n naturbruksgymn o org p parti pp press r s t tm u w x y z
sh:com gov mil net org
sk:org
sn:art com edu gouv org univ
so:com edu gov me net org
ss:biz co com edu gov me net org sch
st:co com consulado edu embaixada mil net org principe saotome store
sv:com edu gob org red
sz:ac co org
th:ac co go in mi net or
tj:biz co com edu go gov int mil name net nic org test web
tn:com ens fin gov ind info intl mincom nat net org perso tourism
tr:av bbs bel biz com dr edu gen gov info k12 kep mil name nc net org pol tel tsk tv web
tt:biz co com edu gov info mil name net org pro
tw:club com ebiz edu game gov idv mil net org
tz:ac co go hotel info me mil mobi ne or sc tv
ua:cherkassy cherkasy chernigov chernihiv chernivtsi chernovtsy ck cn com cr crimea cv dn dnepropetrovsk dnipropetrovsk donetsk dp edu gov if in ivano-frankivsk kh kharkiv kharkov kherson khmelnitskiy khmelnytskyi kiev kirovograd km kr kropyvnytskyi krym ks kv kyiv lg lt lugansk luhansk lutsk lv lviv mk mykolaiv net nikolaev od odesa odessa org pl poltava rivne rovno rv sb sebastopol sevastopol sm sumy te ternopil uz uzhgorod uzhhorod vinnica vinnytsia vn volyn yalta zakarpattia zaporizhzhe zaporizhzhia zhitomir zhytomyr zp zt
ug:ac co com edu go gov mil ne or org sc us
uk:ac co gov ltd me net nhs org plc police sch
us:ak al ar as az ca co ct dc de dni fl ga gu hi ia id il in isa ks ky la ma md me mi mn mo ms mt nc nd ne nh nj nm nsn nv ny oh ok or pa pr ri sc sd tn tx ut va vi vt wa wi wv wy
uy:com edu gub mil net org
uz:co com net org
ve:arts bib co com e12 edu emprende firm gob gov ia info int mil net nom org rar rec store tec web
vg:edu
vi:co com k12 net org
vn:ac ad ai angiang ap bacgiang backan baclieu bacninh baria-vungtau bentre binhdinh binhduong binhphuoc binhthuan biz camau cantho caobang com daklak daknong danang dienbien dongnai dongthap edu gialai gov hagiang haiduong haiphong hanam hanoi hatinh haugiang health hoabinh hue hungyen id info int io khanhhoa kiengiang kontum laichau lamdong langson laocai longan namdinh name net nghean ninhbinh ninhthuan on org phutho phuyen pro quangbinh quangnam quangngai quangninh quangtri soctrang sonla tayninh thaibinh thainguyen thanhhoa thanhphohochiminh thuathienhue tiengiang travinh tuyenquang vinhlong vinhphuc yenbai
xn--4dbrk0ce:xn--4dbgdty6c xn--5dbhl8d xn--8dbq2a xn--hebda8b
xn--90a3ac:xn--80au xn--90azh xn--c1avg xn--d1at xn--o1ac xn--o1ach
xn--j6w193g:xn--55qx5d xn--gmqw5a xn--mxtq1m xn--od0alg xn--uc0atv xn--wcvs22d
xn--o3cw4h:xn--12c1fe0br xn--12cfi8ixb8l xn--12co0c3b4eva xn--h3cuzk1di xn--m3ch0j3a xn--o3cyx2a
za:ac agric alt co edu gov grondar law mil net ngo nic nis nom org school tm web
zm:ac biz co com edu gov info mil net org sch
zw:ac co gov mil org
`;

/** Top-level domains under which every second-level label is a suffix, with their exceptions. */
export const wildcardSuffixes: Readonly<Record<string, readonly string[]>> = { ck: ['www'], er: [], fk: [], jm: [], mm: [], np: [], pg: [] };

/** Hosts of other people's sites: each name below is somebody else's. */
export const hostingSuffixes = `
altervista.org amplifyapp.com appspot.com azureedge.net azurefd.net azurestaticapps.net azurewebsites.net base44.app bearblog.dev bitbucket.io
blogspot.com br.com bubbleapps.io carrd.co chatgpt.site claude.app cloudfront.net cloudfunctions.net cn.com co.com co.nl co.no codeberg.page
codepen.app codepen.dev com.de com.se csb.app de.com deno.dev discourse.group discourse.team duckdns.org elasticbeanstalk.com eu.com eu.org expo.app
figma.site firebaseapp.com fly.dev framer.app framer.media framer.website gb.net gitbook.io github.app github.io githubusercontent.com gitlab.io
glideos.app hateblo.jp hatenablog.com hatenablog.jp hatenadiary.jp herokuapp.com hf.space is-a.dev it.com jouwweb.site leadpages.co lovable.app
mybox.page myshopify.com netlify.app ngrok-free.app ngrok.app ngrok.io notion.site ondigitalocean.app onrender.com pages.dev pantheonsite.io
pythonanywhere.com readthedocs.io repl.co replit.app replit.dev run.app se.net simplesite.com square.site streamlit.app streamlitapp.com supabase.co
surge.sh toolforge.org trycloudflare.com uk.com uk.net us.com vercel.app vercel.dev web.app webflow.io wixsite.com wixstudio.com wixstudio.io
wmflabs.org workers.dev wpenginepowered.com yolasite.com za.com
`;
