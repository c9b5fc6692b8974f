import { memo } from 'react';

/**
 * The article's body. React sets it once and never looks into it: the document's own HTML stays while the page is hydrated, and whatever an
 * extension or a translation service does to it afterwards stays too.
 */
export const Prose = memo(function Prose({ body }: { body: unknown }) {
  return <div className="prose" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: body as string }} />;
});
