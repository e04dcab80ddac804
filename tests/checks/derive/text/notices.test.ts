import { describe, expect, test } from 'vitest';
import { isConsentNotice, isLabel } from '../../../../checks/derive/text/notices.ts';
import { filler } from '../../../support/blocks.ts';
import { countUnits } from '../../../../checks/language/units.ts';

describe('isLabelBlock', () => {
  test.each([
    [
      'fr',
      'Le Monde | 04.05.2015 à 13h36 • Mis à jour le 05.05.2015 à 20h13 | Par Martin Untersinger (avec Damien Leloup et Morgane Tual)',
      true,
    ],
    ['en', 'May 4, 2015 at 1:36 pm, updated May 5, 2015 at 8:13 pm, from our staff in London and Paris', true],
    ['en', 'Published on 4 May 2015 at noon by Jane Doe and John Roe, photographs by Ann Other', true],
    ['de', 'Von Anna Beispiel und Bernd Muster, Berlin, aktualisiert am 4. Mai 2015 um 13 Uhr 36', true],
    ['ja', '2015年5月4日 13時36分 公開 / 2015年5月5日 更新 / 東京本社 山田太郎', true],
    ['en', 'Home | News | Sport and leisure | Culture and music | What is on in town this week', true],
    ['en', 'By the river stands a mill that has ground flour since 4 May 1815 and still does.', false],
    ['en', 'May 4, 2015 – The minister said that the bridge will open again in autumn.', false],
    ['de', 'Von der Küche bis ins Bad: so wird Wasser gespart', false],
    ['en', 'LONDON | May 4, 2015 | The minister said that the bridge will open again.', false],
    ['en', 'The bridge opened on 4 May 2015 and has carried trains and cars since', false],
    ['fr', 'Publié le 05 mars 2021 à 11h00 - Mis à jour le 05 mars 2021 à 15h22 Temps de Lecture 4 min.', true],
    ['ru', 'Опубликовано 5 марта 2021, обновлено 6 марта 2021 в 15:22. Время чтения 4 мин.', true],
    ['en', 'Published on 4 May 2015, the report says that bridges fail.', false],
    ['en', 'By Jane Doe', true],
    ['de', 'Von Anna Beispiel', true],
    ['es', 'Por Juan Pérez', true],
    ['ru', 'Автор: Анна Петрова', true],
    ['ja', '文・写真：山田太郎', true],
    ['ar', 'بقلم أحمد علي', true],
    ['en', 'By the river and the mill', false],
    ['de', 'Von der Küche bis ins Bad', false],
    ['sv', 'By Jane Doe', false],
    ['en', 'Tea and/or coffee', false],
  ])('%s: %s', (language, text, expected) => expect(isLabel({ text, units: countUnits(text) }, language)).toBe(expected));

  test('is short', () => {
    const text = `May 4, 2015 | London | ${filler(60)}`;
    expect(isLabel({ text, units: countUnits(text) }, 'en')).toBe(false);
  });
});

describe('isConsentNoticeBlock', () => {
  test.each([
    ['en', 'By using Yahoo you agree that Yahoo and partners may use Cookies for personalisation and other purposes', true],
    ['en', 'We use cookies and similar technologies to improve our site.', true],
    ['de', 'Wir verwenden Cookies, um Inhalte zu personalisieren.', true],
    ['fr', 'En poursuivant votre navigation, vous acceptez l’utilisation de cookies.', true],
    ['es', 'Utilizamos cookies propias y de terceros.', true],
    ['ru', 'Продолжая, вы соглашаетесь с использованием файлов cookie.', true],
    ['ja', '当サイトではCookieを使用しています。', true],
    ['ko', '이 사이트는 쿠키를 사용합니다.', true],
    ['zh', '继续浏览即表示您同意我们使用 Cookie。', true],
    ['ar', 'نستخدم ملفات تعريف الارتباط لتحسين تجربتك.', true],
    ['tr', 'Bu site çerez kullanır.', true],
    ['cs', 'Tyto stránky používají soubory cookie k analýze návštěvnosti.', true],
    ['cs', 'Prohlížeč ukládá cookies, dokud je nesmažete.', false],
    ['en', 'These chocolate cookies bake in twelve minutes.', false],
    ['en', 'Websites set cookies to know their visitors again, and laws ask for consent.', false],
    ['en', 'Before work starts, you agree that the price may change.', false],
    ['de', 'We use cookies.', false],
    ['cs', 'We use cookies.', false],
  ])('%s: %s', (language, text, expected) => expect(isConsentNotice(text, language)).toBe(expected));
});
