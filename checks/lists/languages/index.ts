/** One file per language, see language.ts. Read them through language/language-words.ts. */
import type { Language } from './language.ts';
import { af } from './af.ts';
import { am } from './am.ts';
import { ar } from './ar.ts';
import { az } from './az.ts';
import { be } from './be.ts';
import { bg } from './bg.ts';
import { bn } from './bn.ts';
import { bs } from './bs.ts';
import { ca } from './ca.ts';
import { ckb } from './ckb.ts';
import { cs } from './cs.ts';
import { cy } from './cy.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { el } from './el.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { et } from './et.ts';
import { eu } from './eu.ts';
import { fa } from './fa.ts';
import { fi } from './fi.ts';
import { fil } from './fil.ts';
import { fr } from './fr.ts';
import { ga } from './ga.ts';
import { gl } from './gl.ts';
import { gu } from './gu.ts';
import { he } from './he.ts';
import { hi } from './hi.ts';
import { hr } from './hr.ts';
import { hu } from './hu.ts';
import { hy } from './hy.ts';
import { id } from './id.ts';
import { is } from './is.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ka } from './ka.ts';
import { kk } from './kk.ts';
import { km } from './km.ts';
import { kn } from './kn.ts';
import { ko } from './ko.ts';
import { lb } from './lb.ts';
import { lo } from './lo.ts';
import { lt } from './lt.ts';
import { lv } from './lv.ts';
import { mk } from './mk.ts';
import { ml } from './ml.ts';
import { mn } from './mn.ts';
import { mr } from './mr.ts';
import { ms } from './ms.ts';
import { my } from './my.ts';
import { nb } from './nb.ts';
import { ne } from './ne.ts';
import { nl } from './nl.ts';
import { nn } from './nn.ts';
import { no } from './no.ts';
import { pa } from './pa.ts';
import { pl } from './pl.ts';
import { ps } from './ps.ts';
import { pt } from './pt.ts';
import { ro } from './ro.ts';
import { ru } from './ru.ts';
import { si } from './si.ts';
import { sk } from './sk.ts';
import { sl } from './sl.ts';
import { sq } from './sq.ts';
import { sr } from './sr.ts';
import { sv } from './sv.ts';
import { sw } from './sw.ts';
import { ta } from './ta.ts';
import { te } from './te.ts';
import { th } from './th.ts';
import { tl } from './tl.ts';
import { tr } from './tr.ts';
import { uk } from './uk.ts';
import { ur } from './ur.ts';
import { uz } from './uz.ts';
import { vi } from './vi.ts';
import { yo } from './yo.ts';
import { zh } from './zh.ts';

/** Keyed by primary language subtag. */
export const languages: Readonly<Record<string, Language>> = {
  af,
  am,
  ar,
  az,
  be,
  bg,
  bn,
  bs,
  ca,
  ckb,
  cs,
  cy,
  da,
  de,
  el,
  en,
  es,
  et,
  eu,
  fa,
  fi,
  fil,
  fr,
  ga,
  gl,
  gu,
  he,
  hi,
  hr,
  hu,
  hy,
  id,
  is,
  it,
  ja,
  ka,
  kk,
  km,
  kn,
  ko,
  lb,
  lo,
  lt,
  lv,
  mk,
  ml,
  mn,
  mr,
  ms,
  my,
  nb,
  ne,
  nl,
  nn,
  no,
  pa,
  pl,
  ps,
  pt,
  ro,
  ru,
  si,
  sk,
  sl,
  sq,
  sr,
  sv,
  sw,
  ta,
  te,
  th,
  tl,
  tr,
  uk,
  ur,
  uz,
  vi,
  yo,
  zh,
};
