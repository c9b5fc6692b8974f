declare module 'virtual:site' {
  export const site: import('../page/site-info.ts').SiteInfo;
}
