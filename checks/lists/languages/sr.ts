import type { Language } from './language.ts';

export const sr: Language = {
  name: 'Serbian',
  script: 'Cyrl',
  functionWords:
    'и у је на се да су за од са што који не о а као али из то које све би ће по није само која или како бити био може још до више ' +
    'јер када те након',
  furtherFunctionWords: 'била било према ово сви',
  pageWords: {
    byline: 'аутор|пише|написао|написала|текст|извор|autor|piše|napisao|napisala|tekst|izvor',
    published: 'објављено|датум|objavljeno|datum',
    updated: 'ажурирано|последња измена|ažurirano|poslednja izmena',
    about: 'о нама|контакт|импресум|редакција|o nama|kontakt|impresum|redakcija',
  },
  and: 'и|i',
  months: { locales: ['sr-Latn'] },
  attribution: {
    names:
      'према подацима|према речима|по речима|како наводи|како преноси|извор:|преноси|саопштио|саопштила|саопштено|рекао|рекла|рекли|' +
      'изјавио|изјавила|навео|навела|потврдио|потврдила|најавио|најавила|prema podacima|prema rečima|po rečima|kako navodi|' +
      'kako prenosi|izvor:|prenosi|saopštio|saopštila|saopšteno|rekao|rekla|rekli|izjavio|izjavila|naveo|navela|potvrdio|potvrdila|' +
      'najavio|najavila|према наводима|према извештају|prema navodima|prema izveštaju',
    quotes:
      'каже|кажу|додао|додала|додаје|истакао|истакла|истиче|објаснио|објаснила|објашњава|нагласио|нагласила|сматра|поручио|поручила|' +
      'одговорио|питао|прича|kaže|kažu|dodao|dodala|dodaje|istakao|istakla|ističe|objasnio|objasnila|objašnjava|naglasio|naglasila|' +
      'smatra|poručio|poručila|odgovorio|pitao|priča',
  },
  genericAnchors:
    'овде|кликните овде|више|више информација|сазнај више|сазнајте више|прочитај више|прочитајте више|опширније|детаљније|' +
    'детаљи|погледај|прикажи више|прикажи све|даље|следеће|настави|линк|ова страница|преузми|ovde|kliknite ovde|više|' +
    'više informacija|saznaj više|saznajte više|pročitaj više|pročitajte više|opširnije|detaljnije|detalji|pogledaj|' +
    'prikaži više|prikaži sve|dalje|sledeće|nastavi|link|ova stranica|preuzmi',
  notFound:
    'страница није пронађена|страна није пронађена|страница не постоји|stranica nije pronađena|strana nije pronađena|' +
    'stranica ne postoji|грешка 404|greška 404',
  buy: 'dodaj u korpu|stavi u korpu|u korpu|додај у корпу|у корпу|kupi|купи',
};
