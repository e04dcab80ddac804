declare module 'virtual:catalogue/*' {
  const entries: readonly import('../checks/core/catalogue.ts').CatalogueEntry[];
  export default entries;
}
declare module 'virtual:grounds/*' {
  const grounds: Readonly<Record<string, import('../checks/core/catalogue.ts').Grounds>>;
  export default grounds;
}
