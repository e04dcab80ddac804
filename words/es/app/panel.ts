import type { panelWords as en } from '../../en/app/panel.ts';

export const panelWords: typeof en = {
  looking: 'Revisando la pestaña…',
  none: {
    title: 'Esta página todavía no se ha auditado.',
    advice:
      'El panel sigue la pestaña. Auditar ahora esta página, o hacer clic en el botón de Pageloupe de la barra de herramientas en cualquier página.',
    button: 'Auditar esta página',
  },
  requested: {
    title: 'El navegador pregunta si Pageloupe puede leer este sitio.',
    advice:
      'Permitirlo en la barra de herramientas del navegador para auditar la página aquí. Para auditarla solo una vez, hacer clic en el botón de Pageloupe de la barra de herramientas.',
  },
  refused: {
    title: 'El navegador todavía no deja a Pageloupe leer esta página.',
    advice:
      'Hacer clic en el botón de Pageloupe de la barra de herramientas para auditar esta página aquí. O permitir este sitio, o todos, para que el panel pueda auditar cualquier página que se abra; se puede deshacer en la página de configuración de esta extensión en el navegador.',
    site: 'Permitir este sitio',
    button: 'Permitir todos los sitios',
    again: 'Reintentar',
  },
  noTab: { title: 'No hay ninguna pestaña que mostrar.', advice: 'Al abrir una página, aparece aquí.' },
  follow: ({ host }) => `Auditar cada página que abro en ${host}`,
  followed: ({ host }) => `Las páginas de ${host} se auditan al abrirlas, mientras este panel está abierto.`,
  unfollowed: ({ host }) => `Las páginas de ${host} se auditan solo al iniciar una auditoría.`,
  notAllowed: ({ host }) => `Las páginas de ${host} no se pueden auditar sin permiso.`,
};
