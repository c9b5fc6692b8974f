declare module 'virtual:site' {
  export const site: import('../model/site-info.ts').SiteInfo;
}
