/** What the client needs of the project; `commands/client-bundle.ts` provides it. */
declare module 'virtual:site' {
  export const site: import('../model/site-info.ts').SiteInfo;
}

declare module 'virtual:islands' {
  import type { FunctionComponent } from 'react';

  export const islands: Readonly<Record<string, () => Promise<{ Island: FunctionComponent<Record<string, unknown>> }>>>;
  export const styles: Readonly<Record<string, string>>;
}
