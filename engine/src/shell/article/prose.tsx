import { memo } from 'react';

/**
 * The article's body. React sets its HTML once and never looks inside: the document's HTML survives hydration, and so
 * does whatever an extension or a translation service does to it afterwards.
 */
export const Prose = memo(function Prose({ body }: { body: unknown }) {
  return <div className="prose" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: body as string }} />;
});
