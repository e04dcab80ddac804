import type { EvidenceId } from '../../../checks/derive/page-type/evidence.ts';
import type { pageTypeReasons as en } from '../../en/checks/page-type-reasons.ts';
import { pageEvidence } from './page-evidence.ts';

const purposes = { login: 'Login-Seiten', cart: 'Warenkörbe', checkout: 'Kassenseiten', account: 'Kontoseiten', search: 'Suchseiten' };

/** Why a page has its type. */
export const pageTypeReasons: typeof en = {
  evidence: ({ ids }) =>
    `Ausschlaggebend: ${[ids]
      .flat()
      .map((id) => (Object.hasOwn(pageEvidence, id) ? pageEvidence[id as EvidenceId] : id))
      .join('; ')}.`,
  declared: ({ name }) => `Sie deklariert sich selbst als Seite vom Typ ${name}.`,
  declaredOther: ({ name }) => `Sie deklariert sich selbst als Seite vom Typ ${name}, für den es keine eigenen Prüfungen gibt.`,
  password: () => 'Ihr Hauptinhalt hat ein Passwortfeld.',
  search: ({ parameter }) => `Ihre URL enthält eine Suchanfrage (${parameter}).`,
  namedPath: ({ segment, purpose }) => `Ihr Pfad enthält „${segment}“, typisch für ${purposes[purpose]}, und sie hat wenig Text.`,
  start: () => 'Ihre URL ist die Stamm-URL der Website.',
  logo: () => 'Das Logo der Website verlinkt auf sie.',
  empty: () => 'Sie hat keinen lesbaren Text.',
  none: () => 'Nichts auf ihr deutet klar auf einen bestimmten Typ hin.',
  chosen: () => 'Von Ihnen gewählt.',
};
