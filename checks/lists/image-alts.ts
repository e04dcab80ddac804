/** Alternative texts that say nothing of their image. Compared in lower case, white space collapsed. Checked 2026-11-23; the lists are ours. */

/** The attribute's own name, or its markup: a template or an editor wrote it. */
export const altMarkup = /^(?:alt(?:ernat(?:e|ive))?(?:[ _-]?(?:text|tag|attribute|texto?|texte))?|alt ?= ?.{0,3})$/i;

/** What every image is. On one image it may be a slip; on several it is what a template writes. */
export const imageWords: ReadonlySet<string> = new Set([
  'image', 'images', 'img', 'picture', 'pic', 'photo', 'photograph', 'logo', 'icon', 'thumbnail', 'banner', 'placeholder',
  'bild', 'bilder', 'foto', 'abbildung', 'vorschaubild', 'photographie', 'vignette', 'icône', 'imagen', 'fotografía', 'icono', 'miniatura',
  'immagine', 'icona', 'imagem', 'ícone', 'afbeelding', 'pictogram', 'obraz', 'obrazek', 'zdjęcie', 'ikona', 'obrázek', 'kép', 'billede', 'kuva',
  'изображение', 'картинка', 'фото', 'логотип', 'иконка', 'зображення', 'εικόνα', 'φωτογραφία', 'resim', 'görsel', 'fotoğraf', 'gambar', 'hình ảnh', 'ảnh',
  '画像', '写真', 'イメージ', 'ロゴ', 'アイコン', '图片', '图像', '照片', '圖片', '圖像', '标志', '이미지', '사진', '로고', '아이콘',
  'صورة', 'شعار', 'تصویر', 'عکس', 'תמונה', 'לוגו', 'चित्र', 'छवि', 'तस्वीर', 'ছবি', 'รูปภาพ', 'ภาพ',
]);

/** Who sells or lends photos: a credit is no description. */
export const photoAgencies: ReadonlySet<string> = new Set([
  'getty images', 'gettyimages', 'getty', 'istock', 'istockphoto', 'shutterstock', 'adobe stock', 'adobestock', 'alamy', 'alamy stock photo', 'depositphotos', 'dreamstime', 'unsplash', 'pexels',
  'pixabay', 'freepik', '123rf', 'reuters', 'afp', 'ap', 'ap photo', 'associated press', 'epa', 'epa-efe', 'efe', 'ansa', 'dpa', 'picture alliance', 'imago', 'imago images', 'keystone', 'apa',
  'belga', 'pap', 'tass', 'тасс', 'риа новости', 'xinhua', '新华社', '视觉中国', 'kyodo', '共同通信', 'pixta', 'ピクスタ', '연합뉴스', 'anadolu agency', 'pti', 'أ ف ب', 'رويترز',
]);
