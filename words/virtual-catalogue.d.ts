declare module 'virtual:catalogue' {
  const entries: readonly import('../checks/doors/catalogue.ts').CatalogueEntry[];
  export default entries;
}
declare module 'virtual:grounds' {
  const grounds: Readonly<Record<string, import('../checks/doors/catalogue.ts').Grounds>>;
  export default grounds;
}
