import type { EvidenceId } from '../../../checks/derive/page-type/evidence.ts';
import type { pageTypeReasons as en } from '../../en/checks/page-type-reasons.ts';
import { pageEvidence } from './page-evidence.ts';

const purposes = {
  login: 'páginas de login',
  cart: 'carrinhos',
  checkout: 'páginas de pagamento',
  account: 'páginas de conta',
  search: 'páginas de pesquisa',
};

/** Why a page has its type. */
export const pageTypeReasons: typeof en = {
  evidence: ({ ids }) =>
    `Decidido por: ${[ids]
      .flat()
      .map((id) => (Object.hasOwn(pageEvidence, id) ? pageEvidence[id as EvidenceId] : id))
      .join('; ')}.`,
  declared: ({ name }) => `Ela declara ser uma página do tipo ${name}.`,
  declaredOther: ({ name }) => `Ela declara ser uma página do tipo ${name}, que não tem verificações próprias.`,
  password: () => 'Seu conteúdo principal tem um campo de senha.',
  search: ({ parameter }) => `Sua URL contém uma consulta de pesquisa (${parameter}).`,
  namedPath: ({ segment, purpose }) => `Seu caminho contém “${segment}”, típico de ${purposes[purpose]}, e ela tem pouco texto.`,
  start: () => 'É a URL raiz do site.',
  logo: () => 'O logotipo do site leva a ela.',
  empty: () => 'Ela não tem texto legível.',
  none: () => 'Nada nela indica claramente um tipo.',
  chosen: () => 'Escolhido manualmente.',
};
