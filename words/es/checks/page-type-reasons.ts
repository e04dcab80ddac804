import type { EvidenceId } from '../../../checks/derive/page-type/evidence.ts';
import type { pageTypeReasons as en } from '../../en/checks/page-type-reasons.ts';
import { pageEvidence } from './page-evidence.ts';

const purposes = {
  login: 'páginas de inicio de sesión',
  cart: 'carritos',
  checkout: 'páginas de pago',
  account: 'páginas de cuenta',
  search: 'páginas de búsqueda',
};

/** Why a page has its type. */
export const pageTypeReasons: typeof en = {
  evidence: ({ ids }) =>
    `Decidido por: ${[ids]
      .flat()
      .map((id) => (Object.hasOwn(pageEvidence, id) ? pageEvidence[id as EvidenceId] : id))
      .join('; ')}.`,
  declared: ({ name }) => `Declara que es una página de tipo ${name}.`,
  declaredOther: ({ name }) => `Declara que es una página de tipo ${name}, que no tiene comprobaciones propias.`,
  password: () => 'Su contenido principal tiene un campo de contraseña.',
  search: ({ parameter }) => `Su URL contiene una consulta de búsqueda (${parameter}).`,
  namedPath: ({ segment, purpose }) => `Su ruta contiene «${segment}», típico de ${purposes[purpose]}, y tiene poco texto.`,
  start: () => 'Es la URL raíz del sitio.',
  logo: () => 'El logotipo del sitio enlaza a ella.',
  empty: () => 'No tiene texto legible.',
  none: () => 'Nada en ella indica claramente un tipo.',
  chosen: () => 'Elegido manualmente.',
};
