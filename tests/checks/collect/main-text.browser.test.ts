import { describe, expect, test } from 'vitest';
import { collect, valueIn } from '../../support/live-document.ts';

/** The same page in languages of five scripts: sentences of an article, a short line, a name, a headline. */
interface Words {
  sentences: string[];
  label: string;
  teasers: string[];
  appeal: string;
  headline: string;
  caption: string;
}
const languages: Record<string, Words> = {
  en: {
    sentences: [
      'The harbour of Lindau has reopened its old lighthouse to visitors after two years of repair work on the tower, its lantern and its stairs.',
      'Visitors can climb the tower every day from April to October, and the view reaches across the lake to the mountains on the other side.',
      'The town paid for new windows, a new lantern and a handrail, because the old iron had rusted through in many places over the decades.',
      'Families with children get a guided walk on Saturdays, which starts at the ticket office beside the pier and takes about an hour in all.',
    ],
    label: 'Share this page',
    teasers: ['Ferry fares rise again in spring', 'Old mill becomes a concert hall', 'Record number of swimmers at the lake'],
    appeal: 'Our newsletter brings you the best of the week every Friday, free of charge.',
    headline: 'Lindau lighthouse reopens to visitors',
    caption: 'The lighthouse in the evening light, seen from the pier.',
  },
  ru: {
    sentences: [
      'Гавань Линдау снова открыла старый маяк для посетителей после двух лет ремонта башни, фонаря и лестницы, на который ушло много денег.',
      'Посетители могут подниматься на башню каждый день с апреля по октябрь, а вид простирается через всё озеро до гор на другом берегу.',
      'Город заплатил за новые окна, новый фонарь и перила, потому что старое железо за десятилетия проржавело насквозь во многих местах.',
      'Для семей с детьми по субботам проводится прогулка, которая начинается у кассы рядом с причалом и занимает всего около одного часа.',
    ],
    label: 'Поделиться страницей',
    teasers: ['Билеты на паром снова дорожают весной', 'Старая мельница стала концертным залом', 'Рекордное число пловцов на озере'],
    appeal: 'Наша рассылка приносит вам лучшее за неделю каждую пятницу, совершенно бесплатно.',
    headline: 'Маяк Линдау снова открыт',
    caption: 'Маяк в вечернем свете, вид с причала.',
  },
  ar: {
    sentences: [
      'أعاد ميناء لينداو فتح منارته القديمة أمام الزوار بعد عامين من أعمال الترميم في البرج ومصباحه ودرجه، وقد كلف ذلك المدينة أموالا كثيرة.',
      'يستطيع الزوار صعود البرج كل يوم من أبريل إلى أكتوبر، ويمتد المنظر عبر البحيرة حتى الجبال العالية الواقعة على الضفة الأخرى.',
      'دفعت المدينة ثمن نوافذ جديدة ومصباح جديد ودرابزين، لأن الحديد القديم كان قد صدئ تماما في مواضع كثيرة على مر العقود الماضية.',
      'تحصل العائلات التي معها أطفال على جولة بصحبة مرشد يوم السبت، تبدأ عند مكتب التذاكر بجانب الرصيف وتستغرق نحو ساعة كاملة.',
    ],
    label: 'شارك هذه الصفحة',
    teasers: ['أسعار العبّارة ترتفع مجددا في الربيع', 'الطاحونة القديمة تصبح قاعة للحفلات', 'عدد قياسي من السباحين في البحيرة'],
    appeal: 'تحمل إليكم نشرتنا البريدية أفضل ما في الأسبوع كل يوم جمعة، مجانا تماما.',
    headline: 'منارة لينداو تفتح أبوابها',
    caption: 'المنارة في ضوء المساء، من الرصيف.',
  },
  ja: {
    sentences: [
      'リンダウの港は、塔と灯器と階段の二年にわたる修理を終え、古い灯台をふたたび見学者に開放した。費用は町がすべて負担したという。',
      '見学者は四月から十月まで毎日塔に登ることができ、眺めは湖を越えて対岸の山々まで広がっている。晴れた日には遠くの峰まで見える。',
      '町は新しい窓と新しい灯器、それに手すりの費用を支払った。古い鉄は何十年もの間に多くの場所で錆びつき、穴が開いていたからである。',
      '子ども連れの家族のためには土曜日に案内つきの散歩があり、桟橋のそばの切符売り場から出発して、全部で一時間ほどかかるという。',
    ],
    label: 'このページを共有する',
    teasers: ['フェリーの運賃が春にまた値上がりする', '古い水車小屋がコンサートホールになる', '湖で泳ぐ人の数が過去最高になった'],
    appeal: '毎週金曜日に、今週の話題をまとめたメールマガジンを無料でお届けします。',
    headline: 'リンダウの灯台がふたたび開く',
    caption: '夕方の光の中の灯台。桟橋から見る。',
  },
  th: {
    sentences: [
      'ท่าเรือลินเดาได้เปิดประภาคารเก่าให้ผู้เยี่ยมชมอีกครั้งหลังจากการซ่อมแซมหอคอยโคมไฟและบันไดเป็นเวลาสองปีซึ่งใช้เงินของเมืองเป็นจำนวนมาก',
      'ผู้เยี่ยมชมสามารถขึ้นหอคอยได้ทุกวันตั้งแต่เดือนเมษายนถึงเดือนตุลาคมและทิวทัศน์จะทอดยาวข้ามทะเลสาบไปจนถึงภูเขาที่อยู่อีกฝั่งหนึ่งของน้ำ',
      'เมืองจ่ายเงินสำหรับหน้าต่างใหม่โคมไฟใหม่และราวจับเพราะเหล็กเก่าเป็นสนิมทะลุไปในหลายแห่งตลอดหลายทศวรรษที่ผ่านมาจนไม่อาจซ่อมได้อีก',
      'ครอบครัวที่มีเด็กจะได้เดินชมพร้อมมัคคุเทศก์ในวันเสาร์โดยเริ่มต้นที่สำนักงานขายตั๋วข้างท่าเรือและใช้เวลาทั้งหมดประมาณหนึ่งชั่วโมงเท่านั้น',
    ],
    label: 'แบ่งปันหน้านี้ให้เพื่อน',
    teasers: ['ค่าโดยสารเรือข้ามฟากขึ้นอีกในฤดูใบไม้ผลิ', 'โรงสีเก่ากลายเป็นห้องแสดงดนตรี', 'จำนวนคนว่ายน้ำในทะเลสาบสูงสุด'],
    appeal: 'จดหมายข่าวของเราส่งเรื่องที่ดีที่สุดของสัปดาห์ถึงคุณทุกวันศุกร์โดยไม่เสียค่าใช้จ่าย',
    headline: 'ประภาคารลินเดาเปิดอีกครั้ง',
    caption: 'ประภาคารในแสงยามเย็นมองจากท่าเรือ',
  },
};
const image = '<img width="300" height="200" alt="" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">';
const p = (text: string) => `<p>${text}</p>`;
const all = ({ sentences }: Words) => sentences.map(p).join('');
const menu = ({ teasers }: Words) => `<ul>${teasers.map((text, index) => `<li><a href="/m${index}">${text}</a></li>`).join('')}</ul>`;
/** Texts that belong to the article, and texts that do not. */
interface Case {
  html: string;
  remaining: string[];
  out: string[];
}
const usual = ({ sentences }: Words, out: string[], remaining: string[] = []) => ({ remaining: [...sentences, ...remaining], out });

const cases: Record<string, (words: Words) => Case> = {
  'a link list in the article': (w) => ({
    html: `<article><h1>${w.headline}</h1>${all(w)}<h2>${w.label}</h2>${menu(w)}</article>`,
    ...usual(w, [...w.teasers, w.label], [w.headline]),
  }),
  'a menu in main': (w) => ({
    html: `<main>${menu(w).repeat(4)}<h1>${w.headline}</h1>${all(w)}</main>`,
    ...usual(w, w.teasers, [w.headline]),
  }),
  'a line that leads to another article': (w) => ({
    html: `<article><h1>${w.headline}</h1>${p(w.sentences[0]!)}${p(w.sentences[1]!)}<p><b>${w.label}:</b> <a href="/x">${w.teasers[0]} ${w.teasers[1]}</a></p>${p(w.sentences[2]!)}${p(w.sentences[3]!)}</article>`,
    ...usual(w, [w.teasers[0]!]),
  }),
  'share buttons as labels': (w) => ({
    html: `<article><h1>${w.headline}</h1><div><span>${w.label}</span></div>${all(w)}</article>`,
    ...usual(w, [w.label]),
  }),
  'teasers with a summary each': (w) => ({
    html: `<main><h1>${w.headline}</h1>${all(w)}<div>${w.teasers.map((text, index) => `<div class="c"><h3><a href="/t${index}">${text}</a></h3><p>${w.caption} ${index}</p></div>`).join('')}</div></main>`,
    ...usual(w, [...w.teasers, w.caption]),
  }),
  'teasers without boxes': (w) => ({
    html: `<main><h1>${w.headline}</h1>${all(w)}${w.teasers.map((text, index) => `<h4><a href="/t${index}">${text}</a></h4><div>${w.caption} ${index}</div>`).join('')}</main>`,
    ...usual(w, [...w.teasers, w.caption]),
  }),
  'a box with a form': (w) => ({
    html: `<article><h1>${w.headline}</h1>${p(w.sentences[0]!)}<div>${p(w.appeal)}<form><input type="email" name="e"><button>OK</button></form></div>${w.sentences.slice(1).map(p).join('')}</article>`,
    ...usual(w, [w.appeal]),
  }),
  'an appeal known by its class': (w) => ({
    html: `<article><h1>${w.headline}</h1>${p(w.sentences[0]!)}<div class="article-newsletter-box">${p(w.appeal)}</div>${w.sentences.slice(1).map(p).join('')}</article>`,
    ...usual(w, [w.appeal]),
  }),
  'captions of figures': (w) => ({
    html: `<article><h1>${w.headline}</h1><figure>${image}<figcaption>${w.caption}</figcaption></figure>${all(w)}</article>`,
    ...usual(w, [w.caption]),
  }),
  'captions without a figure': (w) => ({
    html: `<article><h1>${w.headline}</h1><div class="image">${image}<p class="caption">${w.caption}</p></div>${all(w)}</article>`,
    ...usual(w, [w.caption]),
  }),
  'the headline once more': (w) => ({
    html: `<article><h1>${w.headline}</h1><p>${w.headline}</p>${all(w)}</article>`,
    remaining: w.sentences,
    out: [],
  }),
  'comments in articles': (w) => ({
    html: `<main><article><h1>${w.headline}</h1>${all(w)}</article><div id="comments"><h2>${w.label}</h2><ol class="comment-list">${w.teasers.map((text) => `<li><article><footer><time datetime="2024-03-09">9.3.2024</time></footer><p>${w.caption} ${text}</p></article></li>`).join('')}</ol></div></main>`,
    ...usual(w, [w.caption, w.label]),
  }),
  'comments without a name': (w) => ({
    html: `<div id="c"><h1>${w.headline}</h1>${all(w)}<form><textarea name="t"></textarea></form>${w.teasers.map((text, index) => `<div class="x"><div>2024-03-0${index + 1} 10:15</div><p>${w.appeal} ${text}</p></div>`).join('')}</div>`,
    ...usual(w, [w.appeal]),
  }),
  'lines with dates and no text between them': (w) => ({
    html: `<div id="c"><h1>${w.headline}</h1>${all(w)}<form><textarea name="t"></textarea></form>${[1, 2, 3].map((day) => `<div class="x"><p>2024-03-0${day} 10:15</p></div>`).join('')}${p(`${w.appeal} 2`)}</div>`,
    ...usual(w, [], [`${w.appeal} 2`]),
  }),
  'a sidebar by name that holds the article': (w) => ({
    html: `<main><article><div><h1>${w.headline}</h1>${p(w.sentences[0]!)}</div><div class="l-sidebar-fixed">${w.sentences.slice(1).map(p).join('')}</div></article></main>`,
    ...usual(w, []),
  }),
  'related articles as articles': (w) => ({
    html: `<main><h1>${w.headline}</h1>${all(w)}<div class="related-posts">${w.teasers.map((text, index) => `<article><a href="/t${index}">${text}</a><p>${w.caption} ${index}</p></article>`).join('')}</div></main>`,
    ...usual(w, [...w.teasers, w.caption]),
  }),
  'an article in rows': (w) => ({
    html: `<div id="c"><h1>${w.headline}</h1>${w.sentences.map((text) => `<div class="row"><div class="col">${p(text)}${p(`${text} 2`)}</div></div><div class="row"><div>${w.label}</div></div>`).join('')}</div>${menu(w)}`,
    ...usual(w, [...w.teasers, w.label]),
  }),
  'a lead above the container': (w) => ({
    html: `<div><h1>${w.headline}</h1><div id="lead">${w.sentences[0]}</div>${menu(w)}<div id="body">${w.sentences
      .slice(1)
      .map((text) => p(`${text} ${text}`))
      .join('')}</div></div>${menu(w)}`,
    ...usual(w, w.teasers, [w.headline]),
  }),
  'a small article element beside the text': (w) => ({
    html: `<article class="promo"><p>${w.appeal}</p></article><div id="c"><h1>${w.headline}</h1>${all(w)}</div>`,
    ...usual(w, [w.appeal]),
  }),
  'one of several articles': (w) => ({
    html: `<main><article><h1>${w.headline}</h1>${all(w)}</article>${[1, 2].map((n) => `<article><h2><a href="/${n}">${w.teasers[n]}</a></h2>${w.sentences.map((text) => p(`${n} ${text}`)).join('')}</article>`).join('')}</main>`,
    ...usual(w, w.teasers.slice(1)),
  }),
  'text in a layout table': (w) => ({
    html: `<table><tr><td>${menu(w)}</td><td><h1>${w.headline}</h1>${all(w)}</td></tr></table>`,
    ...usual(w, w.teasers),
  }),
  'a line of rights after the text': (w) => ({
    html: `<article><h1>${w.headline}</h1>${all(w)}<p>© 2024 ${w.label}</p></article>`,
    ...usual(w, [w.label]),
  }),
  'lines of another box at both ends': (w) => ({
    html: `<article><h1>${w.headline}</h1><div><p>${w.label}</p></div><div>${all(w)}</div><div><p>${w.teasers[0]}</p></div></article>`,
    ...usual(w, [w.label, w.teasers[0]!]),
  }),
  'a subheading that says the headline again': (w) => ({
    html: `<article><h1>${w.headline}</h1><h2>${w.headline}</h2>${all(w)}</article>`,
    ...usual(w, []),
  }),
  'headings that link to themselves': (w) => ({
    html: `<article><h1>${w.headline}</h1>${p(w.sentences[0]!)}<h2 id="a"><a href="#a">${w.teasers[0]}</a></h2>${w.sentences.slice(1).map(p).join('')}</article>`,
    ...usual(w, [], [w.teasers[0]!]),
  }),
};

describe.each(Object.entries(languages))('the main text in %s', (lang, words) => {
  test.each(Object.entries(cases))('%s', async (_, make) => {
    const { html, remaining, out } = make(words);
    const known = await collect(`<html lang="${lang}"><head><title>${words.headline}</title></head><body>${html}</body></html>`);
    const text = valueIn(known, 'text')
      .blocks.filter(({ main }) => main)
      .map((block) => block.text)
      .join('\n');
    for (const one of remaining) expect(text).toContain(one);
    for (const one of out) expect(text).not.toContain(one);
    expect(text.split(words.headline).length, 'the headline stands once').toBeLessThanOrEqual(2);
  });
  test('a page of teasers keeps them', async () => {
    const known = await collect(
      `<html lang="${lang}"><main><h1>${words.headline}</h1><ul>${words.teasers.map((text, index) => `<li class="c"><h2><a href="/t${index}">${text}</a></h2><p>${words.caption} ${index}</p></li>`).join('')}</ul></main></html>`,
    );
    const text = valueIn(known, 'text')
      .blocks.filter(({ main }) => main)
      .map((block) => block.text)
      .join('\n');
    for (const teaser of words.teasers) expect(text).toContain(teaser);
  });
});

test('a link belongs to its own block', async () => {
  const known = await collect(
    '<main><p>Some words without a link.</p><p>More words without one.</p><p>A word with <a href="https://a.example/">a link</a>.</p><p>And none.</p></main>',
  );
  expect(valueIn(known, 'text').blocks.map(({ hrefs }) => hrefs)).toEqual([[], [], ['https://a.example/'], []]);
});

test.each([
  ['one column', `<table><tr><td><p>${languages['en']!.sentences[0]}</p></td></tr></table>`, null],
  ['a menu beside the text', `<table><tr><td>Menu</td><td><p>${languages['en']!.sentences.join('</p><p>')}</p></td></tr></table>`, null],
  ['presentation', `<table role="presentation"><tr><td><p>${languages['en']!.sentences[0]}</p></td><td>x</td></tr></table>`, null],
  [
    'facts with header cells',
    `<table><tr><th>Town</th><td><p>${languages['en']!.sentences.join('</p><p>')}</p></td></tr></table>`,
    'table',
  ],
  [
    'facts in short cells',
    `<table>${`<tr><td>Height of the tower</td><td><p>${languages['en']!.sentences[0]}</p></td></tr>`.repeat(4)}</table>`,
    'table',
  ],
])('text in a table: %s', async (_, html, within) => {
  const known = await collect(`<main>${html}</main>`);
  expect(valueIn(known, 'text').blocks.find(({ tag }) => tag === 'p')!.within).toBe(within);
});

test('a site name above the article is not a headline, and the text below it is not a lead', async () => {
  const { sentences, appeal, headline } = languages['en']!;
  const known = await collect(
    `<html><head><title>${headline} @ Lake News</title></head><body><div><h1><a href="/">Lake News</a></h1><h2>${appeal}</h2></div><div id="c">${sentences.map((text) => `<p>${text}</p>`).join('')}</div></body></html>`,
  );
  const text = valueIn(known, 'text')
    .blocks.filter(({ main }) => main)
    .map((block) => block.text);
  expect(text).toEqual(sentences);
});

test('names in a comment belong to the comment', async () => {
  const known = await collect(
    '<main><div id="comments"><article><header><time datetime="2024-03-09">9 March</time></header><p>Words of a reader.</p><footer>9 March</footer></article></div></main>',
  );
  expect(new Set(valueIn(known, 'text').blocks.map(({ region }) => region))).toEqual(new Set(['comments']));
});

test('an article element with little of the prose is not certain', async () => {
  const { sentences } = languages['en']!;
  const known = await collect(
    `<div>${sentences.map((text) => `<div><p>${text}</p><ul><li><a href="/x">A link to elsewhere</a></li></ul></div>`).join('')}</div><article><h1>Notice</h1><p>${sentences[0]}</p></article>`,
  );
  const main = valueIn(known, 'main');
  expect(main.method).toBe('article');
  expect(main.confidence).toBeLessThan(0.6);
});

test('blocks excluded from the container, by rule', async () => {
  const { sentences, teasers, headline, caption } = languages['en']!;
  const links = teasers.map((text) => `<li><a href="/x">${text}</a></li>`).join('');
  const known =
    await collect(`<title>${headline}</title><main><nav><p>Menu of the town</p></nav><h1>${headline}</h1>${sentences.map((text) => `<p>${text}</p>`).join('')}<figure><img src="x"><figcaption>${caption}</figcaption></figure>
    <button>Send it now please</button><span>Ad</span><h2>More</h2><ul>${links}</ul><h2>${headline}</h2></main><footer><p>Outside of the container, so not counted.</p></footer>`);
  const { leftOut } = valueIn(known, 'main');
  expect(Object.fromEntries(leftOut.map(({ id, blocks }) => [id, blocks]))).toEqual({
    'link-box': 3,
    'caption-box': 1,
    region: 1,
    control: 1,
    'few-words': 1,
    repeat: 1,
    'empty-heading': 1,
  });
  expect(valueIn(await collect('<p>Hello to all of you</p>'), 'main').leftOut).toEqual([]);
});
